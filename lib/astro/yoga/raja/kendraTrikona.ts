/** Raja yogas of a lord of a kendra with a lord of a trikona, one rule for each pair of houses. */
import { both } from '../../bilingual.ts';
import type { Rule } from '../../rule.ts';
import { bphs } from '../../source.ts';
import { blemishConditions, bondConditions, lordsOf, tieOf, type HousePair } from '../lordPair.ts';

/** The 1st is both, so its lord makes one with any other. */
const PAIRS: readonly HousePair[] = [
  [1, 4],
  [1, 5],
  [1, 7],
  [1, 9],
  [1, 10],
  [4, 5],
  [4, 9],
  [5, 7],
  [5, 10],
  [7, 9],
  [9, 10],
];

export const kendraTrikonaRajas: readonly Rule[] = PAIRS.map((houses): Rule => ({
  id: 'raja-kendra-trikona',
  variant: houses.join('-'),
  name: both('Kendra-Trikona Raja', 'केंद्र-त्रिकोण राजयोग'),
  family: 'raja',
  source: bphs(34),
  alsoIn: [bphs(39)],
  polarity: 'good',
  formation: both(
    'A lord of a trikona and a lord of a kendra, two planets, are joined, in exchange or in aspect',
    'त्रिकोण और केंद्र के दो भिन्न स्वामी युति, राशि-परिवर्तन या दृष्टि से जुड़े हों',
  ),
  result: both('a rise in status', 'पद और प्रतिष्ठा में उन्नति'),
  countedFrom: 'ascendant',
  houses,
  participants: (chart) => lordsOf(chart, houses),
  tie: tieOf(houses),
  examine: (chart) => [...bondConditions(chart, houses), ...blemishConditions(chart, houses)],
}));
