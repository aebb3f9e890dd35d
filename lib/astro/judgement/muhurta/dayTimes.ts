/** All times of a day, closed ones too, and the time that holds an instant. */
import { describedTime, type JudgedTime } from './described.ts';
import type { MuhurtaFact } from './facts.ts';
import { judgeOf, type Judge } from './judge.ts';
import { requestNotes } from './notes.ts';
import type { MuhurtaRequest } from './request.ts';
import { middleMoment, momentAt, runsOf, type Run } from './runs.ts';

export interface DayTimes {
  /** They tile the day from sunrise to the next sunrise. */
  readonly times: readonly JudgedTime[];
  readonly notes: readonly MuhurtaFact[];
}

/** Returns all times of the one day of a request, in order; those that are closed have vetoes among their factors. */
export function dayTimes(request: MuhurtaRequest): DayTimes {
  const judge = judgeOf(request);
  return {
    times: wholeRuns(judge).map((run) => describedTime(judge, middleMoment(run), run)),
    notes: requestNotes(judge),
  };
}

export interface Evaluation {
  readonly time: JudgedTime;
  /** When the next factor changes: where the time ends. */
  readonly nextChangeJdUT: number;
  readonly notes: readonly MuhurtaFact[];
}

/**
 * Returns the time that holds an instant; null where the days of the request do not.
 *
 * @param request whose dates are that of the instant and the one before, as a day runs from sunrise to sunrise
 */
export function evaluation(request: MuhurtaRequest, jdUT: number): Evaluation | null {
  const judge = judgeOf(request);
  const run = wholeRuns(judge).find(({ startJdUT, endJdUT }) => startJdUT <= jdUT && jdUT < endJdUT);
  if (run === undefined) return null;
  return {
    time: describedTime(judge, momentAt(run, jdUT), run),
    nextChangeJdUT: run.endJdUT,
    notes: requestNotes(judge),
  };
}

function wholeRuns(judge: Judge): Run[] {
  const judgeDay = judge.dayJudge(true);
  return judge.course.days.flatMap((day) => runsOf(judgeDay(day)));
}
