import {
  BEST_DAYS_RANGE,
  BestDaysQuery,
  FormatQuery,
  MonthQuery,
  PersonalDayInput,
  RANGE_DAYS,
  RangeQuery,
  TargetDateQuery,
} from '../../lib/schemas/pdae/inputs.ts';
import { NodeVedhaQuery } from '../../lib/schemas/common/transitInput.ts';
import { narratedBirth } from '../_shell/narrated.ts';
import { natal } from '../_shell/route.ts';
import { serve } from '../_shell/server.ts';
import { analyze } from './analyze.ts';
import { analyzeWithSummary } from './analyzeAi.ts';
import { personalAshtakavarga } from './ashtakavarga.ts';
import { checkMonth, checkNow, checkRange, checkTargetDate } from './checks.ts';
import { onMonth, onRange, onTargetDate, onToday } from './dayRange.ts';
import { bestDays, monthlyCalendar, range, score } from './dayScores.ts';
import { tarabala } from './tarabala.ts';
import { transitComplete } from './transitComplete.ts';

export const about = 'The personal day: how a day goes for a birth, where it is spent, and which days are best';

export const routes = [
  natal('/pdae/analyze', onTargetDate(analyze), {
    input: PersonalDayInput,
    query: { ...TargetDateQuery, ...FormatQuery },
    check: checkTargetDate,
  }),
  narratedBirth('/pdae/analyze-ai', analyzeWithSummary, {
    input: PersonalDayInput,
    query: { ...TargetDateQuery, ...FormatQuery },
    check: checkTargetDate,
  }),
  natal('/pdae/ashtakavarga', personalAshtakavarga, { input: PersonalDayInput, usesNow: true, check: checkNow }),
  natal('/pdae/best-days', onRange(bestDays), {
    input: PersonalDayInput,
    query: BestDaysQuery,
    check: checkRange(BEST_DAYS_RANGE),
  }),
  natal('/pdae/monthly-calendar', onMonth(monthlyCalendar), {
    input: PersonalDayInput,
    query: { ...MonthQuery, ...FormatQuery },
    check: checkMonth,
  }),
  natal('/pdae/range', onRange(range), { input: PersonalDayInput, query: RangeQuery, check: checkRange(RANGE_DAYS) }),
  natal('/pdae/score', onTargetDate(score), {
    input: PersonalDayInput,
    query: TargetDateQuery,
    check: checkTargetDate,
  }),
  natal('/pdae/tarabala', onTargetDate(tarabala), {
    input: PersonalDayInput,
    query: TargetDateQuery,
    check: checkTargetDate,
  }),
  natal('/pdae/today', onToday(analyze), {
    input: PersonalDayInput,
    query: FormatQuery,
    usesNow: true,
    check: checkNow,
  }),
  natal('/pdae/transit/complete', onTargetDate(transitComplete), {
    input: PersonalDayInput,
    query: { ...TargetDateQuery, ...NodeVedhaQuery },
    check: checkTargetDate,
  }),
];

export const handler = serve(routes);
