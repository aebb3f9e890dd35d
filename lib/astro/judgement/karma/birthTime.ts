/** Whether a birth time is exact enough for the shashtiamsha, whose ascendant changes about every two minutes. */
import { wrap180 } from '../../angle.ts';
import { toWireResolution, type Chart } from '../../chart/chart.ts';
import type { SevenPlanet } from '../../tables/planets.ts';
import { signLord } from '../../tables/signs.ts';
import { partRuler } from '../../varga/partRuler.ts';
import { methodOf, vargaPlace } from '../../varga/position.ts';
import type { Shashtiamsha } from '../../varga/tables/shashtiamshas.ts';
import { VARGAS } from '../../varga/vargas.ts';
import { placement } from '../../chart/zodiac.ts';
import { karmaFact, type KarmaFact, type TimeConfidence } from './facts.ts';

/** Minutes from the birth time at which the ascendant is checked. */
const SHIFTS_MINUTES = [-2, -1, 0, 1, 2] as const;

export interface ShiftedAscendant {
  readonly shiftMinutes: number;
  readonly longitudeDeg: number;
  readonly number: number;
  readonly part: Shashtiamsha;
  /** In the D60. */
  readonly signIndex: number;
  readonly lord: SevenPlanet;
  /** Whether it is in the same shashtiamsha as at the birth time. */
  readonly isSame: boolean;
}

interface BirthTimeCheck {
  readonly shifts: readonly ShiftedAscendant[];
  /** Whether the shashtiamsha is the same within a minute to either side. */
  readonly isStable: boolean;
  readonly confidence: TimeConfidence;
  /** Seconds until the shashtiamsha changes, for an earlier and for a later birth; null where the ascendant hardly moves. */
  readonly earlierSeconds: number | null;
  readonly laterSeconds: number | null;
  readonly text: KarmaFact;
}

const SECONDS_PER_MINUTE = 60;
/** Seconds from an edge that are enough for a time read from a clock. Interpretive. */
const FAIR_SECONDS = 30;
/** A slower ascendant stays in its part for more than an hour. */
const STILL_DEG_PER_MINUTE = 0.5 / 60;

/** Returns the sidereal ascendant some minutes from the birth time. */
export type RisingDeg = (shiftMinutes: number) => number;

/**
 * Returns whether the shashtiamsha of the ascendant stays the same when the birth time changes by minutes.
 *
 * It is stable where a minute either way leaves it the same.
 *
 * @param risingDeg sidereal longitude of the ascendant so many minutes after the given birth
 */
export function birthTimeCheck(chart: Chart, risingDeg: RisingDeg): BirthTimeCheck {
  const atBirth = shifted(chart, 0, risingDeg(0));
  const shifts = SHIFTS_MINUTES.map((minutes): ShiftedAscendant => {
    const found = shifted(chart, minutes, risingDeg(minutes));
    return { ...found, isSame: found.number === atBirth.number && found.signIndex === atBirth.signIndex };
  });
  const isStable = shifts.every(({ isSame, shiftMinutes }) => isSame || Math.abs(shiftMinutes) > 1);
  const [earlierSeconds, laterSeconds] = edgeSeconds(chart, risingDeg);
  const nearest = Math.min(earlierSeconds ?? Infinity, laterSeconds ?? Infinity);
  const confidence = isStable ? 'high' : nearest >= FAIR_SECONDS ? 'medium' : 'low';
  const edges = earlierSeconds === null || laterSeconds === null ? null : { earlierSeconds, laterSeconds };
  const { number, signIndex } = atBirth;
  const text = karmaFact('birth_time', { signIndex, shashtiamsha: number, edges, confidence });
  return { shifts, isStable, confidence, earlierSeconds, laterSeconds, text };
}

function shifted(chart: Chart, shiftMinutes: number, risingDeg: number): Omit<ShiftedAscendant, 'isSame'> {
  const born = placement(toWireResolution(risingDeg));
  const { part, signIndex } = vargaPlace(VARGAS.d60, methodOf(chart, 'd60'), born);
  const { number, ruler } = partRuler(VARGAS.d60, born.signIndex, part)!;
  const { longitudeDeg } = born;
  return { shiftMinutes, longitudeDeg, number, part: ruler.character!, signIndex, lord: signLord(signIndex) };
}

/** Beyond the polar circles the ascendant can move backwards for a while. */
function edgeSeconds(chart: Chart, risingDeg: RisingDeg): [number | null, number | null] {
  const degPerMinute = wrap180(risingDeg(1) - risingDeg(-1)) / 2;
  if (Math.abs(degPerMinute) < STILL_DEG_PER_MINUTE) return [null, null];
  const born = placement(toWireResolution(risingDeg(0)));
  const { part } = vargaPlace(VARGAS.d60, methodOf(chart, 'd60'), born);
  const secondsTo = (edgeDeg: number) =>
    Math.floor(Math.abs(minutesTo(edgeDeg - born.degreeInSign, degPerMinute, risingDeg)) * SECONDS_PER_MINUTE);
  const [below, above] = [secondsTo(part.fromDeg), secondsTo(part.toDeg)];
  return degPerMinute > 0 ? [below, above] : [above, below];
}

const STEPS = 3;

/** Minutes until the ascendant has moved a distance: by its rate at birth, corrected as the rate itself changes. */
function minutesTo(movedDeg: number, degPerMinute: number, risingDeg: RisingDeg): number {
  let minutes = movedDeg / degPerMinute;
  for (let step = 0; step < STEPS; step++) {
    minutes += (movedDeg - wrap180(risingDeg(minutes) - risingDeg(0))) / degPerMinute;
  }
  return minutes;
}
