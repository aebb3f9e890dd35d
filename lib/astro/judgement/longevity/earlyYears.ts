/** Delicate health in the first years (balarishta), reported only where the chart itself relieves it (BPHS 9 and 10). */
import { aspectsOn } from '../../chart/aspects.ts';
import { planetsOf, type Chart } from '../../chart/chart.ts';
import { isDusthana, isKendra } from '../../chart/houses.ts';
import { lordOfHouse } from '../../planet/lordship.ts';
import { elongationDeg, isBenefic } from '../../planet/nature.ts';
import type { PlanetStrengths } from '../../strength/planetStrength.ts';
import type { Planet } from '../../tables/planets.ts';

export interface EarlyYearsRelief {
  readonly id: 'strong_lord_in_kendra' | 'jupiter_in_first' | 'full_moon' | 'benefics_in_kendra';
  readonly planets: readonly Planet[];
}

const STRONG = 60;
/** Bright from the tenth tithi of the bright half to the fifth of the dark one. */
const FULL_MOON_DEG = [9 * 12, 20 * 12] as const;

/**
 * Returns the reliefs of balarishta: the Moon in the 6th, 8th or 12th, aspected by a malefic and by no benefic. Null where
 * it is not formed, or nothing relieves it, as that is never reported.
 */
export function relievedEarlyYears(chart: Chart, strengths: PlanetStrengths): readonly EarlyYearsRelief[] | null {
  const { Jupiter, Moon } = chart.planets;
  const aspecting = aspectsOn(chart, Moon.signIndex).filter((planet) => planet !== 'Moon');
  const hasMalefic = aspecting.some((planet) => !isBenefic(chart, planet));
  const hasBenefic = aspecting.some((planet) => isBenefic(chart, planet));
  if (!isDusthana(Moon.house) || !hasMalefic || hasBenefic) return null;
  const lord = lordOfHouse(chart, 1);
  const elongation = elongationDeg(chart);
  const isLordStrong = isKendra(chart.planets[lord].house) && strengths[lord].value >= STRONG;
  const kind = planetsOf(chart)
    .filter(({ house, id }) => isKendra(house) && isBenefic(chart, id))
    // Who relieves it by more than standing there is named for that.
    .filter(({ house, id }) => !(id === lord && isLordStrong) && !(id === 'Jupiter' && house === 1));
  const reliefs: [isMet: boolean, relief: EarlyYearsRelief][] = [
    [isLordStrong, { id: 'strong_lord_in_kendra', planets: [lord] }],
    [Jupiter.house === 1, { id: 'jupiter_in_first', planets: ['Jupiter'] }],
    [elongation >= FULL_MOON_DEG[0] && elongation < FULL_MOON_DEG[1], { id: 'full_moon', planets: ['Moon'] }],
    [kind.length > 0, { id: 'benefics_in_kendra', planets: kind.map(({ id }) => id) }],
  ];
  const met = reliefs.filter(([isMet]) => isMet).map(([, relief]) => relief);
  return met.length > 0 ? met : null;
}
