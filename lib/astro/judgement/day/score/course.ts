/** Everything that changes over some days for a birth: what moves in the sky, its dashas and its Saturn. */
import type { CommonCourse } from './commonCourse.ts';
import { movements } from './movements.ts';
import { saturnSpans, type SaturnSpan } from './saturn.ts';
import type { DayScoreContext } from './context.ts';
import type { ObserverPlace } from '../../../earth/diurnal.ts';
import { observedEclipses } from '../../../eclipse/observedEclipses.ts';
import type { Ephemeris } from '../../../ephemeris.ts';
import type { Planet } from '../../../tables/planets.ts';
import type { TimeSpan } from '../../../time.ts';
import { subPeriods } from '../../../dasha/nakshatra.ts';
import { DEEPEST_LEVEL, type Period } from '../../../dasha/period.ts';
import { vimshottari } from '../../../dasha/vimshottari.ts';
import { spansTouching } from './pieces.ts';

export interface DayCourse extends CommonCourse {
  /** When eclipses that custom counts at the place begin to be seen there. */
  readonly eclipsesJdUT: readonly number[];
  readonly dashas: Dashas;
  /** Sade sati and dhaiya. */
  readonly saturn: readonly SaturnSpan[];
}

/**
 * Returns what changes from the beginning of the first day to the end of the last; of the sky somewhat more.
 *
 * @throws EphemerisRangeError where three days to either side are outside the ephemeris
 */
export function dayCourse(
  context: DayScoreContext,
  ephemeris: Ephemeris,
  place: ObserverPlace,
  whole: TimeSpan,
): DayCourse {
  const { common, saturn, tracks } = movements(ephemeris, context.chart.conventions, whole);
  return {
    ...common,
    eclipsesJdUT: observedEclipses(common.eclipses, place).map(({ visible }) => visible.startJdUT),
    dashas: runningDashas(context.mahadashas, whole),
    saturn: saturnSpans(context, tracks, saturn),
  };
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
