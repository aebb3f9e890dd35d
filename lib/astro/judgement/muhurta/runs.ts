/** Runs: neighbouring moments that are judged alike, as one. */
import { MINUTES_PER_DAY, type TimeSpan } from '../../time.ts';
import type { CourseDay } from './course.ts';
import type { JudgedMoment } from './judge.ts';

/** Moments that follow each other with one Lagna, tithi and star, and the same marks. */
export interface Run extends TimeSpan {
  readonly moments: readonly JudgedMoment[];
}

/** Joins moments, given in order, into runs. */
export function runsOf(judged: readonly JudgedMoment[]): Run[] {
  const runs: JudgedMoment[][] = [];
  for (const one of judged) {
    const last = runs.at(-1);
    if (last !== undefined && isAlike(last.at(-1)!, one)) last.push(one);
    else runs.push([one]);
  }
  return runs.map((moments) => ({
    moments,
    startJdUT: moments[0]!.moment.startJdUT,
    endJdUT: moments.at(-1)!.moment.endJdUT,
  }));
}

function isAlike(a: JudgedMoment, b: JudgedMoment): boolean {
  return (
    a.moment.endJdUT === b.moment.startJdUT &&
    a.moment.risingSignIndex === b.moment.risingSignIndex &&
    a.moment.tithi === b.moment.tithi &&
    a.moment.nakshatra === b.moment.nakshatra &&
    a.marks.length === b.marks.length &&
    a.marks.every((mark, i) => mark === b.marks[i])
  );
}

/** Returns the moment of a run that an instant within it falls into. */
export function momentAt({ moments }: Run, jdUT: number): JudgedMoment {
  return moments.find(({ moment }) => jdUT < moment.endJdUT) ?? moments.at(-1)!;
}

/** Returns the moment in the middle of a run, by which the run is described. */
export function middleMoment(run: Run): JudgedMoment {
  return momentAt(run, (run.startJdUT + run.endJdUT) / 2);
}

/** Tells whether an instant is in the hours that are wanted of a day. */
export function isWanted(jdUT: number, { hours }: CourseDay): boolean {
  return hours === null || hours.some(({ startJdUT, endJdUT }) => startJdUT <= jdUT && jdUT < endJdUT);
}

/** Tells whether a time lasts for so many minutes. */
export function isLongEnough({ startJdUT, endJdUT }: TimeSpan, minMinutes: number): boolean {
  return (endJdUT - startJdUT) * MINUTES_PER_DAY >= minMinutes;
}
