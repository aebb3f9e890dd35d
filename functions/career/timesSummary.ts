/** The times of a career in a line, in a few sentences, and as a summary. */
import { career } from '../../lib/astro/judgement/prediction/career.ts';
import { promiseOf } from '../../lib/astro/judgement/prediction/areaPrediction.ts';
import type { TopicEffect } from '../../lib/astro/judgement/career/periodEffects.ts';
import type { TimingWindow } from '../../lib/astro/judgement/timing/timingWindows.ts';
import { unixMsFromJd } from '../../lib/astro/time.ts';
import type { AreaVerdict } from '../../lib/schemas/common/areas.ts';
import { localDate } from '../../lib/time/placeClock.ts';
import { verdictRecord } from '../../lib/records/evidence/promise.ts';
import { spanDates } from '../../lib/records/evidence/timingWindows.ts';
import { fitted, SHORT_CHARACTERS } from '../../lib/words/fitted.ts';
import { CAREER_TIMES } from '../../lib/words/subjects/career/careerTimes.ts';
import type { CareerTimes } from './careerTimes.ts';
import type { FoundAhead } from './timesAhead.ts';

interface Told {
  readonly headline: string;
  readonly short: string;
  readonly verdict: AreaVerdict;
}

/** Returns how work stands now and when it goes best. */
export function toldTiming(times: CareerTimes, effects: readonly TopicEffect[], ahead: FoundAhead | null): Told {
  const { context, time } = times;
  const said = CAREER_TIMES[context.names.lang];
  const [work] = effects;
  return {
    headline: said.headline({ time, tone: work ? work.tone : null, best: bestTurn(times, ahead?.good[0]) }),
    short: fitted([...nowText(times, work), ...windowsTold(times, ahead)], SHORT_CHARACTERS),
    verdict: verdict(times),
  };
}

/** Returns how strongly the signs speak for a change of job and for promotion; at other ages how work stands. */
export function toldChanges(times: CareerTimes, effects: readonly TopicEffect[], ahead: FoundAhead | null): Told {
  const { context, posts } = times;
  if (posts === null) return toldTiming(times, effects, ahead);
  const said = CAREER_TIMES[context.names.lang];
  const signs = { change: posts.change.indication, promotion: posts.promotion.indication };
  const [work] = effects;
  return {
    headline: said.changes_headline(signs),
    short: fitted([said.signs(signs), ...nowText(times, work), ...windowsTold(times, ahead)], SHORT_CHARACTERS),
    verdict: verdict(times),
  };
}

/** Returns which matters are served, the next change of period, and how many times ahead are told. */
export function timesSummary(times: CareerTimes, effects: readonly TopicEffect[], ahead: FoundAhead | null): string {
  const { context, posts, years } = times;
  const said = CAREER_TIMES[context.names.lang];
  const told = effects.filter(({ topic }) => topic.id !== 'change' || posts?.change.indication !== 'slight');
  const served = (tone: TopicEffect['tone']) =>
    told.filter((effect) => effect.tone === tone).map(({ topic }) => topic.id);
  const overview = said.overview({
    supportive: served('supportive'),
    mixed: served('mixed'),
    demanding: served('demanding'),
  });
  const next = ahead?.coming[0];
  const date = (jdUT: number) => localDate(context.birth.time.clock, unixMsFromJd(jdUT));
  const hasWindows = ahead && ahead.good.length + ahead.hard.length > 0;
  return [
    ...(overview === '' ? [] : [overview]),
    ...(ahead === null
      ? []
      : [
          next
            ? said.next_change({ planet: next.period.lord, fromDate: date(next.period.startJdUT) })
            : said.no_change({}),
        ]),
    ...(hasWindows ? [said.windows_told({ good: ahead.good.length, hard: ahead.hard.length, years })] : []),
  ].join(' ');
}

function verdict({ area, context }: CareerTimes): AreaVerdict {
  return verdictRecord(promiseOf(area, career).ladder, context.names);
}

function bestTurn({ context }: CareerTimes, best: TimingWindow | undefined) {
  if (!best) return null;
  const isRunning = best.startJdUT <= context.nowJdUT;
  const { from, until } = spanDates(context, best);
  return { isRunning, turnDate: isRunning ? until : from };
}

function nowText({ area, context, time }: CareerTimes, work: TopicEffect | undefined): string[] {
  const said = CAREER_TIMES[context.names.lang];
  const [mahadasha, antardasha = mahadasha] = area.acting.map(({ period }) => period);
  if (!work || !mahadasha || !antardasha) {
    return [time === 'work' || time === 'advice' ? said.none_acts({}) : said.age_short({ time })];
  }
  return [
    said.now({
      time,
      tone: work.tone,
      mahadashaLord: mahadasha.lord,
      antardashaLord: antardasha.lord,
      untilDate: spanDates(context, antardasha).until,
    }),
  ];
}

function windowsTold({ context }: CareerTimes, ahead: FoundAhead | null): string[] {
  const said = CAREER_TIMES[context.names.lang];
  const [best] = ahead?.good ?? [];
  const [worst] = ahead?.hard ?? [];
  return [
    ...(best ? [said.best_time(spanDates(context, best))] : []),
    ...(worst ? [said.care_time(spanDates(context, worst))] : []),
  ];
}
