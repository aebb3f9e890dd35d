/** Answer of /career/changes: change of job and promotion. */
import { actingFactor, PERIOD_SOURCE } from '../../lib/astro/judgement/timing/activation.ts';
import { CHANGE_INDICATORS } from '../../lib/astro/judgement/career/changeIndicators.ts';
import { INDICATOR_SOURCE } from '../../lib/astro/judgement/career/indicators.ts';
import { promotionPlan } from '../../lib/astro/judgement/career/plans.ts';
import { PROMOTION_INDICATORS } from '../../lib/astro/judgement/career/promotionIndicators.ts';
import { PROMOTION } from '../../lib/astro/judgement/career/topics.ts';
import { citation } from '../../lib/astro/source.ts';
import type { CareerChanges, IndicatorGroup } from '../../lib/schemas/career/timing.ts';
import { Warned } from '../../lib/records/warned.ts';
import { currentEffect } from './currentEffect.ts';
import { indicatorGroup } from './indicatorRecords.ts';
import { periodFields } from './periodFields.ts';
import { AHEAD_SOURCES, timesAhead } from './timesAhead.ts';
import { analysisDate, timeScene, type CareerContext, type TimeScene } from './careerTimes.ts';

export function changes(context: CareerContext): Warned {
  const times = timeScene(context);
  const { include_modern_interpretation, include_timing } = context.input;
  const { record: current, sources } = currentEffect(times);
  const [jobChange, promotion] = [jobChangeSigns(times), promotionSigns(times)];
  const ahead = include_timing === false ? null : timesAhead(times, promotionPlan, 'a rise in work');
  const data: CareerChanges = {
    analysis_date: analysisDate(context),
    current_effect: current,
    job_change: jobChange,
    promotion,
    timing: ahead,
    modern: include_modern_interpretation === false ? null : periodFields(context, times.scene),
    summary: [current.basis_text, jobChange.text, promotion.text, ...(ahead ? [ahead.text] : [])].join(' '),
    sources: [...new Set([citation(PERIOD_SOURCE), citation(INDICATOR_SOURCE), ...sources, ...AHEAD_SOURCES])],
  };
  return new Warned(data, times.warnings);
}

export function jobChangeSigns(times: TimeScene): IndicatorGroup {
  return indicatorGroup(times, { matter: 'a change of job', rows: CHANGE_INDICATORS, beside: [] });
}

/** How the acting periods serve the houses of rise is weighed beside the signs. */
const RISE_WEIGHT = 8;

export function promotionSigns(times: TimeScene): IndicatorGroup {
  const beside = [actingFactor(PROMOTION.houses, RISE_WEIGHT)(times.scene)];
  return indicatorGroup(times, { matter: 'promotion', rows: PROMOTION_INDICATORS, beside });
}
