/** The dasha of a day: the lords of the five levels, each by its score as a lord (interpretive). */
import { DEEPEST_LEVEL, type Level } from '../../../dasha/period.ts';
import type { Planet } from '../../../tables/planets.ts';
import { DASHA_WEIGHTS } from '../../tables/dayScore.ts';
import type { DayCourse } from './course.ts';
import { dayPieces, judgedPieces, running, type DayPiece } from './pieces.ts';
import type { DayScoreContext } from './context.ts';
import type { TimeSpan } from '../../../time.ts';

export interface RunningLord {
  readonly level: Level;
  readonly lord: Planet;
  /** As lord of a period while it passes where it does, 0 to 100. */
  readonly score: number;
  readonly points: number;
}

/** Judges the five lords that run through a day; nothing runs before birth and after the last period. */
export function dashaPieces(
  context: DayScoreContext,
  course: DayCourse,
  day: TimeSpan,
): DayPiece<readonly RunningLord[]>[] {
  const pranas = course.dashas[DEEPEST_LEVEL - 1]!;
  const life = { startJdUT: context.birthJdUT, endJdUT: Infinity };
  const skies = course.cuts.sky.spans;
  const isBorn = life.startJdUT <= day.startJdUT;
  const pieces = isBorn ? dayPieces(day, pranas, skies) : dayPieces(day, [life], pranas, skies);
  const lordsAt = (jdUT: number) => {
    // The first period begins before birth, but not for the one who is born.
    if (jdUT < life.startJdUT || !running(pranas, jdUT)) return null;
    const { signs } = running(skies, jdUT)!;
    const found = course.dashas.map((periods): RunningLord => {
      const { level, lord } = running(periods, jdUT)!;
      const score = context.lordScore(lord, signs[lord]);
      return { level, lord, score, points: DASHA_WEIGHTS[level] * ((2 * score) / 100 - 1) };
    });
    let points = 0;
    for (const lord of found) points += lord.points;
    return { found, points };
  };
  return judgedPieces(day, pieces, lordsAt, isSameLords);
}

function isSameLords(a: readonly RunningLord[], b: readonly RunningLord[]): boolean {
  return a.every(({ lord, score }, i) => lord === b[i]!.lord && score === b[i]!.score);
}
