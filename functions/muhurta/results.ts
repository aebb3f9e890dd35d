/** Answers of /muhurta: a search, a moment, a day. */
import { dayTimes, evaluation } from '../../lib/astro/judgement/muhurta/dayTimes.ts';
import type { JudgedTime } from '../../lib/astro/judgement/muhurta/described.ts';
import { muhurtaSearch } from '../../lib/astro/judgement/muhurta/search.ts';
import { citation } from '../../lib/astro/source.ts';
import { BLOCKS } from '../../lib/astro/tables/muhurta/blocks.ts';
import { FACTOR_TEXTS } from '../../lib/astro/tables/muhurta/ruleTexts.ts';
import { Warned } from '../../lib/records/warned.ts';
import type { MuhurtaDayInput, MuhurtaEvaluateInput, MuhurtaSearchInput } from '../../lib/schemas/muhurta/inputs.ts';
import type { MuhurtaDay, MuhurtaMoment, MuhurtaSearch } from '../../lib/schemas/muhurta/results.ts';
import { rulesAsked } from '../_shell/asked/asked.ts';
import { instantMeant } from './datetime.ts';
import { purposeDisclaimer } from './purposeDisclaimer.ts';
import { hoursOfSearch, muhurtaRequest, optionsEchoed, type ChosenContext } from './request.ts';
import { searchSummary } from './summary.ts';
import { clockDate } from './when.ts';
import { remark, windowRecord } from './windowRecord.ts';

const DEFAULTS = { minScore: 50, minMinutes: 20, limit: 10, perDay: 2 };

/** Returns the best times of a range of days. */
export function search(context: ChosenContext<MuhurtaSearchInput>): Warned {
  const { input, names } = context;
  const { from, limit, min_minutes: minMinutes, min_score: minScore, per_day: perDay, purpose, to: until } = input;
  const hours = hoursOfSearch(input);
  const found = muhurtaSearch(muhurtaRequest(context, context.dates(from, until), hours), {
    minScore: minScore ?? DEFAULTS.minScore,
    minMinutes: minMinutes ?? DEFAULTS.minMinutes,
    limit: limit ?? DEFAULTS.limit,
    perDay: perDay ?? DEFAULTS.perDay,
  });
  const data: MuhurtaSearch = {
    purpose,
    windows: found.windows.map((time, i) => {
      return windowRecord(time, context, { rank: i + 1, isWhole: isFull(context) || i === 0 });
    }),
    excluded: found.excluded.map(({ endJdUT, id, isSoft, source, startJdUT }) => ({
      id,
      name: names.text(FACTOR_TEXTS[id].label),
      start: context.instant(startJdUT),
      end: context.instant(endJdUT),
      is_soft: isSoft,
      source: citation(source),
      status: BLOCKS[id].status,
    })),
    days: found.days.map(({ bestScore, date, reason }) => ({
      date,
      best_score: bestScore,
      reason: remark(reason, names),
    })),
    summary: searchSummary({ found, context, purpose, from, until }),
    notes: found.notes.map((note) => remark(note, names)),
    disclaimer: purposeDisclaimer(purpose, names.lang),
  };
  return new Warned(data, [], {}, optionsEchoed(context, hours));
}

/** Returns how one instant is for a purpose. */
export function evaluate(context: ChosenContext<MuhurtaEvaluateInput>): Warned {
  const { clock, input, instant, names } = context;
  const jdUT = instantMeant(input.datetime, clock);
  const date = clockDate(jdUT, context);
  const dates = context.dates(clockDate(jdUT - 1, context), date);
  const { nextChangeJdUT, notes, time } = evaluation(muhurtaRequest(context, dates), jdUT)!;
  const window = windowRecord(time, context, { rank: null, isWhole: true });
  const data: MuhurtaMoment = {
    purpose: input.purpose,
    ...window,
    notes: [...window.notes, ...notes.map((note) => remark(note, names))],
    next_change: instant(nextChangeJdUT),
    disclaimer: purposeDisclaimer(input.purpose, names.lang),
  };
  return warned(data, context);
}

/** Returns all times of a day from sunrise to the next. */
export function day(context: ChosenContext<MuhurtaDayInput>): Warned {
  const { input, names } = context;
  const { date, purpose } = input;
  const { notes, times } = dayTimes(muhurtaRequest(context, context.dates(date, date)));
  const ranks = ranksOf(times);
  const data: MuhurtaDay = {
    purpose,
    date: times[0]?.date ?? date,
    pieces: times.map((time) => {
      const rank = ranks.get(time) ?? null;
      return windowRecord(time, context, { rank, isWhole: isFull(context) || rank === 1 });
    }),
    notes: notes.map((note) => remark(note, names)),
    disclaimer: purposeDisclaimer(purpose, names.lang),
  };
  return warned(data, context);
}

/** Tells whether an answer in full is asked for; the standard answer lists the factors of the best time alone. */
function isFull({ query }: ChosenContext): boolean {
  return rulesAsked(query)(true).part('components');
}

/** Ranks the open times of a day: by score, then length, then time. */
function ranksOf(times: readonly JudgedTime[]): Map<JudgedTime, number> {
  const lengthDays = ({ endJdUT, startJdUT }: JudgedTime) => endJdUT - startJdUT;
  const open = times.filter(({ factors }) => factors.every(({ effect }) => effect !== 'veto'));
  const best = open.toSorted((a, b) => b.score - a.score || lengthDays(b) - lengthDays(a) || a.startJdUT - b.startJdUT);
  return new Map(best.map((time, i) => [time, i + 1]));
}

function warned(data: object, context: ChosenContext): Warned {
  return new Warned(data, [], {}, optionsEchoed(context));
}
