/** Answer of /career/timing: what acts on work now, and its favourable times. */
import { careerPlan } from '../../lib/astro/judgement/timing/careerPlan.ts';
import { PERIOD_SOURCE } from '../../lib/astro/judgement/timing/activation.ts';
import { citation } from '../../lib/astro/source.ts';
import type { CareerTiming } from '../../lib/schemas/career/timing.ts';
import type { Language } from '../../lib/words/language.ts';
import { CAREER_TIMES } from '../../lib/words/subjects/career/careerTimes.ts';
import { Warned } from '../../lib/records/warned.ts';
import { currentEffect } from './currentEffect.ts';
import { periodFields } from './periodFields.ts';
import { AHEAD_SOURCES, timesAhead } from './timesAhead.ts';
import { analysisDate, careerTimes, type CareerContext } from './careerTimes.ts';

export function timing(context: CareerContext): Warned {
  const times = careerTimes(context);
  const { include_modern_interpretation, include_timing } = context.input;
  const { record: current, sources } = currentEffect(times);
  const ahead = include_timing === false ? null : timesAhead(times, careerPlan, 'work');
  const data: CareerTiming = {
    analysis_date: analysisDate(context),
    current_effect: current,
    timing: ahead,
    modern: include_modern_interpretation === false ? null : periodFields(context, times.area),
    summary: [current.text, ...(ahead ? [ahead.text, nextText(ahead, context.names.lang)] : [])].join(' '),
    sources: [...new Set([citation(PERIOD_SOURCE), ...sources, ...(ahead ? AHEAD_SOURCES : [])])],
  };
  return new Warned(data, times.warnings);
}

function nextText({ upcoming_changes: [next] }: NonNullable<CareerTiming['timing']>, lang: Language): string {
  const said = CAREER_TIMES[lang];
  return next ? said.next_change({ clause: next.text }) : said.no_change({});
}
