/** Sentences on the times of a career. */
import { CAREER_TIMES_EN } from '../../en/career/careerTimes.ts';
import type { CareerTimesWords } from '../../facts/career/careerTimes.ts';
import { inEnglish, type Catalogues } from '../../say.ts';

export const CAREER_TIMES: Catalogues<CareerTimesWords> = inEnglish(CAREER_TIMES_EN);
