/** Wealth by the lords of the houses of wealth: 2nd and 11th, 5th and 9th, any two of them bound together. */
import { both, type Bilingual } from '../../bilingual.ts';
import type { Rule } from '../../rule.ts';
import { bphs, threeHundredCombinations, type Source } from '../../source.ts';
import { hindiOrdinal, ordinal } from '../../words.ts';
import { blemishConditions, bondConditions, lordsOf, tieOf, WEALTH_BLEMISHES, type HousePair } from '../lordPair.ts';
import { giverConditions } from './givers.ts';

export const dhanaLords: readonly Rule[] = [
  dhana('dhana-2-11', [2, 11], both('earnings that turn into savings', 'कमाई का बचत में बदलना'), [
    threeHundredCombinations(),
  ]),
  dhana('dhana-5-9', [5, 9], both('fortune, gain by foresight', 'भाग्य, दूरदर्शिता से लाभ')),
  dhana('dhana-2-5', [2, 5], both('wealth by skill', 'कौशल से धन')),
  dhana('dhana-2-9', [2, 9], both('inherited or lucky wealth', 'पैतृक या भाग्य से मिला धन')),
  dhana('dhana-11-5', [5, 11], both('gains from investment', 'निवेश से लाभ')),
  dhana('dhana-11-9', [9, 11], both('gains through good fortune', 'भाग्य से लाभ')),
];

function dhana(id: string, houses: HousePair, result: Bilingual, alsoIn: readonly Source[] = []): Rule {
  return {
    id,
    name: both(`Dhana (${houses.join('-')})`, `धन योग (${houses.join('-')})`),
    family: 'dhana',
    source: bphs(41),
    alsoIn,
    polarity: 'good',
    formation: both(
      `The lords of the ${ordinal(houses[0])} and the ${ordinal(houses[1])} are joined, in exchange or in aspect`,
      `${hindiOrdinal(houses[0])} और ${hindiOrdinal(houses[1])} भाव के स्वामी युति, राशि-परिवर्तन या दृष्टि से जुड़े हों`,
    ),
    result,
    countedFrom: 'ascendant',
    houses,
    participants: (chart) => lordsOf(chart, houses),
    tie: tieOf(houses),
    examine: (chart) => [
      ...bondConditions(chart, houses),
      ...giverConditions(chart, lordsOf(chart, houses)),
      ...blemishConditions(chart, houses, WEALTH_BLEMISHES),
    ],
  };
}
