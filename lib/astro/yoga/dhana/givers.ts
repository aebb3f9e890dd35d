/** The givers of wealth: each that takes part in a yoga of lords, or joins or aspects one of them, adds to it. */
import { isInfluencing } from '../../chart/aspects.ts';
import { both, type Bilingual } from '../../bilingual.ts';
import type { Chart } from '../../chart/chart.ts';
import { strengthens } from '../../evidence.ts';
import type { RuleCondition } from '../../rule.ts';
import { PLANET_NAMES, type Planet } from '../../tables/planets.ts';

const GIVER_POINTS = 10;

const GIVERS: readonly { giver: Planet; id: string; text: Bilingual }[] = (
  ['Jupiter', 'Venus', 'Mercury'] as const
).map((giver) => ({
  giver,
  id: `with_${giver.toLowerCase()}`,
  text: both(`${giver} takes part in it or aspects it`, `${PLANET_NAMES[giver].hi} इस योग में है या इसे देखता है`),
}));

/** Lists for each giver whether it is one of the planets that form a yoga, or influences them, with the planets observed. */
export function giverConditions(chart: Chart, forming: readonly Planet[]): RuleCondition[] {
  return GIVERS.map(({ giver, id, text }) => {
    const planets = forming.filter((planet) => planet === giver || isInfluencing(chart, giver, planet));
    return strengthens(id, text, planets.length > 0, { planets }, GIVER_POINTS);
  });
}
