import { afflictionRule } from '../../affliction/affliction.ts';
import { hemmedAscendantAffliction } from '../../affliction/papakartari.ts';
import { both } from '../../bilingual.ts';

export const hemmedAscendant = afflictionRule(hemmedAscendantAffliction, {
  id: 'arishta-papakartari-lagna',
  name: both('Papa Kartari (ascendant)', 'पापकर्तरी (लग्न)'),
  family: 'arishta',
  result: both('pressure from two sides, narrow room to move', 'दोनों ओर का दबाव, सीमित अवसर'),
  countedFrom: 'ascendant',
  houses: [1],
});
