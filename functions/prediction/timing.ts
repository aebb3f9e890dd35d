/** Answers of /prediction about when a matter of life ripens. */
import { areaScore } from '../../lib/astro/area/areaScore.ts';
import { factorsOf } from '../../lib/astro/area/areaFactors.ts';
import type { TimedArea } from '../../lib/astro/area/prediction/lifeArea.ts';
import type { TimingPlan, TimingWindow } from '../../lib/astro/area/timing.ts';
import { citation, phaladeepika } from '../../lib/astro/source.ts';
import { DOUBLE_TRANSIT_SOURCE } from '../../lib/astro/transit/doubleTransit.ts';
import type { YearsAheadQuery } from '../../lib/schemas/dashaInputs.ts';
import type { LifeAreaTiming } from '../../lib/schemas/predictions.ts';
import { areaScoreRecord, scoreSources } from '../_shell/areaRecords.ts';
import { foundScene } from '../_shell/areaScenes.ts';
import type { NatalContext } from '../_shell/birth.ts';
import { formatJd } from '../_shell/clock.ts';
import { Warned, type Fields } from '../_shell/route.ts';
import {
  DEFAULT_YEARS_AHEAD,
  significatorRecord,
  spanWords,
  windowRecords,
  windowsAhead,
} from '../_shell/timingRecords.ts';

export type TimedContext = NatalContext<Fields<typeof YearsAheadQuery>, unknown>;

const DAYS_PER_YEAR = 365.25;

/** Returns the function that answers when a matter of life ripens. */
export function timed(area: TimedArea): (context: TimedContext) => Warned {
  return (context) => {
    const { birth, names, nowJdUT, query } = context;
    const { scene, warnings } = foundScene(context);
    const years = query.years_ahead ?? DEFAULT_YEARS_AHEAD;
    const plan = area.plan(scene);
    const windows = windowsAhead(context, scene, plan, years);
    const promise = areaScore(factorsOf(scene, area.factors));
    const untilJdUT = nowJdUT + years * DAYS_PER_YEAR;
    const reason = windows.length > 0 ? null : noneReason(context, plan, untilJdUT);
    const data: LifeAreaTiming = {
      area: area.id,
      name: names.of(area),
      houses: [...area.houses],
      nature: 'favourable',
      from: formatJd(birth.time.clock, nowJdUT),
      until: formatJd(birth.time.clock, untilJdUT),
      years_ahead: years,
      windows: windowRecords(context, windows, area.matter),
      significators: plan.significators.map((one) => significatorRecord(context, one)),
      reason,
      promise: areaScoreRecord(promise, names),
      summary: summary(context, area, windows, reason, promise.value),
      disclaimer: area.disclaimer,
      sources: [...scoreSources(promise), citation(DOUBLE_TRANSIT_SOURCE), citation(phaladeepika(20))],
    };
    return new Warned(data, warnings);
  };
}

function noneReason({ birth, nowJdUT }: TimedContext, { ages }: TimingPlan, untilJdUT: number) {
  if (ages === null) return 'none_strong_enough';
  const [young, old] = ages.map((years) => birth.jdUT + years * DAYS_PER_YEAR) as [number, number];
  return nowJdUT >= old || untilJdUT <= young ? 'outside_ages' : 'none_strong_enough';
}

function summary(
  context: TimedContext,
  { matter }: TimedArea,
  windows: readonly TimingWindow[],
  reason: LifeAreaTiming['reason'],
  promise: number,
): string {
  const head = `The birth chart promises ${matter} with ${promise} of 100.`;
  if (reason === 'outside_ages') return `${head} The time asked about lies outside the ages at which it is looked for.`;
  const agreed = windows.filter(({ isAgreed }) => isAgreed);
  if (windows.length === 0) return `${head} In the time asked about no window reaches 60 of 100.`;
  const told = (agreed.length > 0 ? agreed : windows).slice(0, 3);
  const spans = told.map((window) => `${spanWords(context, window)} (${window.score})`).join('; ');
  if (agreed.length === 0) {
    return `${head} In the time asked about periods and double transit nowhere agree; the periods alone carry it best ${spans}.`;
  }
  return `${head} Periods and double transit agree best ${spans}.`;
}
