/** Answer of /career/timing: what acts on work now, and its times ahead. */
import { career } from '../../lib/astro/judgement/prediction/career.ts';
import { PERIOD_SOURCE } from '../../lib/astro/judgement/timing/activation.ts';
import { citation } from '../../lib/astro/source.ts';
import type { CareerTiming } from '../../lib/schemas/career/timing.ts';
import { pastEventsRecord } from '../../lib/records/evidence/pastEvents.ts';
import { Warned } from '../../lib/records/warned.ts';
import { currentEffect } from './currentEffect.ts';
import { modernPeriodFields } from './periodFields.ts';
import { AHEAD_SOURCES, timesAhead } from './timesAhead.ts';
import { timesSummary, toldTiming } from './timesSummary.ts';
import { analysisDate, careerTimes, type CareerContext } from './careerTimes.ts';

export function timing(context: CareerContext): Warned {
  const times = careerTimes(context);
  const { record: current, effects, sources } = currentEffect(times);
  const ahead = context.input.include_timing === false ? null : timesAhead(times);
  const data: CareerTiming = {
    analysis_date: analysisDate(context),
    ...toldTiming(times, effects, ahead),
    current_effect: current,
    timing: ahead && ahead.record,
    modern: modernPeriodFields(times),
    past_events: pastEventsRecord(context, times.area, career),
    summary: timesSummary(times, effects, ahead),
    sources: [...new Set([citation(PERIOD_SOURCE), ...sources, ...(ahead ? AHEAD_SOURCES : [])])],
  };
  return new Warned(data, times.warnings);
}
