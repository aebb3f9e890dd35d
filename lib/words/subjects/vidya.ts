/** Sentences of /vidya. */
import type { Person } from '../../astro/stage.ts';
import { VIDYA_EN } from '../en/vidya/catalogue.ts';
import { EDUCATION_SUMMARY_EN } from '../en/vidya/summary.ts';
import { VIDYA_HI } from '../hi/vidya/catalogue.ts';
import { EDUCATION_SUMMARY_HI } from '../hi/vidya/summary.ts';
import type { Catalogues } from '../say.ts';
import type { EducationSummaryFacts, LearnerVoice, VidyaWords } from '../facts/vidya.ts';

export const VIDYA: Catalogues<VidyaWords> = { en: VIDYA_EN, hi: VIDYA_HI };

/** The summary, which every answer has in both languages. */
export const EDUCATION_SUMMARY: Catalogues<EducationSummaryFacts> = {
  en: EDUCATION_SUMMARY_EN,
  hi: EDUCATION_SUMMARY_HI,
};

/** From this age on courses stand beside work. */
const STUDY_ENDS = 30;

/** Returns for whom learning is told. */
export function learnerVoice({ ageYears, stage }: Pick<Person, 'ageYears' | 'stage'>): LearnerVoice {
  switch (stage) {
    case 'child':
      return 'parents';
    case 'youth':
      return 'student';
    case 'elder':
    case 'old':
      return 'elder';
    case 'adult':
      return ageYears !== null && ageYears < STUDY_ENDS ? 'student' : 'adult';
    case 'beyond':
      return 'adult';
  }
}
