/** The measure of a life by the three pairs, corrected by Saturn and Jupiter, as a range of years (domains of BPHS 43). */
import { isAspecting } from '../../chart/aspects.ts';
import type { Chart } from '../../chart/chart.ts';
import { cancels, metConditions, strengthens, weakens, type Condition } from '../../evidence.ts';
import { isStrongBySign } from '../../planet/dignity.ts';
import {
  LIFE_THIRD_YEARS,
  type LifeBody,
  type LifeThird,
  type LongevityPair,
  type LongevityPairs,
} from '../../jaimini/longevityPairs.ts';
import { within } from '../../score.ts';
import { isWeak } from '../../strength/standing.ts';
import type { Planet } from '../../tables/planets.ts';
import type { Placement } from '../../chart/zodiac.ts';
import type { FactOf } from '../../factsOf.ts';
import type { LifeConditionFacts, LifeConditionId } from './facts.ts';
import { SIGN_ARC_DEG } from '../../tables/signs.ts';

/** A condition that is said by its own id. */
export type LifeCondition = Condition<FactOf<LifeConditionFacts, LifeConditionId>>;

export interface KakshaChange {
  readonly id: 'kaksha_hrasa' | 'kaksha_vriddhi';
  readonly evidence: readonly LifeCondition[];
  readonly isMet: boolean;
}

export interface LifeMeasure {
  /** The pairs that agree with the decision. */
  readonly agreeing: readonly LongevityPair[];
  readonly hrasa: KakshaChange;
  readonly vriddhi: KakshaChange;
  /** The third of the pairs after both corrections, which can cancel each other. */
  readonly third: LifeThird;
  /** Mean share of their signs that the bodies of the agreeing pairs have crossed, 0 to 1. */
  readonly crossedShare: number;
  readonly fromYears: number;
  readonly toYears: number;
  /** Whether the range reaches a hundred years, the end of the count, and is open there. */
  readonly isOpen: boolean;
}

/** The thirds in ascending order. */
const THIRDS: readonly LifeThird[] = ['alpayu', 'madhyayu', 'purnayu'];
/** A hundred years are counted, where the last third is open. */
const LAST_YEAR = 100;
const RANGE_YEARS = 6;

/** Returns the third of life, which Jupiter may raise and Saturn lower by one, and a range of years within it. */
export function lifeMeasure(chart: Chart, found: LongevityPairs, hora: Placement): LifeMeasure {
  const agreeing = found.pairs.filter(({ third }) => third === found.third);
  const hrasa = kakshaHrasa(chart, agreeing);
  const vriddhi = kakshaVriddhi(chart, found.pairs[0]!.bodies[0] as Planet);
  const steps = Number(vriddhi.isMet) - Number(hrasa.isMet);
  const third = THIRDS[within(0, THIRDS.indexOf(found.third) + steps, THIRDS.length - 1)]!;
  const crossedShare = crossed(chart, hora, agreeing);
  const middle = yearsIn(third, crossedShare);
  const [least, most] = boundsOf(third);
  return {
    agreeing,
    hrasa,
    vriddhi,
    third,
    crossedShare,
    fromYears: Math.round(Math.max(middle - RANGE_YEARS, least)),
    toYears: Math.round(Math.min(middle + RANGE_YEARS, most)),
    isOpen: middle + RANGE_YEARS >= LAST_YEAR,
  };
}

/** Returns the years of a third: all of it where the signs have just begun, none where they end. */
export function yearsIn(third: LifeThird, crossedShare: number): number {
  const [least, most] = boundsOf(third);
  return least + (most - least) * (1 - crossedShare);
}

function boundsOf(third: LifeThird): readonly [number, number] {
  const [least, most] = LIFE_THIRD_YEARS[third];
  return [least, Math.min(most, LAST_YEAR)];
}

/** Returns the third that a number of years lies in; a border belongs to the later one. */
export function thirdOfYears(years: number): LifeThird {
  return THIRDS.find((third) => years < LIFE_THIRD_YEARS[third][1])!;
}

function crossed(chart: Chart, hora: Placement, pairs: readonly LongevityPair[]): number {
  const degreesIn = pairs.flatMap(({ bodies }) => bodies.map((body) => lifePlace(chart, hora, body).degreeInSign));
  return degreesIn.reduce((sum, degree) => sum + degree / SIGN_ARC_DEG, 0) / degreesIn.length;
}

/** Returns the place of a body of the three pairs; all but the hora ascendant are in the chart. */
export function lifePlace(chart: Chart, hora: Placement, body: LifeBody): Placement {
  if (body === 'Hora ascendant') return hora;
  return body === 'Ascendant' ? chart.ascendant : chart.planets[body];
}

/** One third less: Saturn at the ascendant, or weak where it is one of those who decide; not where it is strong by sign. */
function kakshaHrasa(chart: Chart, agreeing: readonly LongevityPair[]): KakshaChange {
  const { Saturn } = chart.planets;
  const isContributor = agreeing.some(({ bodies }) => bodies.includes('Saturn'));
  const { dignity, house, isCombust } = Saturn;
  const evidence = [
    condition(weakens, 'saturn_in_first', house === 1, { house }),
    condition(weakens, 'saturn_aspects_first', isAspecting(chart, 'Saturn', chart.ascendant.signIndex), { house }),
    condition(weakens, 'saturn_weak_contributor', isContributor && isWeak(chart, 'Saturn'), {
      is_contributor: isContributor,
      dignity,
      is_combust: isCombust,
    }),
    condition(cancels, 'saturn_strong_by_sign', isStrongBySign(dignity), { dignity }),
  ];
  const isMet = metConditions(evidence, 'weakens').length > 0 && metConditions(evidence, 'cancels').length === 0;
  return { id: 'kaksha_hrasa', evidence, isMet };
}

/** One third more: Jupiter in the first or the seventh, or with the lord of the first or aspecting it. */
function kakshaVriddhi(chart: Chart, lord: Planet): KakshaChange {
  const { Jupiter } = chart.planets;
  const lordSign = chart.signs[lord];
  const isOther = lord !== 'Jupiter';
  const { house } = Jupiter;
  const evidence = [
    condition(strengthens, 'jupiter_in_first', house === 1, { house }),
    condition(strengthens, 'jupiter_in_seventh', house === 7, { house }),
    condition(strengthens, 'jupiter_with_lord', isOther && Jupiter.signIndex === lordSign, { lord }),
    condition(strengthens, 'jupiter_aspects_lord', isOther && isAspecting(chart, 'Jupiter', lordSign), { lord }),
  ];
  return { id: 'kaksha_vriddhi', evidence, isMet: metConditions(evidence, 'strengthens').length > 0 };
}

function condition(
  effect: typeof weakens,
  id: LifeConditionId,
  isMet: boolean,
  observed: LifeCondition['observed'],
): LifeCondition {
  return effect<FactOf<LifeConditionFacts, LifeConditionId>>(id, { id, args: {} }, isMet, observed);
}
