/** New and full moons near the nodes: where an eclipse can be. */
import { wrap180 } from '../angle.ts';
import { ttFromUt } from '../earth/deltaT.ts';
import { BODY, VALUES_PER_BODY, type Ephemeris } from '../ephemeris.ts';
import type { TimeSpan } from '../time.ts';

export type EclipseKind = 'solar' | 'lunar';

/** A new moon or a full moon at which the Moon stands near enough to the ecliptic for an eclipse. */
export interface Syzygy {
  readonly kind: EclipseKind;
  readonly jdTT: number;
}

/**
 * Latitudes of the Moon, degrees, beyond which no new moon, and no full moon, is an eclipse of any kind.
 *
 * The largest of the years 1900 to 2100 are 1.561 and 1.581.
 */
const LIMIT_DEG: Readonly<Record<EclipseKind, number>> = { solar: 1.6, lunar: 1.65 };

/** Mean new moon of 6 January 2000 and the mean days between new moons. @see Meeus, Astronomical Algorithms, eq. 49.1 */
const MEAN_NEW_MOON_JD = 2451550.09766;
const LUNATION_DAYS = 29.530588861;
/** Half lunations: new and full moons by turns. */
const PHASE_DAYS = LUNATION_DAYS / 2;
/** True new and full moons are never farther from the mean ones, whose secular term is left out. */
const FARTHEST_DAYS = 0.9;
/** Latitude that the Moon may still gain or lose between the mean and the true syzygy, degrees. */
const LATITUDE_MARGIN_DEG = 1.3;
const TOLERANCE_DAYS = 1e-5;

/** Lists the new and full moons, some hours around a time included, at which an eclipse is possible, in order. */
export function nodalSyzygies({ startJdUT, endJdUT }: TimeSpan, ephemeris: Ephemeris): Syzygy[] {
  const { startJdTT: firstJdTT, endJdTT: lastJdTT } = ephemeris.coverage;
  const fromJdTT = Math.max(ttFromUt(startJdUT), firstJdTT) - FARTHEST_DAYS;
  const toJdTT = Math.min(ttFromUt(endJdUT), lastJdTT) + FARTHEST_DAYS;
  const reading = new Float64Array(VALUES_PER_BODY);
  const found: Syzygy[] = [];
  const lastPhase = Math.floor((toJdTT - MEAN_NEW_MOON_JD) / PHASE_DAYS);
  for (let phase = Math.ceil((fromJdTT - MEAN_NEW_MOON_JD) / PHASE_DAYS); phase <= lastPhase; phase++) {
    const kind = phase % 2 === 0 ? 'solar' : 'lunar';
    const meanJdTT = MEAN_NEW_MOON_JD + phase * PHASE_DAYS;
    const jdTT = nearNode(kind, Math.min(Math.max(meanJdTT, firstJdTT), lastJdTT), ephemeris, reading);
    if (jdTT !== null) found.push({ kind, jdTT });
  }
  return found;
}

/** Returns the true syzygy by Newton's method, or null where the Moon turns out too far from the ecliptic. */
function nearNode(kind: EclipseKind, meanJdTT: number, ephemeris: Ephemeris, reading: Float64Array): number | null {
  const { endJdTT, startJdTT } = ephemeris.coverage;
  const targetDeg = kind === 'solar' ? 0 : 180;
  const limitDeg = LIMIT_DEG[kind];
  let jdTT = meanJdTT;
  for (;;) {
    if (jdTT < startJdTT || jdTT > endJdTT) return null;
    ephemeris.readBody(BODY.moon, jdTT, reading);
    const [moonDeg, latitudeDeg, , moonRate] = reading as unknown as [number, number, number, number];
    if (Math.abs(latitudeDeg) > limitDeg + LATITUDE_MARGIN_DEG) return null;
    ephemeris.readBody(BODY.sun, jdTT, reading);
    const stepDays = -wrap180(moonDeg - reading[0]! - targetDeg) / (moonRate - reading[3]!);
    jdTT += stepDays;
    if (Math.abs(stepDays) < TOLERANCE_DAYS) return Math.abs(latitudeDeg) < limitDeg ? jdTT : null;
  }
}
