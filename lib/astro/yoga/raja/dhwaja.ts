import { both } from '../../bilingual.ts';
import { required } from '../../evidence.ts';
import { isBenefic } from '../../planet/nature.ts';
import type { Rule } from '../../rule.ts';
import { jatakaParijata } from '../../source.ts';
import { SEVEN_PLANETS } from '../../tables/planets.ts';

/**
 * The nodes are left out, as two that face each other never share the 8th. Nor can a sky show it: Venus, always benefic,
 * keeps within 48 degrees of the Sun. The rule stands as the text has it.
 */
export const dhwaja: Rule = {
  id: 'dhwaja',
  name: both('Dhwaja', 'ध्वज'),
  family: 'raja',
  source: jatakaParijata(7),
  polarity: 'good',
  formation: both(
    'All malefics are in the 8th house and all benefics in the 1st, the nodes left out',
    'राहु-केतु को छोड़कर सब पाप ग्रह आठवें भाव में और सब शुभ ग्रह लग्न में हों',
  ),
  result: both('leadership of people', 'लोगों का नेतृत्व'),
  // The 8th is one of its places.
  spares: ['in_dusthana'],
  countedFrom: 'ascendant',
  houses: [1, 8],
  participants: () => SEVEN_PLANETS,

  examine(chart) {
    const benefics = SEVEN_PLANETS.filter((id) => isBenefic(chart, id));
    const malefics = SEVEN_PLANETS.filter((id) => !benefics.includes(id));
    const strayMalefics = malefics.filter((id) => chart.planets[id].house !== 8);
    const strayBenefics = benefics.filter((id) => chart.planets[id].house !== 1);
    return [
      required('malefics_in_8', MALEFICS, strayMalefics.length === 0, { malefics, elsewhere: strayMalefics }),
      required('benefics_in_1', BENEFICS, strayBenefics.length === 0, { benefics, elsewhere: strayBenefics }),
    ];
  },
};

const MALEFICS = both('All malefics but the nodes are in the 8th house', 'राहु-केतु को छोड़कर सब पाप ग्रह आठवें भाव में हैं');
const BENEFICS = both('All benefics are in the 1st house', 'सब शुभ ग्रह लग्न में हैं');
