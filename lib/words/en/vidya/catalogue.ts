/** Sentences of /vidya in English. */
import type { VidyaWords } from '../../facts/vidya.ts';
import type { Sentences } from '../../sentences.ts';
import { STUDY_FACTORS_EN } from './factors.ts';
import { FIELDS_EN } from './fields.ts';
import { LEARNING_FINDINGS_EN } from './learningFindings.ts';
import { STUDY_MATTERS_EN, STUDY_TIMING_EN } from './matters.ts';
import { LEARNING_SECTIONS_EN } from './sections.ts';
import { LEARNING_TOLD_EN } from './headline.ts';

export const VIDYA_EN: Sentences<VidyaWords> = {
  ...STUDY_FACTORS_EN,
  ...LEARNING_FINDINGS_EN,
  ...LEARNING_TOLD_EN,
  ...FIELDS_EN,
  ...STUDY_MATTERS_EN,
  ...LEARNING_SECTIONS_EN,
  ...STUDY_TIMING_EN,
};
