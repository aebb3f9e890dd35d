import { both } from '../../../bilingual.ts';
import { strengthens } from '../../../evidence.ts';
import type { Rule } from '../../../rule.ts';
import { bphs, laghuParashari, phaladeepika } from '../../../source.ts';
import { blemishConditions, bondConditions, lordsOf, RAJA_FORM, tieOf } from '../../lordPair.ts';

const BEST_HOUSES = [1, 5, 9, 10];

export const dharmaKarmadhipati: Rule = {
  id: 'dharma-karmadhipati',
  name: both('Dharma-Karmadhipati', 'धर्म-कर्माधिपति'),
  family: 'raja',
  source: bphs(34),
  alsoIn: [laghuParashari(2), phaladeepika(20)],
  polarity: 'good',
  formation: both(
    'The lords of the 9th and the 10th are joined, in exchange or in aspect',
    'नवमेश और दशमेश युति, राशि-परिवर्तन या दृष्टि से जुड़े हों',
  ),
  result: both('a high calling, work in accord with conviction', 'ऊँचा कार्यक्षेत्र, धर्म के अनुरूप कर्म'),
  ...RAJA_FORM,
  countedFrom: 'ascendant',
  houses: [9, 10],
  participants: (chart) => lordsOf(chart, [9, 10]),
  tie: tieOf([9, 10]),

  examine(chart) {
    const lords = lordsOf(chart, [9, 10]);
    const houses = lords.map((lord) => chart.planets[lord].house);
    return [
      ...bondConditions(chart, [9, 10]),
      strengthens(
        'best_house',
        both('Both stand in house 1, 5, 9 or 10', 'दोनों पहले, पाँचवें, नौवें या दसवें भाव में हैं'),
        houses.every((n) => BEST_HOUSES.includes(n)),
        {
          houses,
        },
      ),
      ...blemishConditions(chart, [9, 10]),
    ];
  },
};
