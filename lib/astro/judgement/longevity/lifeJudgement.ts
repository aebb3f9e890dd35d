/** The class of life that is told: only where the pairs and the years of the planets agree on it (interpretive). */
import type { Chart } from '../../chart/chart.ts';
import type { Placement } from '../../chart/zodiac.ts';
import { LIFE_THIRD_YEARS, longevityPairs, type LifeClass, type LifeVerdict } from '../../jaimini/longevityPairs.ts';
import type { PlanetStrengths } from '../../strength/planetStrength.ts';
import { lifeYears, type LifeYears } from './ayurdaya.ts';
import { lifeMeasure, thirdOfYears, type LifeMeasure } from './lifeMeasure.ts';

export interface LifeJudgement extends LifeVerdict {
  readonly measure: LifeMeasure;
  readonly years: LifeYears;
}

/**
 * Returns what the pairs and the three measures of years say, and the class where they agree.
 *
 * @param hora the place of the hora ascendant
 */
export function lifeJudgement(chart: Chart, hora: Placement, strengths: PlanetStrengths): LifeJudgement {
  const found = longevityPairs(chart, hora.signIndex);
  const measure = lifeMeasure(chart, found, hora);
  const years = lifeYears(chart, strengths);
  const byPairs = measure.third;
  const byYears = thirdOfYears(years.meanYears);
  return {
    found,
    measure,
    years,
    isLowered: measure.hrasa.isMet,
    isRaised: measure.vriddhi.isMet,
    byPairs,
    byYears,
    category: byPairs === byYears ? byPairs : 'undecided',
  };
}

/**
 * Tells whether years of a class may be told to somebody: never of the short class or of none, to nobody below 32, and
 * none that lie behind the age.
 *
 * @param age whole years now; null before birth
 */
export function areYearsTold(age: number | null, category: LifeClass, fromYears: number): boolean {
  const isTold = category === 'madhyayu' || category === 'purnayu';
  return isTold && age !== null && age >= LEAST_AGE && age < fromYears;
}

const LEAST_AGE = LIFE_THIRD_YEARS.alpayu[1];
