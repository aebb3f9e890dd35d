/** Sentences on the times of a career. */
import { CAREER_TIMES_EN } from '../../en/career/careerTimes.ts';
import type { CareerTimesWords } from '../../facts/career/careerTimes.ts';
import { CAREER_TIMES_HI } from '../../hi/career/careerTimes.ts';
import type { Catalogues } from '../../say.ts';

export const CAREER_TIMES: Catalogues<CareerTimesWords> = { en: CAREER_TIMES_EN, hi: CAREER_TIMES_HI };
