/** The search for times: the best windows of up to 92 days, what is left out, and what each day has. */
import { TENTHS } from '../../score.ts';
import type { CourseDay } from './course.ts';
import { describedTime, type JudgedTime } from './described.ts';
import { blocksOfWholeDay, excludedSpans, type ExcludedSpan } from './excluded.ts';
import { muhurtaFact as fact, type MuhurtaFact } from './facts.ts';
import { judgeOf, type Judge, type JudgedMoment } from './judge.ts';
import { nearestTimes } from './nearest.ts';
import { requestNotes } from './notes.ts';
import type { MuhurtaRequest, WindowWishes } from './request.ts';
import { isLongEnough, isWanted, middleMoment, runsOf, type Run } from './runs.ts';
import { muhurtaLevel, scoreTenths } from './score.ts';
import { closedReason } from './reasons.ts';

/** What a day of the search has. */
export interface SearchedDay {
  readonly date: string;
  /** Of its best window that is long enough; null where it has none. */
  readonly bestScore: number | null;
  /** How many windows it has, or why none. */
  readonly reason: MuhurtaFact;
}

export interface MuhurtaSearch {
  /** By rank, the best first. */
  readonly windows: readonly JudgedTime[];
  readonly excluded: readonly ExcludedSpan[];
  readonly days: readonly SearchedDay[];
  /** Where no window is found: the best time of each of the best days, with what stands in its way. */
  readonly nearest: readonly JudgedTime[];
  readonly notes: readonly MuhurtaFact[];
  readonly summary: MuhurtaFact;
}

/** A run of open moments with what it is ranked by. */
interface Window {
  readonly run: Run;
  readonly middle: JudgedMoment;
  readonly tenths: number;
  readonly againstCount: number;
}

/** Returns the best windows of the days of a request. */
export function muhurtaSearch(request: MuhurtaRequest, wishes: WindowWishes): MuhurtaSearch {
  const judge = judgeOf(request);
  const judgeDay = judge.dayJudge(false);
  const days: SearchedDay[] = [];
  const ranked: Window[] = [];
  for (const day of judge.course.days) {
    const { found, kept } = searchedDay(judge, day, judgeDay, wishes);
    days.push(found);
    ranked.push(...kept);
  }
  const best = ranked.sort(byRank).slice(0, wishes.limit);
  return {
    windows: best.map(({ middle, run }) => describedTime(judge, middle, run)),
    excluded: excludedSpans(judge.choice.blocks),
    days,
    nearest: best.length === 0 ? nearestTimes(judge, wishes.minMinutes) : [],
    notes: requestNotes(judge),
    summary: summaryOf(request, days, ranked),
  };
}

function searchedDay(
  judge: Judge,
  day: CourseDay,
  judgeDay: (day: CourseDay) => JudgedMoment[],
  { minMinutes, minScore, perDay }: WindowWishes,
): { found: SearchedDay; kept: Window[] } {
  const { date } = day;
  const none = (reason: MuhurtaFact, bestScore: number | null = null) => ({
    found: { date, bestScore, reason },
    kept: [],
  });
  const blocks = blocksOfWholeDay(judge.choice.blocks, day.bounds);
  if (blocks !== null) return none(fact('day_blocked', { blocks }));
  if (day.hours?.length === 0) return none(fact('day_without_hours', {}));
  const judged = judgeDay(day).filter(({ moment }) => isWanted(moment.atJdUT, day));
  const runs = runsOf(judged.filter(({ isClosed }) => !isClosed));
  if (runs.length === 0) return none(judged.length === 0 ? fact('day_without_hours', {}) : closedReason(judged));
  const long = runs.filter((run) => isLongEnough(run, minMinutes));
  if (long.length === 0) return none(fact('day_short', { minMinutes }));
  const windows = long.map((run) => windowOf(judge, run)).sort(byRank);
  const bestScore = windows[0]!.tenths / TENTHS;
  const wanted = windows.filter(({ tenths }) => tenths >= minScore * TENTHS);
  if (wanted.length === 0) return none(fact('day_below', { bestScore, minScore }), bestScore);
  const reason = fact('day_found', { windowCount: wanted.length, bestScore });
  return { found: { date, bestScore, reason }, kept: wanted.slice(0, perDay) };
}

function windowOf({ rules }: Judge, run: Run): Window {
  const middle = middleMoment(run);
  return {
    run,
    middle,
    tenths: scoreTenths(rules, middle.marks),
    againstCount: middle.marks.filter((mark) => mark?.effect === 'against').length,
  };
}

/** By score, then fewest factors against, then length, then time. */
function byRank(a: Window, b: Window): number {
  return (
    b.tenths - a.tenths || a.againstCount - b.againstCount || lengthDays(b) - lengthDays(a) || startOf(a) - startOf(b)
  );
}

function lengthDays({ run }: Window): number {
  return run.endJdUT - run.startJdUT;
}

function startOf({ run }: Window): number {
  return run.startJdUT;
}

function summaryOf({ purpose }: MuhurtaRequest, days: readonly SearchedDay[], ranked: readonly Window[]): MuhurtaFact {
  const [best] = ranked;
  if (best === undefined) return fact('summary_none', { purpose, dayCount: days.length });
  const bestScore = best.tenths / TENTHS;
  return fact('summary_found', {
    purpose,
    windowCount: ranked.length,
    dayCount: days.filter(({ reason }) => reason.id === 'day_found').length,
    bestScore,
    level: muhurtaLevel(bestScore),
  });
}
