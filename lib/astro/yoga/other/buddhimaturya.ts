import { both } from '../../bilingual.ts';
import { required } from '../../evidence.ts';
import { lordOfHouse } from '../../planet/lordship.ts';
import { isBenefic } from '../../planet/nature.ts';
import type { Rule } from '../../rule.ts';
import { threeHundredCombinations } from '../../source.ts';
import { SIGNS, signLord } from '../../tables/signs.ts';
import { beneficsAspecting } from '../parts/aspecting.ts';

// Raman requires a benefic lord with either a benefic aspect or a benefic's sign. Here the sign is always required, and
// the aspect can replace the benefic nature of the lord.
export const buddhimaturya: Rule = {
  id: 'buddhimaturya',
  name: both('Buddhi Maturya', 'बुद्धि मातुर्य'),
  family: 'other',
  source: threeHundredCombinations(),
  isInterpretive: true,
  polarity: 'good',
  formation: both(
    'The lord of the 5th, a benefic or aspected by one, is in the sign of a benefic',
    'पंचमेश शुभ ग्रह हो या शुभ ग्रह से दृष्ट हो, और शुभ ग्रह की राशि में हो',
  ),
  result: both('keen intellect, good character', 'तीव्र बुद्धि, उत्तम चरित्र'),
  countedFrom: 'ascendant',
  houses: [5],
  participants: (chart) => [lordOfHouse(chart, 5)],

  examine(chart) {
    const lord = lordOfHouse(chart, 5);
    const { signIndex } = chart.planets[lord];
    const aspecting = beneficsAspecting(chart, signIndex);
    const isBeneficLord = isBenefic(chart, lord);
    return [
      required(
        'good_lord',
        both('The lord of the 5th is a benefic or is aspected by one', 'पंचमेश शुभ ग्रह है या उस पर शुभ ग्रह की दृष्टि है'),
        isBeneficLord || aspecting.length > 0,
        { lord, is_benefic: isBeneficLord, aspected_by: aspecting },
      ),
      required(
        'benefic_sign',
        both('The lord of the 5th is in the sign of a benefic', 'पंचमेश शुभ ग्रह की राशि में है'),
        isBenefic(chart, signLord(signIndex)),
        { lord, sign: SIGNS[signIndex]!, sign_lord: signLord(signIndex) },
      ),
    ];
  },
};
