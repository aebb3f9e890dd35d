import { isAspecting } from '../../chart/aspects.ts';
import { both } from '../../bilingual.ts';
import { required } from '../../evidence.ts';
import type { Rule } from '../../rule.ts';
import { brihatJataka } from '../../source.ts';
import { inclinationConditions, RENOUNCING } from './dimmed.ts';

// Jupiter in the 9th and the ascendant are both under Saturn only from the 7th house.
export const saturnOnThree: Rule = {
  id: 'sannyasa-jupiter-moon-lagna',
  name: both('Shani drishti traya', 'शनि दृष्टि त्रय'),
  family: 'sannyasa',
  source: brihatJataka(15, '4'),
  polarity: 'mixed',
  formation: both(
    'Jupiter is in the 9th house, and Saturn aspects the ascendant, the Moon and Jupiter',
    'गुरु नौवें भाव में हो और शनि लग्न, चंद्रमा और गुरु को देखे',
  ),
  result: both('sacred learning, a scholar’s austerity', 'शास्त्र-ज्ञान, तपस्वी विद्वत्ता'),
  ...RENOUNCING,
  countedFrom: 'ascendant',
  participants: () => ['Saturn', 'Moon', 'Jupiter'],

  examine(chart) {
    const { house } = chart.planets.Jupiter;
    const seen = {
      ascendant: isAspecting(chart, 'Saturn', chart.ascendant.signIndex),
      moon: isAspecting(chart, 'Saturn', chart.signs.Moon),
      jupiter: isAspecting(chart, 'Saturn', chart.signs.Jupiter),
    };
    return [
      required('jupiter_in_ninth', JUPITER_IN_NINTH, house === 9, { house }),
      required('saturn_on_three', SATURN_ON_THREE, seen.ascendant && seen.moon && seen.jupiter, seen),
      ...inclinationConditions(chart, ['Saturn', 'Moon', 'Jupiter']),
    ];
  },
};

const JUPITER_IN_NINTH = both('Jupiter is in the 9th house', 'गुरु नौवें भाव में है');
const SATURN_ON_THREE = both('Saturn aspects the ascendant, the Moon and Jupiter', 'शनि लग्न, चंद्रमा और गुरु को देखता है');
