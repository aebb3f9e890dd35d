/** Sentences of /medical/ai-reading. */
import { READING_CARE_HI } from '../../hi/health/readingCare.ts';
import { READING_CHART_HI } from '../../hi/health/readingChart.ts';
import { READING_TIME_HI } from '../../hi/health/readingTime.ts';
import { READING_CARE_HINGLISH } from '../../hinglish/health/readingCare.ts';
import { READING_CHART_HINGLISH } from '../../hinglish/health/readingChart.ts';
import { READING_TIME_HINGLISH } from '../../hinglish/health/readingTime.ts';
import type { HealthReadingWords } from '../../facts/health/reading.ts';
import type { CataloguesIn } from '../../say.ts';

export const HEALTH_READING: CataloguesIn<'hindi' | 'hinglish', HealthReadingWords> = {
  hindi: { ...READING_CHART_HI, ...READING_TIME_HI, ...READING_CARE_HI },
  hinglish: { ...READING_CHART_HINGLISH, ...READING_TIME_HINGLISH, ...READING_CARE_HINGLISH },
};
