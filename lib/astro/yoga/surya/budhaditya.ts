import { separationDeg } from '../../angle.ts';
import { isConjunct } from '../../chart/aspects.ts';
import { both } from '../../bilingual.ts';
import { required, strengthens, weakens } from '../../evidence.ts';
import { openText, type Rule } from '../../rule.ts';
import { saravali, threeHundredCombinations } from '../../source.ts';
import { SIGNS } from '../../tables/signs.ts';
import { hundredths } from '../../rounding.ts';
import { housedText } from '../parts/openTexts.ts';

/** Aries, Gemini, Leo, Virgo: exaltation of the Sun, and the signs of both. */
const GOOD_SIGNS = [0, 2, 4, 5];
const GOOD_HOUSES = [1, 2, 4, 5, 9, 10, 11];
const CLEAR_DEG = 10;
const BURNT_DEG = 5;
const CLEAR_POINTS = 10;

// Mercury is never far from the Sun, so the yoga is common; its distance decides the strength.
export const budhaditya: Rule = {
  id: 'budhaditya',
  name: both('Budhaditya', 'बुधादित्य'),
  family: 'surya',
  source: saravali(15),
  alsoIn: [threeHundredCombinations()],
  polarity: 'good',
  formation: both('The Sun and Mercury are in one sign', 'सूर्य और बुध एक राशि में हों'),
  result: both('intellect, skill in administration', 'बुद्धि, प्रशासन-कौशल'),
  countedFrom: null,
  participants: () => ['Sun', 'Mercury'],

  examine(chart) {
    const { Sun, Mercury } = chart.planets;
    const apartDeg = separationDeg(Sun.longitudeDeg, Mercury.longitudeDeg);
    const separation = hundredths(apartDeg);
    const isTogether = isConjunct(Sun, Mercury);
    const sign = SIGNS[Sun.signIndex]!;
    return [
      required('same_sign', both('The Sun and Mercury are in one sign', 'सूर्य और बुध एक राशि में हैं'), isTogether, {
        separation,
      }),
      strengthens(
        'clear',
        both('Mercury is ten degrees or more from the Sun', 'बुध सूर्य से दस अंश या अधिक दूर है'),
        isTogether && apartDeg >= CLEAR_DEG,
        { separation },
        CLEAR_POINTS,
      ),
      strengthens(
        'medium',
        both('Mercury is from five to less than ten degrees from the Sun', 'बुध सूर्य से पाँच से दस अंश के बीच है'),
        isTogether && apartDeg >= BURNT_DEG && apartDeg < CLEAR_DEG,
        { separation },
      ),
      strengthens('good_sign', GOOD_SIGN, isTogether && GOOD_SIGNS.includes(Sun.signIndex), { sign }),
      strengthens('good_house', GOOD_HOUSE, isTogether && GOOD_HOUSES.includes(Sun.house), { house: Sun.house }),
      weakens(
        'burnt',
        both('Mercury is within five degrees of the Sun, deeply combust', 'बुध सूर्य से पाँच अंश के भीतर, पूर्ण अस्त है'),
        isTogether && apartDeg < BURNT_DEG,
        { separation },
      ),
    ];
  },
};

/** Hindi names of the good signs, in their order. */
const GOOD_SIGNS_HINDI = ['मेष', 'मिथुन', 'सिंह', 'कन्या'];

const GOOD_SIGN = openText(
  both('They are in Aries, Gemini, Leo or Virgo', 'दोनों मेष, मिथुन, सिंह या कन्या राशि में हैं'),
  ({ sign }) => {
    const found = GOOD_SIGNS.findIndex((signIndex) => SIGNS[signIndex] === sign);
    return both(`They are in ${SIGNS[GOOD_SIGNS[found]!]!}`, `दोनों ${GOOD_SIGNS_HINDI[found]!} राशि में हैं`);
  },
);
const GOOD_HOUSE = housedText(
  both('They are in house 1, 2, 4, 5, 9, 10 or 11', 'दोनों पहले, दूसरे, चौथे, पाँचवें, नौवें, दसवें या ग्यारहवें भाव में हैं'),
  both('They are', 'दोनों'),
  true,
);
