/** What judging a matter of life reads of a birth, by the periods that a request names. */
import { areaContext, type AreaContext } from '../astro/judgement/areaContext.ts';
import type { TimingContext } from '../astro/judgement/timing/timingWindows.ts';
import { vimshottari } from '../astro/dasha/vimshottari.ts';
import { forEachPlanet } from '../astro/tables/planets.ts';
import { placement } from '../astro/chart/zodiac.ts';
import type { Meta } from '../schemas/common/envelope.ts';
import { signStays, type BirthContext } from './birthContext.ts';
import { askedPath, BODY_FIELDS, type AskedLord, type LordFields } from './requestedPeriods.ts';

/** Mahadasha, antardasha and pratyantardasha as they run. */
const RUNNING: readonly AskedLord[] = [null, null, null];

export interface RequestedArea {
  readonly area: AreaContext;
  /** Where nothing runs at the instant asked about. */
  readonly warnings: Meta['warnings'];
}

/**
 * Returns what matters of a life are judged from; the instant taken for now lies within the ephemeris (`nowInEphemeris`).
 *
 * @param lords that the request names, null where it leaves one open, the mahadasha first
 * @throws InvalidInput where a lord was named whose period is not lived
 */
export function requestedArea(
  context: BirthContext,
  lords: readonly AskedLord[] = RUNNING,
  fields: LordFields = BODY_FIELDS,
): RequestedArea {
  const { choices, warnings } = askedPath(context, lords, fields);
  const { planets } = context.passingSky();
  const moment = {
    person: context.person(),
    birthJdUT: context.birth.jdUT,
    nowJdUT: context.nowJdUT,
    passing: forEachPlanet((planet) => placement(planets[planet].longitudeDeg).signIndex),
    acting: choices,
    life: context.life(vimshottari),
  };
  return { area: areaContext(context.chartContext(), moment), warnings };
}

/** Returns what the search for windows of time reads, from now to an instant. */
export function timingContext(context: BirthContext, untilJdUT: number): TimingContext {
  return {
    chart: context.chart,
    strengths: context.strengths(),
    birthJdUT: context.birth.jdUT,
    life: context.life(vimshottari),
    staysOf: context.staysUntil(untilJdUT),
  };
}

/** Returns what the search for windows of the past reads, from birth to now. */
export function pastContext(context: BirthContext): TimingContext {
  const { birth, chart, nowJdUT } = context;
  return {
    chart,
    strengths: context.strengths(),
    birthJdUT: birth.jdUT,
    life: context.life(vimshottari),
    staysOf: signStays(context, Math.min(birth.jdUT, nowJdUT), nowJdUT),
  };
}
