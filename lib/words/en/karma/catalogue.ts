/** Sentences of /karma in English. */
import type { KarmaWords } from '../../facts/karma.ts';
import type { Sentences } from '../../sentences.ts';
import { REMEDIES_EN } from './acts.ts';

export const KARMA_EN: Sentences<KarmaWords> = {
  ...REMEDIES_EN,
};
