import type { PersonalAnalysis } from '../../lib/schemas/pdae/analysis.ts';
import { MonthQuery } from '../../lib/schemas/common/calendar/inputs.ts';
import {
  AnyHourQuery,
  BEST_DAYS_RANGE,
  BestDaysQuery,
  FormatQuery,
  PersonalDayInput,
  RANGE_DAYS,
  RangeQuery,
  TargetDateQuery,
} from '../../lib/schemas/pdae/inputs.ts';
import { NodeVedhaQuery } from '../../lib/schemas/common/queries.ts';
import type { answers } from '../../lib/schemas/pdae/answers.ts';
import { narratedBirth } from '../_shell/kinds/narrated.ts';
import { natal, type Row } from '../_shell/kinds/natal.ts';
import { serve } from '../_shell/server.ts';
import { analyze, analyzeWithSummary } from './analyze.ts';
import { personalAshtakavarga } from './ashtakavarga.ts';
import { checkMonth, checkNow, checkRange, checkTargetDate } from './checks.ts';
import { onMonth, onRange, onTargetDate, onToday } from './dayRange.ts';
import { bestDays, monthlyCalendar, range, score } from './scoreAnswers.ts';
import { tarabala } from './tarabala.ts';
import { PLAIN_TEXT, textAlone } from './textAlone.ts';
import { transitComplete } from './transitComplete.ts';

export const about = 'The personal day: how a day goes for a birth, where it is spent, and which days are best';

/** Parts of the whole that may be asked for alone. */
const SECTIONS = [
  'overall_score',
  'class',
  'class_name',
  'capped_by',
  'components',
  'categories',
  'place',
  'panchang',
  'transits',
  'transit_score',
  'sade_sati',
  'dhaiya',
  'double_transit',
  'tarabala',
  'chandrabala',
  'dasha',
  'muhurta_timings',
  'daily_yogas',
  'recommendations',
  'remedies',
  'headline',
  'short',
  'text',
  'disclaimer',
  'sources',
] as const satisfies readonly (keyof PersonalAnalysis)[];

const DAY_PARTS = {
  sections: SECTIONS,
  fullOnly: ['houses_from_moon', 'timeline', 'vedha', 'padas', 'segments'],
  notBrief: ['transits', 'double_transit', 'caution'],
};

export const routes = [
  natal('/pdae/analyze', onTargetDate(analyze), {
    answer: 'analyze',
    formats: { [PLAIN_TEXT]: textAlone(onTargetDate(analyze)) },
    input: PersonalDayInput,
    query: { ...TargetDateQuery, ...FormatQuery, ...AnyHourQuery },
    check: checkTargetDate,
    asks: DAY_PARTS,
  }),
  narratedBirth('/pdae/analyze-ai', analyzeWithSummary, {
    answer: 'analyzeAi',
    input: PersonalDayInput,
    query: { ...TargetDateQuery, ...FormatQuery, ...AnyHourQuery },
    check: checkTargetDate,
    asks: DAY_PARTS,
  }),
  natal('/pdae/ashtakavarga', personalAshtakavarga, {
    answer: 'ashtakavarga',
    input: PersonalDayInput,
    usesNow: true,
    check: checkNow,
  }),
  natal('/pdae/best-days', onRange(bestDays), {
    answer: 'bestDays',
    input: PersonalDayInput,
    query: BestDaysQuery,
    check: checkRange(BEST_DAYS_RANGE),
  }),
  natal('/pdae/monthly-calendar', onMonth(monthlyCalendar), {
    answer: 'monthlyCalendar',
    formats: { [PLAIN_TEXT]: textAlone(onMonth(monthlyCalendar)) },
    input: PersonalDayInput,
    query: { ...MonthQuery, ...FormatQuery },
    check: checkMonth,
    asks: { notBrief: ['hardest'] },
  }),
  natal('/pdae/range', onRange(range), {
    answer: 'range',
    input: PersonalDayInput,
    query: RangeQuery,
    check: checkRange(RANGE_DAYS),
  }),
  natal('/pdae/score', onTargetDate(score), {
    answer: 'score',
    input: PersonalDayInput,
    query: { ...TargetDateQuery, ...AnyHourQuery },
    check: checkTargetDate,
  }),
  natal('/pdae/tarabala', onTargetDate(tarabala), {
    answer: 'tarabala',
    input: PersonalDayInput,
    query: TargetDateQuery,
    check: checkTargetDate,
  }),
  natal('/pdae/today', onToday(analyze), {
    answer: 'today',
    formats: { [PLAIN_TEXT]: textAlone(onToday(analyze)) },
    input: PersonalDayInput,
    query: { ...FormatQuery, ...AnyHourQuery },
    usesNow: true,
    check: checkNow,
    asks: DAY_PARTS,
  }),
  natal('/pdae/transit/complete', onTargetDate(transitComplete), {
    answer: 'completeTransits',
    input: PersonalDayInput,
    query: { ...TargetDateQuery, ...NodeVedhaQuery },
    check: checkTargetDate,
  }),
] satisfies Row<keyof typeof answers>[];

export const handler = serve(routes);
