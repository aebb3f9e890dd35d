import { afflictionRule } from '../../affliction/affliction.ts';
import { hemmedMoonAffliction } from '../../affliction/papakartari.ts';
import { both } from '../../bilingual.ts';

export const chandraPapakartari = afflictionRule(hemmedMoonAffliction, {
  id: 'chandra-papakartari',
  name: both('Chandra Papa Kartari', 'चंद्र पाप कर्तरी'),
  family: 'chandra',
  result: both('pressure on the mind, care for the mother', 'मन पर दबाव, माता की चिंता'),
  countedFrom: 'Moon',
});
