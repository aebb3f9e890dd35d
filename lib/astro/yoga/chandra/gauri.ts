import { isAspecting } from '../../chart/aspects.ts';
import { both } from '../../bilingual.ts';
import { required, strengthens } from '../../evidence.ts';
import { isOwnSign, isSignExalted } from '../../planet/dignity.ts';
import { isKendra, isTrikona } from '../../chart/houses.ts';
import { elongationDeg, isMoonWaxing } from '../../planet/nature.ts';
import type { Rule } from '../../rule.ts';
import { phaladeepika } from '../../source.ts';
import { SIGNS } from '../../tables/signs.ts';
import { hundredths } from '../../rounding.ts';

export const gauri: Rule = {
  id: 'gauri',
  name: both('Gauri', 'गौरी'),
  family: 'chandra',
  source: phaladeepika(6),
  polarity: 'good',
  formation: both(
    'The Moon is in its own or exaltation sign, in a kendra or trikona, and Jupiter aspects it',
    'चंद्रमा स्वराशि या उच्च राशि में, केंद्र या त्रिकोण में हो और उस पर गुरु की दृष्टि हो',
  ),
  result: both('happiness in the family, a good constitution', 'पारिवारिक सुख, सुंदर शरीर'),
  countedFrom: 'ascendant',
  // From itself the Moon is always in the 1st.
  isSameFromMoon: true,
  participants: () => ['Moon', 'Jupiter'],

  examine(chart) {
    const { signIndex, house } = chart.planets.Moon;
    const { nodeExaltation } = chart.conventions;
    return [
      required(
        'own_or_exalted',
        both('The Moon is in its own or exaltation sign', 'चंद्रमा स्वराशि या उच्च राशि में है'),
        isOwnSign('Moon', signIndex, nodeExaltation) || isSignExalted('Moon', signIndex, nodeExaltation),
        { sign: SIGNS[signIndex]! },
      ),
      required(
        'kendra_or_trikona',
        both('The Moon is in a kendra or trikona from the ascendant', 'चंद्र लग्न से केंद्र या त्रिकोण में है'),
        isKendra(house) || isTrikona(house),
        { house },
      ),
      required(
        'jupiter_aspect',
        both('Jupiter aspects the Moon', 'चंद्रमा पर गुरु की दृष्टि है'),
        isAspecting(chart, 'Jupiter', signIndex),
        { jupiter_house: chart.planets.Jupiter.house },
      ),
      strengthens('waxing', both('The Moon is waxing', 'शुक्ल पक्ष का चंद्रमा है'), isMoonWaxing(chart), {
        elongation: hundredths(elongationDeg(chart)),
      }),
    ];
  },
};
