import { both } from '../../bilingual.ts';
import { cancels, required } from '../../evidence.ts';
import type { Rule } from '../../rule.ts';
import { threeHundredCombinations } from '../../source.ts';
import { beneficsAspecting } from '../parts/aspecting.ts';
import { beneficsIn, maleficsInBoth } from '../parts/occupying.ts';
import { RELIEF_SOURCE, furtherReliefs } from './relief.ts';

// Its own text requires no strength of a Jupiter in the ascendant.
const reliefs = furtherReliefs('strong_jupiter_rising');

export const hemmedAscendant: Rule = {
  id: 'arishta-papakartari-lagna',
  name: both('Papa Kartari (ascendant)', 'पापकर्तरी (लग्न)'),
  family: 'arishta',
  source: threeHundredCombinations(),
  alsoIn: [RELIEF_SOURCE],
  polarity: 'bad',
  formation: both('Malefics are in both the 2nd and the 12th house', 'दूसरे और बारहवें दोनों भावों में पाप ग्रह हों'),
  result: both('pressure from two sides, narrow room to move', 'दोनों ओर का दबाव, सीमित अवसर'),
  countedFrom: 'ascendant',
  houses: [1],
  participants: (chart) => maleficsInBoth(chart, [2, 12]),

  examine(chart, facts) {
    const planets = maleficsInBoth(chart, [2, 12]);
    const occupying = beneficsIn(chart, 1);
    const aspecting = beneficsAspecting(chart, chart.ascendant.signIndex);
    return [
      required('malefics_on_both_sides', BOTH_SIDES, planets.length > 0, { planets }),
      cancels('benefic_at_ascendant', BENEFIC_AT_ASCENDANT, occupying.length > 0 || aspecting.length > 0, {
        occupying,
        aspecting,
      }),
      ...reliefs(chart, facts),
    ];
  },
};

const BOTH_SIDES = both('Malefics are in both the 2nd and the 12th house', 'दूसरे और बारहवें दोनों भावों में पाप ग्रह हैं');
const BENEFIC_AT_ASCENDANT = both('A benefic is in the ascendant or aspects it', 'लग्न में शुभ ग्रह है या उसकी दृष्टि है');
