/** A search for a time in words. */
import type { JudgedTime } from '../../lib/astro/judgement/muhurta/described.ts';
import type { MuhurtaSearch } from '../../lib/astro/judgement/muhurta/search.ts';
import type { BlockId, PurposeId } from '../../lib/astro/tables/muhurta/ids.ts';
import type { MuhurtaSearch as SearchRecord } from '../../lib/schemas/muhurta/results.ts';
import { fitted, SHORT_CHARACTERS } from '../../lib/words/fitted.ts';
import type { When } from '../../lib/words/facts/muhurta/texts.ts';
import { MUHURTA_TEXTS } from '../../lib/words/subjects/muhurta/texts.ts';
import type { ChosenContext } from './request.ts';
import { leadingSupports, vetoesSeen, weakestPoint } from './leadingFactors.ts';
import { clockDate, whenOf } from './when.ts';

/** What was searched. */
export interface Searched {
  readonly found: MuhurtaSearch;
  readonly context: ChosenContext;
  readonly purpose: PurposeId;
  /** First and last date. */
  readonly from: string;
  readonly until: string;
}

/** Most reasons, further times, seasons and near days that are told. */
const MOST_TOLD = 2;

/** Returns the summary of a search: the best time with its reasons, or what stands in the way of the nearest ones. */
export function searchSummary(searched: Searched): SearchRecord['summary'] {
  const [best] = searched.found.windows;
  return best === undefined ? noneSummary(searched) : foundSummary(searched, best);
}

function foundSummary(searched: Searched, best: JudgedTime): SearchRecord['summary'] {
  const { context, found, purpose } = searched;
  const texts = MUHURTA_TEXTS[context.names.lang];
  const { direction } = context.input;
  const when = whenOf(best, context);
  const supports = leadingSupports(best);
  const against = weakestPoint(best);
  const opening = texts.best({ purpose, level: best.level, when });
  const weak = against === null ? texts.no_weak_point({}) : texts.weak_point({ against });
  const others = otherDays(found.windows, context);
  const further = others.length === 0 ? [] : [texts.further({ whens: others })];
  return {
    headline: texts.headline_found({ purpose, when }),
    short: fitted([opening, texts.reasons({ supports: supports.slice(0, 1) }), weak, ...further], SHORT_CHARACTERS),
    text: [
      opening,
      ...(when.isBeforeSunrise ? [texts.counts_as({ weekdayIndex: best.varaIndex })] : []),
      texts.setting({ nakshatraIndex: best.nakshatraIndex, signIndex: best.risingSignIndex, tithi: best.tithi }),
      texts.reasons({ supports: supports.slice(0, MOST_TOLD) }),
      weak,
      ...byDay(found.windows, context),
      ...further,
      ...counted(searched),
      ...seasons(searched),
      ...(purpose === 'journey' && direction ? [texts.toward({ direction })] : []),
      texts.closing({ purpose }),
    ].join(' '),
  };
}

/** How many times there are, where it is more than those that are told. */
function counted({ context, found }: Searched): string[] {
  const { summary } = found;
  if (summary.id !== 'summary_found') return [];
  const { dayCount, windowCount } = summary.args;
  return [MUHURTA_TEXTS[context.names.lang].counted({ dayCount, windowCount })];
}

/** The next best times, on further dates, in order of time; by day where there are such. */
function otherDays([best, ...others]: readonly JudgedTime[], context: ChosenContext): When[] {
  const dates = new Set([best!.date, whenOf(best!, context).startDate]);
  const whens = others.filter(({ date }) => !dates.has(date)).map((time) => whenOf(time, context));
  const distinct = [...whens.filter(isByDay), ...whens].filter(
    ({ startDate }) => !dates.has(startDate) && dates.add(startDate),
  );
  return distinct.slice(0, MOST_TOLD).sort((a, b) => (a.startDate < b.startDate ? -1 : 1));
}

/** Where the best time begins by night, the best that begins by day, or how to ask for one. */
function byDay([best, ...others]: readonly JudgedTime[], context: ChosenContext): string[] {
  const texts = MUHURTA_TEXTS[context.names.lang];
  if (isByDay(whenOf(best!, context))) return [];
  const when = others.map((time) => whenOf(time, context)).find(isByDay);
  return [when === undefined ? texts.ask_by_day({}) : texts.by_day({ when })];
}

const isByDay = ({ isBeforeSunrise, startTime }: When) => !isBeforeSunrise && startTime < EVENING_ENDS;

/** When night begins, as people count. */
const EVENING_ENDS = '20:00';

function noneSummary(searched: Searched): SearchRecord['summary'] {
  const { context, found, from, purpose, until } = searched;
  const texts = MUHURTA_TEXTS[context.names.lang];
  const near = nearTimes(searched);
  const [first] = found.nearest;
  const block = openBlock(searched);
  const advice = block === null ? texts.ask_wider({}) : texts.ask_after({ block });
  const opening = texts.none({ purpose, from, until });
  const headline = texts.headline_none({ purpose, date: first ? whenOf(first, context).startDate : null });
  return {
    headline,
    short: fitted([opening, ...near.slice(0, MOST_TOLD), advice], SHORT_CHARACTERS),
    text: [opening, ...seasons(searched), ...near, advice, texts.closing({ purpose })].join(' '),
  };
}

/** The nearest time with what stands in its way, and the next one where that is something else. */
function nearTimes({ context, found }: Searched): string[] {
  const texts = MUHURTA_TEXTS[context.names.lang];
  const told = new Set<string>();
  return found.nearest.slice(0, MOST_TOLD).flatMap((time) => {
    const [veto = weakestPoint(time)] = vetoesSeen(time);
    const obstacle = veto === null ? '' : texts.obstacle({ veto });
    if (told.has(obstacle)) return [];
    const near = texts.near({ when: whenOf(time, context), isFirst: told.size === 0 });
    told.add(obstacle);
    return obstacle === '' ? [near] : [near, obstacle];
  });
}

/** The longest seasons of the range that are left, in time order. */
function seasons({ context, found, from, purpose, until }: Searched): string[] {
  const texts = MUHURTA_TEXTS[context.names.lang];
  return found.excluded
    .filter(({ isSoft }) => !isSoft)
    .map(({ endJdUT, id, startJdUT }) => ({
      block: id,
      days: endJdUT - startJdUT,
      from: later(clockDate(startJdUT, context), from),
      until: earlier(clockDate(endJdUT, context), until),
    }))
    .filter(({ days, from: first, until: last }) => days > 1 && first <= last)
    .sort((a, b) => b.days - a.days)
    .slice(0, MOST_TOLD)
    .sort((a, b) => (a.from < b.from ? -1 : 1))
    .map(({ block, from: first, until: last }) => texts.season({ block, from: first, until: last, purpose }));
}

/** The season that reaches beyond the range, if any does: of several the one that began first, as long ones do. */
function openBlock({ context, found, until }: Searched): BlockId | null {
  const first = found.excluded.find(({ endJdUT, isSoft }) => !isSoft && clockDate(endJdUT, context) > until);
  return first?.id ?? null;
}

const later = (a: string, b: string) => (a > b ? a : b);
const earlier = (a: string, b: string) => (a < b ? a : b);
