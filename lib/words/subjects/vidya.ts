/** Sentences of /vidya. */
import { VIDYA_EN } from '../en/vidya/catalogue.ts';
import { EDUCATION_SUMMARY_EN } from '../en/vidya/summary.ts';
import { EDUCATION_SUMMARY_HI } from '../hi/vidya/summary.ts';
import { inEnglish, type Catalogues } from '../say.ts';
import type { EducationSummaryFacts, VidyaWords } from '../facts/vidya.ts';

export const VIDYA: Catalogues<VidyaWords> = inEnglish(VIDYA_EN);

/** The summary, which every answer has in both languages. */
export const EDUCATION_SUMMARY: Catalogues<EducationSummaryFacts> = {
  en: EDUCATION_SUMMARY_EN,
  hi: EDUCATION_SUMMARY_HI,
};
