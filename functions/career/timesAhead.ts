/** The years ahead of a career: coming periods, favourable windows, demanding windows. */
import { upcomingPeriods, type UpcomingPeriod } from '../../lib/astro/judgement/career/periodEffects.ts';
import { careerCarePlan } from '../../lib/astro/judgement/career/plans.ts';
import { topicsAt } from '../../lib/astro/judgement/career/workAtAge.ts';
import { career } from '../../lib/astro/judgement/prediction/career.ts';
import { timingPlan } from '../../lib/astro/judgement/prediction/areaPrediction.ts';
import { coveragePercent, timingWindows, type TimingWindow } from '../../lib/astro/judgement/timing/timingWindows.ts';
import { citation, phaladeepika } from '../../lib/astro/source.ts';
import { agesOf } from '../../lib/astro/stage.ts';
import { DOUBLE_TRANSIT_SOURCE } from '../../lib/astro/transit/doubleTransit.ts';
import type * as wire from '../../lib/schemas/career/timing.ts';
import { formatJd } from '../../lib/time/placeClock.ts';
import { planetHead } from '../../lib/records/common.ts';
import { periodScoreRecord } from '../../lib/records/period/periodScore.ts';
import { CAREER_TIMES } from '../../lib/words/subjects/career/careerTimes.ts';
import { significatorRecord, spanDates, windowRecords } from '../../lib/records/evidence/timingWindows.ts';
import type { CareerTimes } from './careerTimes.ts';
import { DAYS_PER_YEAR } from '../../lib/astro/time.ts';

export const AHEAD_SOURCES = [citation(phaladeepika(20)), citation(DOUBLE_TRANSIT_SOURCE)];

/** The years ahead, with the windows and the periods that they are told from. */
export interface FoundAhead {
  readonly record: wire.TimesAhead;
  readonly good: readonly TimingWindow[];
  readonly hard: readonly TimingWindow[];
  readonly coming: readonly UpcomingPeriod[];
}

export function timesAhead(times: CareerTimes): FoundAhead {
  const { context, area, time, timing, untilJdUT, years } = times;
  const { birth, names, nowJdUT } = context;
  const said = CAREER_TIMES[names.lang];
  const { clock } = birth.time;
  const plan = timingPlan(career, area);
  const good = timingWindows(timing, plan, nowJdUT, untilJdUT);
  const hard = timingWindows(timing, careerCarePlan(area), nowJdUT, untilJdUT, good);
  const coming = upcomingPeriods(area, timing.life, untilJdUT, topicsAt(area.person.stage));
  const covered = (windows: readonly TimingWindow[]) => coveragePercent(windows, nowJdUT, untilJdUT);
  const record: wire.TimesAhead = {
    from: formatJd(clock, nowJdUT),
    until: formatJd(clock, untilJdUT),
    years_ahead: years,
    upcoming_changes: coming.map((period) => upcomingRecord(times, period)),
    favourable_periods: windowRecords(context, good, said.matter({ time })),
    coverage_percent: covered(good),
    why: whyText(times, 'favourable', covered(good)),
    challenging_periods: windowRecords(context, hard, said.matter({ time })),
    challenging_coverage_percent: covered(hard),
    challenging_why: whyText(times, 'caution', covered(hard)),
    significators: plan.significators.map((one) => significatorRecord(context, one)),
    text: windowsText(times, good, hard),
  };
  return { record, good, hard, coming };
}

function upcomingRecord(times: CareerTimes, coming: UpcomingPeriod): wire.UpcomingChange {
  const { birth, names } = times.context;
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
    text: upcomingText(times, coming),
  };
}

function upcomingText({ area, context, time }: CareerTimes, coming: UpcomingPeriod): string {
  const { isNewMahadasha, mahadasha, period, topics } = coming;
  const [work, ...others] = topics;
  const [most] = others.filter(({ reasons }) => reasons.length > 0).sort((a, b) => b.reasons.length - a.reasons.length);
  return CAREER_TIMES[context.names.lang].coming({
    ...spanDates(context, period),
    time,
    planet: period.lord,
    mahadashaLord: isNewMahadasha ? null : mahadasha.lord,
    house: area.chart.planets[period.lord].house,
    tone: work ? work.tone : null,
    most: most ? most.topic.id : null,
  });
}

/** Tells whether the years asked lie outside the years of work as a whole. */
function isOutsideAges({ area, context, untilJdUT }: CareerTimes): boolean {
  const [young, old] = agesOf('career', area.person).map((years) => area.birthJdUT + years * DAYS_PER_YEAR) as [
    number,
    number,
  ];
  return area.person.stage === 'beyond' || untilJdUT <= young || context.nowJdUT >= old;
}

function whyText(times: CareerTimes, nature: TimingWindow['nature'], percent: number): string {
  const said = CAREER_TIMES[times.context.names.lang];
  if (!isOutsideAges(times)) return said.chosen({ nature, coveragePercent: percent });
  const [fromYears, toYears] = agesOf('career', times.area.person);
  return said.outside_ages({ fromYears, toYears, nature });
}

const WINDOWS_DESCRIBED = 2;

function windowsText(times: CareerTimes, good: readonly TimingWindow[], hard: readonly TimingWindow[]): string {
  const { context, time } = times;
  const said = CAREER_TIMES[context.names.lang];
  if (isOutsideAges(times)) return said.none_named({});
  const spans = (windows: readonly TimingWindow[]) =>
    windows.slice(0, WINDOWS_DESCRIBED).map((window) => spanDates(context, window));
  const [worst] = hard;
  return [
    good.length > 0 ? said.best_windows({ time, windows: spans(good) }) : said.no_windows({}),
    ...(worst
      ? [said.care_windows({ windows: spans(hard) }), said.avoid({ planet: worst.peak.path[1].lord })]
      : [said.no_care({})]),
  ].join(' ');
}
