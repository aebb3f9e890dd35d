/** Yogas that texts form in alternative ways: the ways are one condition, whose observed values cover each of them. */
import type { Bilingual } from '../../bilingual.ts';
import { required, type Observed } from '../../evidence.ts';
import type { RuleCondition } from '../../rule.ts';
import type { SevenPlanet } from '../../tables/planets.ts';

export interface Way {
  readonly isMet: boolean;
  /** Those that form it so. */
  readonly planets: readonly SevenPlanet[];
  readonly observed?: Observed;
}

/** Ways by the names of their observed values, such as `by_lords`. */
export type Ways = Readonly<Record<string, Way>>;

/** Returns one required condition that is met where any of the ways is. */
export function eitherWay(text: Bilingual, ways: Ways): RuleCondition {
  const observed: Record<string, Observed[string]> = {};
  let isMet = false;
  for (const [id, way] of Object.entries(ways)) {
    isMet ||= way.isMet;
    observed[id] = way.isMet;
    if (way.observed) Object.assign(observed, way.observed);
  }
  return required('either_way', text, isMet, observed);
}

/** Lists the planets of the ways that are met; of the first where none is. */
export function planetsOfWays(ways: Ways): SevenPlanet[] {
  const all = Object.values(ways);
  const met = all.filter(({ isMet }) => isMet);
  return [...new Set((met.length > 0 ? met : all.slice(0, 1)).flatMap(({ planets }) => planets))];
}
