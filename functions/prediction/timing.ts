/** Answers of /prediction about when a life area ripens. */
import {
  promiseOf,
  timingPlan,
  type LifeArea,
  type TimedArea,
} from '../../lib/astro/judgement/prediction/areaPrediction.ts';
import { coveragePercent, type TimingPlan, type TimingWindow } from '../../lib/astro/judgement/timing/timingWindows.ts';
import { citation, phaladeepika, type Source } from '../../lib/astro/source.ts';
import { vimshottari } from '../../lib/astro/dasha/vimshottari.ts';
import type { Planet } from '../../lib/astro/tables/planets.ts';
import { DOUBLE_TRANSIT_SOURCE } from '../../lib/astro/transit/doubleTransit.ts';
import type { YearsAheadQuery } from '../../lib/schemas/common/queries.ts';
import type { LifeAreaTiming } from '../../lib/schemas/prediction/areas.ts';
import { promiseRecord, promiseSources, verdictRecord } from '../../lib/records/evidence/promise.ts';
import { pastEventsRecord } from '../../lib/records/evidence/pastEvents.ts';
import { requestedArea } from '../../lib/birth/requestedArea.ts';
import type { NatalContext } from '../../lib/birth/natal.ts';
import { formatJd } from '../../lib/time/placeClock.ts';
import { Warned } from '../../lib/records/warned.ts';
import { type Fields } from '../_shell/kinds/natal.ts';
import {
  DEFAULT_YEARS_AHEAD,
  significatorRecord,
  spanDates,
  windowRecords,
  windowsAhead,
} from '../../lib/records/evidence/timingWindows.ts';
import { LIFE_MATTERS } from '../../lib/words/subjects/prediction/matters.ts';
import { ageNoteText, matterTold, viewOf, windowSubject } from './wording.ts';
import { DAYS_PER_YEAR } from '../../lib/astro/time.ts';
import { disclaimerIn } from '../../lib/words/disclaimers.ts';

type TimedContext = NatalContext<Fields<typeof YearsAheadQuery>>;

/**
 * Returns the function that answers when a life area ripens.
 *
 * @param matter the life area, or what chooses it by the fields of the request
 */
export function timed(matter: TimedArea | ((context: TimedContext) => TimedArea)): (context: TimedContext) => Warned {
  return (context) => {
    const area = typeof matter === 'function' ? matter(context) : matter;
    const { birth, names, nowJdUT, query } = context;
    const { area: areaContext, warnings } = requestedArea(context);
    const years = query.years_ahead ?? DEFAULT_YEARS_AHEAD;
    const plan = timingPlan(area, areaContext);
    const windows = windowsAhead(context, plan, years);
    const { ladder } = promiseOf(areaContext, area);
    const told = matterTold(context, area, ladder);
    const untilJdUT = nowJdUT + years * DAYS_PER_YEAR;
    const coverage = coveragePercent(windows, nowJdUT, untilJdUT);
    const reason = windows.length > 0 ? null : noneReason(context, plan, untilJdUT);
    const data: LifeAreaTiming = {
      area: area.id,
      name: names.of(area),
      houses: [...area.houses],
      subject: told.subject,
      headline: told.headline,
      short: told.short,
      verdict: verdictRecord(ladder, names),
      nature: plan.isCaution ? 'caution' : 'favourable',
      from: formatJd(birth.time.clock, nowJdUT),
      until: formatJd(birth.time.clock, untilJdUT),
      years_ahead: years,
      windows: windowRecords(context, windows, windowSubject(context, area)),
      coverage_percent: coverage,
      why: LIFE_MATTERS[names.lang].chosen({}),
      significators: plan.significators.map((one) => significatorRecord(context, one)),
      reason,
      promise: promiseRecord(ladder, names),
      summary: timesText(context, area, { plan, windows, reason }),
      counsel: told.counsel,
      age_note: ageNoteText(context, area),
      past_events: pastEventsRecord(context, areaContext, area),
      disclaimer: area.disclaimer && disclaimerIn(area.disclaimer, context.names.lang),
      sources: [...promiseSources(ladder), ...[phaladeepika(20), transitSource(plan)].map(citation)],
    };
    return new Warned(data, warnings);
  };
}

interface Found {
  readonly plan: TimingPlan;
  readonly windows: readonly TimingWindow[];
  readonly reason: LifeAreaTiming['reason'];
}

function transitSource({ isCaution }: TimingPlan): Source {
  return isCaution ? phaladeepika(26) : DOUBLE_TRANSIT_SOURCE;
}

function noneReason(
  context: TimedContext,
  { ages }: TimingPlan,
  untilJdUT: number,
): NonNullable<LifeAreaTiming['reason']> {
  const { birth, nowJdUT } = context;
  const lastJdUT = context.life(vimshottari).at(-1)!.endJdUT;
  if (untilJdUT <= birth.jdUT || nowJdUT >= lastJdUT) return 'nothing_runs';
  if (ages === null) return 'none_strong_enough';
  const [young, old] = ages.map((years) => birth.jdUT + years * DAYS_PER_YEAR) as [number, number];
  return nowJdUT >= old || untilJdUT <= young ? 'outside_ages' : 'none_strong_enough';
}

function timesText(context: TimedContext, area: LifeArea, { plan, reason, windows }: Found): string {
  const words = LIFE_MATTERS[context.names.lang];
  if (reason === 'outside_ages') return words.outside_ages({});
  if (reason === 'nothing_runs') return words.nothing_runs({});
  const [best, second] = windows;
  if (!best) return plan.isCaution ? words.no_care({}) : words.nothing_ripens({});
  const { matter, stage, subject } = viewOf(context, area);
  const first = {
    subject: stage === 'child' ? matter : subject,
    ...spanDates(context, best),
    planets: lordsOf(best),
  };
  return [
    plan.isCaution ? words.care_time(first) : words.good_time(first),
    ...(second ? [words.next_time(spanDates(context, second))] : []),
  ].join(' ');
}

function lordsOf({ peak }: TimingWindow): Planet[] {
  const [mahadasha, antardasha] = peak.path;
  return [...new Set([mahadasha.lord, antardasha.lord])];
}
