import { afflictionRule } from '../../affliction/affliction.ts';
import { kemadrumaAffliction } from '../../affliction/kemadruma.ts';
import { both } from '../../bilingual.ts';

export const kemadruma = afflictionRule(kemadrumaAffliction, {
  id: 'kemadruma',
  name: both('Kemadruma', 'केमद्रुम'),
  family: 'chandra',
  result: both('changing means, times alone, a mind that seeks steadiness', 'बदलता धन, एकांत, स्थिरता खोजता मन'),
  countedFrom: 'Moon',
});
