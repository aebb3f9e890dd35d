/** Sentences of /medical/timeline-reading. */
import { CARE_EN } from '../../en/health/timelineCare.ts';
import { ROWS_EN, SUMMARY_EN } from '../../en/health/timelineRows.ts';
import { SECTIONS_EN } from '../../en/health/timelineSections.ts';
import { CARE_HI } from '../../hi/health/timelineCare.ts';
import { ROWS_HI, SUMMARY_HI } from '../../hi/health/timelineRows.ts';
import { SECTIONS_HI } from '../../hi/health/timelineSections.ts';
import type { HealthTimelineWords } from '../../facts/health/timeline.ts';
import type { Catalogues } from '../../say.ts';

export const HEALTH_TIMELINE: Catalogues<HealthTimelineWords> = {
  en: { ...CARE_EN, ...SECTIONS_EN, ...ROWS_EN, ...SUMMARY_EN },
  hi: { ...CARE_HI, ...SECTIONS_HI, ...ROWS_HI, ...SUMMARY_HI },
};
