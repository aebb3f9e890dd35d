import { vishAffliction } from '../affliction/vish.ts';
import { both } from '../bilingual.ts';
import type { Dosha } from './dosha.ts';

// Punarphoo is the same rule, asked in questions of marriage: one verdict with two names.
export const vish: Dosha = {
  ...vishAffliction,
  id: 'vish',
  name: both('Vish Dosha', 'विष दोष'),
  alsoCalled: [{ id: 'punarphoo', name: both('Punarphoo Dosha', 'पुनर्फू दोष') }],
  effects: both(
    'a sober mood and delays that teach patience; in marriage second thoughts, and bonds that ripen late',
    'गंभीर मन और धैर्य सिखाने वाले विलंब; विवाह में पुनर्विचार, देर से पकने वाले संबंध',
  ),
};
