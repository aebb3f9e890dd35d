/** What judging a matter of life reads, of a drawn chart: no day, no place, periods as the test names them. */
import type { Chart } from '../../lib/astro/chart/chart.ts';
import type { Planet } from '../../lib/astro/tables/planets.ts';
import { forEachPlanet } from '../../lib/astro/tables/planets.ts';
import { ashtakavarga } from '../../lib/astro/ashtakavarga/bindus.ts';
import { chartContext } from '../../lib/astro/judgement/chartContext.ts';
import { areaContext, type AreaContext, type Moment } from '../../lib/astro/judgement/areaContext.ts';
import type { Person } from '../../lib/astro/stage.ts';
import type { Level } from '../../lib/astro/dasha/period.ts';
import { SIGNS, type Sign } from '../../lib/astro/tables/signs.ts';
import { ruleContextOf, type RuleFacts } from '../../lib/astro/strength/verdictStrength.ts';
import { chartOf, type Drawing } from './chartOf.ts';
import { periodOf } from './dashaContext.ts';

export interface DrawnMoment {
  /** Lords of the acting periods, the mahadasha first. */
  readonly lords?: readonly Planet[];
  /** Where planets pass; those left out pass their own signs of birth. */
  readonly passing?: Partial<Record<Planet, Sign>>;
  readonly facts?: Partial<RuleFacts>;
  readonly person?: Person;
}

/** J2000, long after a birth. */
const NOW_JD_UT = 2451545;

/** A person of thirty years, of whom nothing was told. */
const UNKNOWN_PERSON: Person = { gender: null, maritalStatus: null, ageYears: 30, stage: 'adult' };

export function areaContextOf(drawing: Drawing, moment: DrawnMoment = {}): AreaContext {
  return areaContextOn(chartOf(drawing), moment);
}

export function areaContextOn(
  chart: Chart,
  { facts, lords = [], passing = {}, person = UNKNOWN_PERSON }: DrawnMoment = {},
): AreaContext {
  const moment: Moment = {
    person,
    life: [],
    birthJdUT: NOW_JD_UT - 30 * 365.25,
    nowJdUT: NOW_JD_UT,
    passing: forEachPlanet((planet) => {
      const sign = passing[planet];
      return sign === undefined ? chart.signs[planet] : SIGNS.indexOf(sign);
    }),
    acting: lords.map((lord, index) => ({ period: periodOf((index + 1) as Level, lord), basis: 'running' })),
  };
  // The midheaven is drawn a quarter of the zodiac before the ascendant.
  const midheavenDeg = (chart.ascendant.longitudeDeg + 270) % 360;
  return areaContext(chartContext(chart, ruleContextOf(chart, facts), ashtakavarga(chart), midheavenDeg), moment);
}
