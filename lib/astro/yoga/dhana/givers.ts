/** The givers of wealth: each that takes part in a yoga of lords, or joins or aspects one of them, adds to it. */
import { isInfluencing } from '../../chart/aspects.ts';
import { both, type Bilingual } from '../../bilingual.ts';
import type { Chart } from '../../chart/chart.ts';
import { strengthens } from '../../evidence.ts';
import { namedList } from '../../planetWords.ts';
import { openText, planetsObserved, type RuleCondition } from '../../rule.ts';
import { hindiNames, PLANET_NAMES, type Planet } from '../../tables/planets.ts';

const GIVER_POINTS = 10;

const GIVERS: readonly { giver: Planet; id: string; text: Bilingual }[] = (
  ['Jupiter', 'Venus', 'Mercury'] as const
).map((giver) => ({
  giver,
  id: `with_${giver.toLowerCase()}`,
  text: openText(
    both(`${giver} takes part in it or aspects it`, `${PLANET_NAMES[giver].hi} इस योग में है या इसे देखता है`),
    (observed) => {
      const { en, hi } = PLANET_NAMES[giver];
      const joined = planetsObserved(observed, 'joined');
      const planets = planetsObserved(observed, 'planets');
      if (planets.includes(giver)) return both(`${en} takes part in it`, `${hi} इस योग में है`);
      if (joined.length > 0) return both(`${en} joins ${namedList(joined)}`, `${hi} ${hindiNames(joined)} के साथ है`);
      return both(`${en} aspects ${namedList(planets)}`, `${hindiNames(planets)} पर ${hi} की दृष्टि है`);
    },
  ),
}));

/** Lists for each giver whether it is one of the planets that form a yoga, or influences them, with the planets observed. */
export function giverConditions(chart: Chart, forming: readonly Planet[]): RuleCondition[] {
  return GIVERS.map(({ giver, id, text }) => {
    const planets = forming.filter((planet) => planet === giver || isInfluencing(chart, giver, planet));
    const joined = planets.filter((planet) => planet !== giver && chart.signs[planet] === chart.signs[giver]);
    return strengthens(id, text, planets.length > 0, { planets, joined }, GIVER_POINTS);
  });
}
