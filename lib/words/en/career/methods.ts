/** Sentences of the three methods of /career in English. */
import type { CareerMethodWords } from '../../facts/careerMethods.ts';
import type { Sentences } from '../../sentences.ts';
import { LIVELIHOOD_EN } from './livelihood.ts';
import { VOTES_EN } from './votes.ts';
import { WORK_EN } from './work.ts';

export const CAREER_METHODS_EN: Sentences<CareerMethodWords> = {
  ...VOTES_EN,
  ...WORK_EN,
  ...LIVELIHOOD_EN,
};
