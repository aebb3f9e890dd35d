import { both } from '../../bilingual.ts';
import { required } from '../../evidence.ts';
import type { Rule } from '../../rule.ts';
import { threeHundredCombinations } from '../../source.ts';
import { beneficsIn, maleficsIn } from '../parts/occupying.ts';

export const chatraKartari: Rule = {
  id: 'chatra-kartari',
  name: both('Shubha Kartari (Ascendant)', 'शुभ कर्तरी (लग्न)'),
  family: 'raja',
  source: threeHundredCombinations(),
  polarity: 'good',
  formation: both(
    'Benefics are in both the 2nd and the 12th house, and no malefic is there',
    'दूसरे और बारहवें दोनों भावों में शुभ ग्रह हों और वहाँ कोई पाप ग्रह न हो',
  ),
  result: both('protection, steady support', 'सुरक्षा, स्थिर सहारा'),
  // The 12th is one of its places.
  spares: ['in_dusthana'],
  countedFrom: 'ascendant',
  houses: [1],
  participants: (chart) => [...beneficsIn(chart, 2), ...beneficsIn(chart, 12)],

  examine(chart) {
    const [second, twelfth] = [beneficsIn(chart, 2), beneficsIn(chart, 12)];
    const malefics = [...maleficsIn(chart, 2), ...maleficsIn(chart, 12)];
    return [
      required('benefic_in_2', IN_2, second.length > 0, { planets: second }),
      required('benefic_in_12', IN_12, twelfth.length > 0, { planets: twelfth }),
      required('no_malefic', NO_MALEFIC, malefics.length === 0, { planets: malefics }),
    ];
  },
};

const IN_2 = both('A benefic is in the 2nd house', 'दूसरे भाव में शुभ ग्रह है');
const IN_12 = both('A benefic is in the 12th house', 'बारहवें भाव में शुभ ग्रह है');
const NO_MALEFIC = both('No malefic is in either', 'दोनों में कोई पाप ग्रह नहीं है');
