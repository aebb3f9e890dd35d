/** The times that come nearest where none is open: with the fewest things in their way. */
import { describedTime, type JudgedTime } from './described.ts';
import type { Judge, JudgedMoment } from './judge.ts';
import { isLongEnough, isWanted, middleMoment, runsOf, type Run } from './runs.ts';
import { scoreTenths } from './score.ts';

/** How many days are told of. */
const DAYS_TOLD = 3;

interface Near {
  readonly run: Run;
  readonly middle: JudgedMoment;
  readonly vetoCount: number;
  readonly tenths: number;
}

/** Returns the best time of each of the best days, closed or not, the nearest first. */
export function nearestTimes(judge: Judge, minMinutes: number): JudgedTime[] {
  const judgeDay = judge.dayJudge(true);
  const ofDays = judge.course.days.flatMap((day): Near[] => {
    const runs = runsOf(judgeDay(day).filter(({ moment }) => isWanted(moment.atJdUT, day)));
    const long = runs.filter((run) => isLongEnough(run, minMinutes));
    const [best] = (long.length > 0 ? long : runs).map((run) => nearOf(judge, run)).sort(byNearness);
    return best === undefined ? [] : [best];
  });
  return ofDays
    .sort(byNearness)
    .slice(0, DAYS_TOLD)
    .map(({ middle, run }) => describedTime(judge, middle, run));
}

function nearOf({ rules }: Judge, run: Run): Near {
  const middle = middleMoment(run);
  return {
    run,
    middle,
    vetoCount: middle.marks.filter((mark) => mark?.effect === 'veto').length,
    tenths: scoreTenths(rules, middle.marks),
  };
}

/** By the fewest vetoes, then score, then time. */
function byNearness(a: Near, b: Near): number {
  return a.vetoCount - b.vetoCount || b.tenths - a.tenths || a.run.startJdUT - b.run.startJdUT;
}
