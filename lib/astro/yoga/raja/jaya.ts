import { both } from '../../bilingual.ts';
import { separationDeg } from '../../angle.ts';
import { required, strengthens, weakens } from '../../evidence.ts';
import { isSignDebilitated, isSignExalted } from '../../planet/dignity.ts';
import { isDusthana } from '../../chart/houses.ts';
import type { Rule } from '../../rule.ts';
import { threeHundredCombinations } from '../../source.ts';
import { DIGNITIES } from '../../tables/dignities.ts';
import { SIGNS, SIGN_ARC_DEG } from '../../tables/signs.ts';
import { lordsOf } from '../lordPair.ts';
import { housedText } from '../parts/openTexts.ts';

/** Exaltation within a degree of its deepest point, which Raman asks for; the sign forms it, the degree adds. */
const DEEP_DEG = 1;

export const jaya: Rule = {
  id: 'jaya',
  name: both('Jaya', 'जय'),
  family: 'raja',
  source: threeHundredCombinations(),
  polarity: 'good',
  formation: both(
    'The lord of the 6th is debilitated and the lord of the 10th is exalted',
    'षष्ठेश नीच राशि में और दशमेश उच्च राशि में हो',
  ),
  result: both('success over rivals and in contests', 'प्रतिद्वंद्वियों और प्रतियोगिताओं में सफलता'),
  // The lord of the 6th is to be fallen.
  spares: ['fallen'],
  countedFrom: 'ascendant',
  houses: [6, 10],
  participants: (chart) => lordsOf(chart, [6, 10]),

  examine(chart) {
    const { nodeExaltation } = chart.conventions;
    const [sixth, tenth] = lordsOf(chart, [6, 10]);
    const signIndex = chart.signs[sixth];
    const risen = chart.planets[tenth];
    const isExalted = isSignExalted(tenth, risen.signIndex, nodeExaltation);
    const { exaltedSign, deepDegree } = DIGNITIES[tenth];
    const orbDeg = separationDeg(risen.longitudeDeg, exaltedSign * SIGN_ARC_DEG + deepDegree);
    return [
      required('sixth_debilitated', SIXTH, isSignDebilitated(sixth, signIndex, nodeExaltation), {
        lord: sixth,
        sign: SIGNS[signIndex]!,
      }),
      required('tenth_exalted', TENTH, isExalted, { lord: tenth, sign: SIGNS[risen.signIndex]! }),
      strengthens('deeply_exalted', DEEPLY, isExalted && orbDeg <= DEEP_DEG, { lord: tenth }),
      weakens('combust', COMBUST, risen.isCombust, { lord: tenth }),
      weakens('in_dusthana', IN_DUSTHANA, isDusthana(risen.house), { lord: tenth, house: risen.house }),
    ];
  },
};

const SIXTH = both('The lord of the 6th is debilitated', 'षष्ठेश नीच राशि में है');
const TENTH = both('The lord of the 10th is exalted', 'दशमेश उच्च राशि में है');
const DEEPLY = both(
  'The lord of the 10th is within a degree of its deepest exaltation',
  'दशमेश अपने परमोच्च अंश से एक अंश के भीतर है',
);
const COMBUST = both('The lord of the 10th is combust', 'दशमेश अस्त है');
const IN_DUSTHANA = housedText(
  both('The lord of the 10th is in the 6th, 8th or 12th house', 'दशमेश छठे, आठवें या बारहवें भाव में है'),
  both('The lord of the 10th is', 'दशमेश'),
);
