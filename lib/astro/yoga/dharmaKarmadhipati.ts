import { strengthens } from '../condition.ts';
import type { Rule } from '../rule.ts';
import { bphs } from '../source.ts';
import { blemishConditions, bondConditions, lordsOf } from './lordPair.ts';

const BEST_HOUSES = [1, 5, 9, 10];

export const dharmaKarmadhipati: Rule = {
  id: 'dharma-karmadhipati',
  name: 'Dharma-Karmadhipati',
  family: 'raja',
  source: bphs(34),
  polarity: 'good',
  result: 'a high calling, work in accord with conviction',
  countedFrom: 'ascendant',
  houses: [9, 10],
  participants: (chart) => lordsOf(chart, [9, 10]),

  examine(chart) {
    const lords = lordsOf(chart, [9, 10]);
    const houses = lords.map((lord) => chart.planets[lord].house);
    return [
      ...bondConditions(chart, [9, 10]),
      strengthens(
        'best_house',
        'Both stand in house 1, 5, 9 or 10',
        houses.every((n) => BEST_HOUSES.includes(n)),
        {
          houses,
        },
      ),
      ...blemishConditions(chart, [9, 10]),
    ];
  },
};
