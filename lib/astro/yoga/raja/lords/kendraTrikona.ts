/**
 * Lords of a kendra with a lord of a trikona, one rule for each pair of houses.
 *
 * The lord of the 1st is both, so he makes a raja yoga with the lord of the 5th or the 9th. With the lord of the 4th, 7th
 * or 10th he is a support, named so: it is told, but formal, and no raja yoga (Laghu Parashari 2).
 */
import { both } from '../../../bilingual.ts';
import type { Rule } from '../../../rule.ts';
import { bphs, laghuParashari } from '../../../source.ts';
import { blemishConditions, bondConditions, lordsOf, RAJA_FORM, tieOf, type HousePair } from '../../lordPair.ts';

const RAJA_PAIRS: readonly HousePair[] = [
  [1, 5],
  [1, 9],
  [4, 5],
  [4, 9],
  [5, 7],
  [5, 10],
  [7, 9],
  [9, 10],
];

const SUPPORTED: readonly HousePair[] = [
  [1, 4],
  [1, 7],
  [1, 10],
];

type Kind = Pick<Rule, 'id' | 'name' | 'formation' | 'result' | 'grade' | 'fullForm'>;

const RAJA: Kind = {
  ...RAJA_FORM,
  id: 'raja-kendra-trikona',
  name: both('Kendra-Trikona Raja', 'केंद्र-त्रिकोण राजयोग'),
  formation: both(
    'A lord of a trikona and a lord of a kendra, two planets, are joined, in exchange or in aspect',
    'त्रिकोण और केंद्र के दो भिन्न स्वामी युति, राशि-परिवर्तन या दृष्टि से जुड़े हों',
  ),
  result: both('a rise in status', 'पद और प्रतिष्ठा में उन्नति'),
};

const SUPPORT: Kind = {
  id: 'kendra-support',
  name: both('Kendra Support', 'केंद्र-सहयोग'),
  formation: both(
    'The lord of the ascendant and the lord of another kendra are joined, in exchange or in aspect: a support, no raja yoga proper',
    'लग्नेश और किसी अन्य केंद्र का स्वामी युति, राशि-परिवर्तन या दृष्टि से जुड़े हों: यह सहयोग है, शुद्ध राजयोग नहीं',
  ),
  result: both('a firm footing in life', 'जीवन में दृढ़ आधार'),
  grade: () => 'formal',
};

/** The raja yogas among them: lords of the 5th and the 9th with lords of kendras, the lord of the 1st counting as both. */
export const kendraTrikonaRajas: readonly Rule[] = RAJA_PAIRS.map((houses) => pairRule(houses, RAJA));

/** The lord of the 1st with the lords of the other kendras. */
export const kendraSupports: readonly Rule[] = SUPPORTED.map((houses) => pairRule(houses, SUPPORT));

function pairRule(houses: HousePair, kind: Kind): Rule {
  return {
    variant: houses.join('-'),
    family: 'raja',
    source: bphs(34),
    alsoIn: [bphs(39), laghuParashari(2)],
    polarity: 'good',
    ...kind,
    countedFrom: 'ascendant',
    houses,
    participants: (chart) => lordsOf(chart, houses),
    tie: tieOf(houses),
    examine: (chart) => [...bondConditions(chart, houses), ...blemishConditions(chart, houses)],
  };
}
