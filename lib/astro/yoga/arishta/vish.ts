import { afflictionRule } from '../../affliction/affliction.ts';
import { vishAffliction } from '../../affliction/vish.ts';
import { both } from '../../bilingual.ts';

export const vish = afflictionRule(vishAffliction, {
  id: 'vish-yoga',
  name: both('Vish (Punarphoo)', 'विष (पुनर्फू)'),
  family: 'arishta',
  result: both('a sober mood, delays that teach patience', 'गंभीर मन, धैर्य सिखाने वाले विलंब'),
  countedFrom: null,
});
