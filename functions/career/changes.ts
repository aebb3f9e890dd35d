/** Answer of /career/changes: change of job and promotion. */
import { PERIOD_SOURCE } from '../../lib/astro/judgement/timing/activation.ts';
import { JOB_CHANGE, RISE } from '../../lib/astro/judgement/career/indicators/indicatorGroups.ts';
import { INDICATOR_SOURCE } from '../../lib/astro/judgement/career/indicators/indicators.ts';
import { career } from '../../lib/astro/judgement/prediction/career.ts';
import { citation } from '../../lib/astro/source.ts';
import type { CareerChanges, IndicatorGroup } from '../../lib/schemas/career/timing.ts';
import { pastEventsRecord } from '../../lib/records/evidence/pastEvents.ts';
import { Warned } from '../../lib/records/warned.ts';
import { currentEffect } from './currentEffect.ts';
import { modernPeriodFields } from './periodFields.ts';
import { AHEAD_SOURCES, timesAhead } from './timesAhead.ts';
import { timesSummary, toldChanges } from './timesSummary.ts';
import { analysisDate, careerTimes, type CareerContext, type CareerTimes } from './careerTimes.ts';
import { indicatorGroupRecord } from './indicatorRecords.ts';

export function changes(context: CareerContext): Warned {
  const times = careerTimes(context);
  const { record: current, effects, sources } = currentEffect(times);
  const ahead = context.input.include_timing === false ? null : timesAhead(times);
  const data: CareerChanges = {
    analysis_date: analysisDate(context),
    ...toldChanges(times, effects, ahead),
    current_effect: current,
    job_change: jobChangeSigns(times),
    promotion: promotionSigns(times),
    timing: ahead && ahead.record,
    modern: modernPeriodFields(times),
    past_events: pastEventsRecord(context, times.area, career),
    summary: timesSummary(times, effects, ahead),
    sources: [...new Set([citation(PERIOD_SOURCE), citation(INDICATOR_SOURCE), ...sources, ...AHEAD_SOURCES])],
  };
  return new Warned(data, times.warnings);
}

export function jobChangeSigns(times: CareerTimes): IndicatorGroup | null {
  return times.posts && indicatorGroupRecord(times, JOB_CHANGE, times.posts.change);
}

export function promotionSigns(times: CareerTimes): IndicatorGroup | null {
  return times.posts && indicatorGroupRecord(times, RISE, times.posts.promotion);
}
