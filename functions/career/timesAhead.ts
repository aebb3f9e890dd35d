/** The years ahead of a career: coming periods, favourable windows, windows that need care. */
import { upcomingPeriods, type UpcomingPeriod } from '../../lib/astro/judgement/career/periodEffects.ts';
import { careerCarePlan } from '../../lib/astro/judgement/career/plans.ts';
import { WORKING_AGES } from '../../lib/astro/judgement/timing/careerPlan.ts';
import { lordshipOf } from '../../lib/astro/judgement/dasha/lordEffect.ts';
import { timingWindows, type TimingPlan, type TimingWindow } from '../../lib/astro/judgement/timing/timingWindows.ts';
import { citation, phaladeepika } from '../../lib/astro/source.ts';
import { DOUBLE_TRANSIT_SOURCE } from '../../lib/astro/transit/doubleTransit.ts';
import type * as wire from '../../lib/schemas/career/timing.ts';
import { formatJd } from '../../lib/time/placeClock.ts';
import { planetHead } from '../../lib/records/common.ts';
import { periodScoreRecord } from '../../lib/records/period/periodScore.ts';
import type { Language } from '../../lib/words/language.ts';
import type { WorkMatter } from '../../lib/words/facts/career/careerTimes.ts';
import { CAREER_TIMES } from '../../lib/words/subjects/career/careerTimes.ts';
import { significatorRecord, spanDates, windowRecords } from '../../lib/records/evidence/timingWindows.ts';
import type { CareerContext, CareerTimes } from './careerTimes.ts';
import { DAYS_PER_YEAR } from '../../lib/astro/time.ts';
import type { AreaContext } from '../../lib/astro/judgement/areaContext.ts';

export const AHEAD_SOURCES = [citation(phaladeepika(20)), citation(DOUBLE_TRANSIT_SOURCE)];

/**
 * @param planOf the timing plan of the favourable windows
 * @param matter what the favourable windows are asked for
 */
export function timesAhead(
  { context, area, timing, untilJdUT, years }: CareerTimes,
  planOf: (area: AreaContext) => TimingPlan,
  matter: WorkMatter,
): wire.TimesAhead {
  const { birth, names, nowJdUT } = context;
  const said = CAREER_TIMES[names.lang];
  const { clock } = birth.time;
  const search = (plan: TimingPlan) => timingWindows(timing, plan, nowJdUT, untilJdUT);
  const plan = planOf(area);
  const [good, hard] = [search(plan), search(careerCarePlan(area))];
  const coming = upcomingPeriods(area, timing.life, untilJdUT, context.transitSign);
  return {
    from: formatJd(clock, nowJdUT),
    until: formatJd(clock, untilJdUT),
    years_ahead: years,
    upcoming_changes: coming.map((period) => upcomingRecord(context, period)),
    favourable_periods: windowRecords(context, good, said.matter({ matter })),
    challenging_periods: windowRecords(context, hard, said.matter({ matter: 'work' })),
    significators: plan.significators.map((one) => significatorRecord(context, one)),
    text: [...childText(area, names.lang), ...aheadTexts(context, good, hard, matter)].join(' '),
  };
}

function upcomingRecord(context: CareerContext, coming: UpcomingPeriod): wire.UpcomingChange {
  const { birth, names } = context;
  const { isNewMahadasha, mahadasha, period, topics } = coming;
  const { clock } = birth.time;
  return {
    at: formatJd(clock, period.startJdUT),
    until: formatJd(clock, period.endJdUT),
    is_new_mahadasha: isNewMahadasha,
    mahadasha: planetHead(mahadasha.lord, names),
    antardasha: planetHead(period.lord, names),
    topics: topics.map(({ score, tone, topic }) => ({
      id: topic.id,
      name: names.of(topic),
      score: periodScoreRecord(score, names),
      tone,
    })),
    text: upcomingText(context, coming),
  };
}

function upcomingText(context: CareerContext, coming: UpcomingPeriod): string {
  const { chart, names } = context;
  const { isNewMahadasha, mahadasha, period, topics } = coming;
  const { lord } = period;
  const [work, ...others] = topics;
  const [most] = others.filter(({ reasons }) => reasons.length > 0).sort((a, b) => b.reasons.length - a.reasons.length);
  return CAREER_TIMES[names.lang].coming({
    ...spanDates(context, period),
    lordship: lordshipOf(chart, lord),
    mahadashaLord: isNewMahadasha ? null : mahadasha.lord,
    house: chart.planets[lord].house,
    score: work!.score.value,
    tone: work!.tone,
    most: most ? { topic: most.topic.id, tone: most.tone, ties: most.reasons } : null,
  });
}

function childText({ birthJdUT, nowJdUT }: AreaContext, lang: Language): string[] {
  const [age] = WORKING_AGES;
  if (nowJdUT - birthJdUT >= age * DAYS_PER_YEAR) return [];
  return [CAREER_TIMES[lang].child({ age })];
}

const WINDOWS_DESCRIBED = 2;

function aheadTexts(
  context: CareerContext,
  good: readonly TimingWindow[],
  hard: readonly TimingWindow[],
  matter: WorkMatter,
): string[] {
  const said = CAREER_TIMES[context.names.lang];
  const rated = (windows: readonly TimingWindow[]) =>
    windows.slice(0, WINDOWS_DESCRIBED).map((window) => ({ ...spanDates(context, window), score: window.score }));
  return [
    good.length > 0 ? said.best_windows({ matter, windows: rated(good) }) : said.no_windows({ matter }),
    hard.length > 0 ? said.care_windows({ windows: rated(hard) }) : said.no_care({}),
  ];
}
