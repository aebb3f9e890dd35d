/** Answer of /career/changes: change of job and promotion. */
import { PERIOD_SOURCE } from '../../lib/astro/judgement/timing/activation.ts';
import { INDICATOR_SOURCE } from '../../lib/astro/judgement/career/indicators/indicators.ts';
import { promotionPlan } from '../../lib/astro/judgement/career/plans.ts';
import { citation } from '../../lib/astro/source.ts';
import type { CareerChanges, IndicatorGroup } from '../../lib/schemas/career/timing.ts';
import { Warned } from '../../lib/records/warned.ts';
import { currentEffect } from './currentEffect.ts';
import { periodFields } from './periodFields.ts';
import { AHEAD_SOURCES, timesAhead } from './timesAhead.ts';
import { analysisDate, careerTimes, type CareerContext, type CareerTimes } from './careerTimes.ts';
import { JOB_CHANGE, RISE } from '../../lib/astro/judgement/career/indicators/indicatorGroups.ts';
import { indicatorGroupRecord } from './indicatorRecords.ts';

export function changes(context: CareerContext): Warned {
  const times = careerTimes(context);
  const { include_modern_interpretation, include_timing } = context.input;
  const { record: current, sources } = currentEffect(times);
  const [jobChange, promotion] = [jobChangeSigns(times), promotionSigns(times)];
  const ahead = include_timing === false ? null : timesAhead(times, promotionPlan, 'rise');
  const data: CareerChanges = {
    analysis_date: analysisDate(context),
    current_effect: current,
    job_change: jobChange,
    promotion,
    timing: ahead,
    modern: include_modern_interpretation === false ? null : periodFields(context, times.area),
    summary: [current.basis_text, jobChange.text, promotion.text, ...(ahead ? [ahead.text] : [])].join(' '),
    sources: [...new Set([citation(PERIOD_SOURCE), citation(INDICATOR_SOURCE), ...sources, ...AHEAD_SOURCES])],
  };
  return new Warned(data, times.warnings);
}

export function jobChangeSigns(times: CareerTimes): IndicatorGroup {
  return indicatorGroupRecord(times, JOB_CHANGE);
}

export function promotionSigns(times: CareerTimes): IndicatorGroup {
  return indicatorGroupRecord(times, RISE);
}
