/** Wealth by the lords of the houses of wealth: 2nd and 11th, 5th and 9th, any two of them bound together. */
import { influencesOn } from '../../aspects.ts';
import { both, type Bilingual } from '../../bilingual.ts';
import { strengthens } from '../../condition.ts';
import type { Rule } from '../../rule.ts';
import { bphs } from '../../source.ts';
import { PLANET_NAMES } from '../../tables/planets.ts';
import { hindiOrdinal, ordinal } from '../../words.ts';
import { blemishConditions, bondConditions, lordsOf, type HousePair } from '../lordPair.ts';

const GIVERS = ['Jupiter', 'Venus', 'Mercury'] as const;
const GIVER_POINTS = 10;

const takesPart = (giver: (typeof GIVERS)[number]) =>
  both(`${giver} takes part or aspects`, `${PLANET_NAMES[giver].hi} की युति या दृष्टि है`);
const TAKES_PART = { Jupiter: takesPart('Jupiter'), Venus: takesPart('Venus'), Mercury: takesPart('Mercury') };

export const dhanaLords: readonly Rule[] = [
  dhana('dhana-2-11', [2, 11], both('earnings turn into savings', 'कमाई का बचत में बदलना')),
  dhana('dhana-5-9', [5, 9], both('fortune, gain by foresight', 'भाग्य, दूरदर्शिता से लाभ')),
  dhana('dhana-2-5', [2, 5], both('wealth by skill', 'कौशल से धन')),
  dhana('dhana-2-9', [2, 9], both('inherited or lucky wealth', 'पैतृक या भाग्य से मिला धन')),
  dhana('dhana-11-5', [5, 11], both('gains from investment', 'निवेश से लाभ')),
  dhana('dhana-11-9', [9, 11], both('gains through good fortune', 'भाग्य से लाभ')),
];

function dhana(id: string, houses: HousePair, result: Bilingual): Rule {
  return {
    id,
    name: both(`Dhana (${houses.join('-')})`, `धन योग (${houses.join('-')})`),
    family: 'dhana',
    source: bphs(41),
    polarity: 'good',
    formation: both(
      `The lords of the ${ordinal(houses[0])} and the ${ordinal(houses[1])} are joined, in exchange or in aspect`,
      `${hindiOrdinal(houses[0])} और ${hindiOrdinal(houses[1])} भाव के स्वामी युति, राशि-परिवर्तन या दृष्टि से जुड़े हों`,
    ),
    result,
    countedFrom: 'ascendant',
    houses,
    participants: (chart) => lordsOf(chart, houses),

    examine(chart) {
      const lords = lordsOf(chart, houses);
      const near = [...lords, ...lords.flatMap((lord) => influencesOn(chart, lord))];
      const helped = GIVERS.map((giver) =>
        strengthens(`with_${giver.toLowerCase()}`, TAKES_PART[giver], near.includes(giver), {}, GIVER_POINTS),
      );
      return [...bondConditions(chart, houses), ...helped, ...blemishConditions(chart, houses)];
    },
  };
}
