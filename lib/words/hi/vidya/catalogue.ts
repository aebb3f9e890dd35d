/** Sentences of /vidya in Hindi. */
import type { VidyaWords } from '../../facts/vidya.ts';
import type { Sentences } from '../../sentences.ts';
import { STUDY_FACTORS_HI } from './factors.ts';
import { FIELDS_WORDS_HI } from './fields.ts';
import { LEARNING_FINDINGS_HI } from './learningFindings.ts';
import { STUDY_MATTERS_HI, STUDY_TIMING_HI } from './matters.ts';
import { LEARNING_SECTIONS_HI } from './sections.ts';
import { LEARNING_TOLD_HI } from './headline.ts';

export const VIDYA_HI: Sentences<VidyaWords> = {
  ...STUDY_FACTORS_HI,
  ...LEARNING_FINDINGS_HI,
  ...LEARNING_TOLD_HI,
  ...FIELDS_WORDS_HI,
  ...STUDY_MATTERS_HI,
  ...LEARNING_SECTIONS_HI,
  ...STUDY_TIMING_HI,
};
