/** Wealth by the lords of the houses of wealth: 2nd and 11th, 5th and 9th, any two of them bound together. */
import { influencesOn } from '../aspects.ts';
import { strengthens } from '../condition.ts';
import type { Rule } from '../rule.ts';
import { bphs } from '../source.ts';
import { blemishConditions, bondConditions, lordsOf, type HousePair } from './lordPair.ts';

const GIVERS = ['Jupiter', 'Venus', 'Mercury'] as const;
const GIVER_POINTS = 10;

export const dhanaLords: readonly Rule[] = [
  dhana('dhana-2-11', [2, 11], 'earnings turn into savings'),
  dhana('dhana-5-9', [5, 9], 'fortune, gain by foresight'),
  dhana('dhana-2-5', [2, 5], 'wealth by skill'),
  dhana('dhana-2-9', [2, 9], 'inherited or lucky wealth'),
  dhana('dhana-11-5', [5, 11], 'gains from investment'),
  dhana('dhana-11-9', [9, 11], 'gains through good fortune'),
];

function dhana(id: string, houses: HousePair, result: string): Rule {
  return {
    id,
    name: `Dhana (${houses.join('-')})`,
    family: 'dhana',
    source: bphs(41),
    polarity: 'good',
    result,
    countedFrom: 'ascendant',
    houses,
    participants: (chart) => lordsOf(chart, houses),

    examine(chart) {
      const lords = lordsOf(chart, houses);
      const near = [...lords, ...lords.flatMap((lord) => influencesOn(chart, lord))];
      const helped = GIVERS.map((giver) =>
        strengthens(
          `with_${giver.toLowerCase()}`,
          `${giver} takes part or aspects`,
          near.includes(giver),
          {},
          GIVER_POINTS,
        ),
      );
      return [...bondConditions(chart, houses), ...helped, ...blemishConditions(chart, houses)];
    },
  };
}
