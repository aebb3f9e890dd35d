/** Everything that changes over some days for a birth: what moves in the sky, its dashas and its Saturn. */
import { movements, type CommonCourse, type Movements } from './movements.ts';
import { saturnSpans, type SaturnSpan } from './saturn.ts';
import type { DayScoreContext } from './context.ts';
import type { Ephemeris } from '../../../ephemeris.ts';
import { skySpans, type IndexSpan, type SignSpan, type SkySpan } from './skies.ts';
import { forEachPlanet, type Planet } from '../../../tables/planets.ts';
import { KAKSHAS_OF_SIGN } from '../../../ashtakavarga/kaksha.ts';
import { moortiAt } from '../../../transit/moorti.ts';
import type { Stay } from '../../../transit/stays.ts';
import type { Track } from '../../../transit/track.ts';
import type { TimeSpan } from '../../../time.ts';
import { subPeriods } from '../../../dasha/nakshatra.ts';
import { DEEPEST_LEVEL, type Period } from '../../../dasha/period.ts';
import { vimshottari } from '../../../dasha/vimshottari.ts';
import { spansTouching } from './pieces.ts';

export interface DayCourse extends CommonCourse {
  /** Signs of the nine. */
  readonly signs: Readonly<Record<Planet, readonly SignSpan[]>>;
  /** Times in which no sign changes. */
  readonly skies: readonly SkySpan[];
  readonly dashas: Dashas;
  /** Sade sati and dhaiya. */
  readonly saturn: readonly SaturnSpan[];
}

/**
 * Returns what changes from the beginning of the first day to the end of the last; of the sky somewhat more.
 *
 * @throws EphemerisRangeError where three days to either side are outside the ephemeris
 */
export function dayCourse(context: DayScoreContext, ephemeris: Ephemeris, fromJdUT: number, toJdUT: number): DayCourse {
  const { chart, mahadashas } = context;
  const whole = { startJdUT: fromJdUT, endJdUT: toJdUT };
  const moved = movements(ephemeris, chart.conventions, whole);
  const signs = signsOf(moved, chart.signs.Moon);
  return {
    ...moved.common,
    signs,
    skies: skySpans(context.gochara, signs, whole),
    dashas: runningDashas(mahadashas, whole),
    saturn: saturnSpans(context, moved.tracks, moved.stays.Saturn),
  };
}

function signsOf({ common, stays, tracks }: Movements, natalMoonSignIndex: number): DayCourse['signs'] {
  return forEachPlanet((planet) =>
    planet === 'Moon' ? signsOfKakshas(common.kakshas.Moon) : signSpans(stays[planet], natalMoonSignIndex, tracks.Moon),
  );
}

/** Returns stays with their moorti; those that reach beyond the ephemeris, and so beyond every day, have infinite ends. */
function signSpans(found: readonly Stay[], natalMoonSignIndex: number, moon: Track): SignSpan[] {
  return found.map(({ endJdUT, index, startJdUT }) => ({
    index,
    startJdUT: startJdUT ?? -Infinity,
    endJdUT: endJdUT ?? Infinity,
    moorti: moortiAt(natalMoonSignIndex, moon, startJdUT)?.moorti ?? null,
  }));
}

/** Signs follow from kakshas, which divide them. */
function signsOfKakshas(kakshas: readonly IndexSpan[]): SignSpan[] {
  const signs: SignSpan[] = [];
  for (const { endJdUT, index: kaksha, startJdUT } of kakshas) {
    const index = Math.floor(kaksha / KAKSHAS_OF_SIGN);
    const last = signs.at(-1);
    const isOn = last?.index === index;
    if (isOn) signs.pop();
    signs.push({ index, startJdUT: isOn ? last.startJdUT : startJdUT, endJdUT, moorti: null });
  }
  return signs;
}

/** Periods that touch some time, the mahadashas first. */
export type Dashas = readonly (readonly Period<Planet>[])[];

/**
 * Lists the periods of all levels that touch a time, the mahadashas first.
 *
 * @param mahadashas of a life
 */
export function runningDashas(mahadashas: readonly Period<Planet>[], whole: TimeSpan): Dashas {
  const levels = [spansTouching(mahadashas, whole)];
  while (levels.length < DEEPEST_LEVEL) {
    levels.push(levels.at(-1)!.flatMap((parent) => spansTouching(subPeriods(vimshottari, parent), whole)));
  }
  return levels;
}
