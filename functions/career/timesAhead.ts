/** The years ahead of a career: coming periods, favourable windows, windows that need care. */
import { upcomingPeriods, type UpcomingPeriod } from '../../lib/astro/judgement/career/periodEffects.ts';
import { careerCarePlan } from '../../lib/astro/judgement/career/plans.ts';
import { WORKING_AGES } from '../../lib/astro/judgement/timing/careerPlan.ts';
import { lordshipOf } from '../../lib/astro/judgement/dasha/lordEffect.ts';
import { timingWindows, type TimingPlan, type TimingWindow } from '../../lib/astro/judgement/timing/timingWindows.ts';
import { named } from '../../lib/astro/planetWords.ts';
import { citation, phaladeepika } from '../../lib/astro/source.ts';
import { DOUBLE_TRANSIT_SOURCE } from '../../lib/astro/transit/doubleTransit.ts';
import { capitalised, listed, ordinal } from '../../lib/astro/words.ts';
import type * as wire from '../../lib/schemas/career/timing.ts';
import { formatJd } from '../../lib/time/placeClock.ts';
import { planetHead } from '../../lib/records/common.ts';
import { periodScoreRecord } from '../../lib/records/period/periodScore.ts';
import { lordshipEn } from '../../lib/words/en/dasha.ts';
import { predicateOf } from '../../lib/words/en/periodTexts.ts';
import { significatorRecord, spanWords, windowRecords } from '../../lib/records/evidence/timingWindows.ts';
import type { CareerContext, CareerTimes } from './careerTimes.ts';
import { DAYS_PER_YEAR } from '../../lib/astro/time.ts';
import type { AreaContext } from '../../lib/astro/judgement/areaContext.ts';

export const AHEAD_SOURCES = [citation(phaladeepika(20)), citation(DOUBLE_TRANSIT_SOURCE)];

/**
 * @param planOf the timing plan of the favourable windows
 * @param matter the life area as it stands in a sentence: `work`
 */
export function timesAhead(
  { context, area, timing, untilJdUT, years }: CareerTimes,
  planOf: (area: AreaContext) => TimingPlan,
  matter: string,
): wire.TimesAhead {
  const { birth, nowJdUT } = context;
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
    favourable_periods: windowRecords(context, good, matter),
    challenging_periods: windowRecords(context, hard, 'work'),
    significators: plan.significators.map((one) => significatorRecord(context, one)),
    text: [...childText(area), aheadText(context, good, hard, matter)].join(' '),
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
      id: topic.id as wire.TopicEffect['id'],
      name: names.of(topic),
      score: periodScoreRecord(score, names),
      tone,
    })),
    text: upcomingText(context, coming),
  };
}

const TONE_WORDS = {
  supportive: 'carries work',
  mixed: 'carries work in part',
  demanding: 'asks for patience in work',
};

function upcomingText(context: CareerContext, { isNewMahadasha, mahadasha, period, topics }: UpcomingPeriod): string {
  const { chart } = context;
  const { lord } = period;
  const opening = isNewMahadasha
    ? `${spanWords(context, period)}: the mahadasha of ${named(lord)} opens with its own antardasha`
    : `${spanWords(context, period)}: antardasha of ${named(lord)} within the mahadasha of ${named(mahadasha.lord)}`;
  const who = `${capitalised(named(lord))}, ${lordshipEn(lordshipOf(chart, lord))}, stands in the ${ordinal(chart.planets[lord].house)} house`;
  const [work, ...others] = topics;
  const also = others
    .filter(({ reasons }) => reasons.length > 0)
    .sort((a, b) => b.reasons.length - a.reasons.length)
    .slice(0, 1)
    .map(({ reasons, tone, topic }) => {
      const does = listed([...new Set(reasons.map((reason) => predicateOf(reason, topic.area)))]);
      return ` As it ${does}, it touches ${topic.area} most; ${topic.counsel[tone]}.`;
    });
  return `${opening}. ${who}, and ${TONE_WORDS[work!.tone]} (${work!.score.value} of 100).${also.join('')}`;
}

/** A note for a child, who has no career yet. */
function childText({ birthJdUT, nowJdUT }: AreaContext): string[] {
  const [from] = WORKING_AGES;
  if (nowJdUT - birthJdUT >= from * DAYS_PER_YEAR) return [];
  return [
    `Windows of work are looked for from the age of ${from} on; until then the periods speak of bent and training.`,
  ];
}

function aheadText(
  context: CareerContext,
  good: readonly TimingWindow[],
  hard: readonly TimingWindow[],
  matter: string,
): string {
  const described = (windows: readonly TimingWindow[]) =>
    windows
      .slice(0, 2)
      .map((window) => `${spanWords(context, window)} (${window.score})`)
      .join(' and ');
  const best =
    good.length > 0
      ? `For ${matter} the best times ahead are ${described(good)}.`
      : `No window for ${matter} reaches 60 of 100.`;
  const care = hard.length > 0 ? `Most care is asked for ${described(hard)}.` : 'No window asks for particular care.';
  return `${best} ${care}`;
}
