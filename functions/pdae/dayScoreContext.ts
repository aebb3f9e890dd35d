/** The score of a person's days, from the data of a request: what is natal once, what moves once for all the days. */
import { dayCourse } from '../../lib/astro/judgement/day/score/course.ts';
import { running } from '../../lib/astro/judgement/day/score/pieces.ts';
import { dayScoreContext, type DayScoreContext } from '../../lib/astro/judgement/day/score/context.ts';
import { dayScore, type JudgedDay } from '../../lib/astro/judgement/day/score/dayScore.ts';
import type { WindowContext } from '../../lib/astro/judgement/day/windows.ts';
import type { Level } from '../../lib/astro/dasha/period.ts';
import { vimshottari } from '../../lib/astro/dasha/vimshottari.ts';
import type { PersonalContext, PersonalDate } from '../../lib/birth/personalDay.ts';

export function personalScoreContext(context: PersonalContext): DayScoreContext {
  const { birth, chart } = context;
  return dayScoreContext({
    chart,
    ashtakavarga: context.bindus(),
    strengths: context.strengths(),
    birthJdUT: birth.jdUT,
    mahadashas: context.life(vimshottari),
  });
}

/** @param days one after another */
export function judgedDays(
  context: PersonalContext,
  days: readonly Pick<PersonalDate, 'day' | 'varaIndex'>[],
): JudgedDay[] {
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last) return [];
  const scoreContext = personalScoreContext(context);
  const course = dayCourse(scoreContext, context.ephemeris, first.day.startJdUT, last.day.endJdUT);
  return days.map(({ day: { endJdUT, startJdUT }, varaIndex }) => {
    const day = { startJdUT, endJdUT, varaIndex };
    return { context: scoreContext, course, day, score: dayScore(scoreContext, course, day) };
  });
}

export function judgedDay(context: PersonalContext, day: Pick<PersonalDate, 'day' | 'varaIndex'>): JudgedDay {
  return judgedDays(context, [day])[0]!;
}

/** Of whom the times of a day are judged; the lords are those that run at its noon. */
export function windowContext({ course, context }: JudgedDay, noonJdUT: number): WindowContext {
  const lordAt = (level: Level) => {
    if (noonJdUT < context.birthJdUT) return null;
    return running(course.dashas[level - 1]!, noonJdUT)?.lord ?? null;
  };
  return { chart: context.chart, mahadashaLord: lordAt(1), antardashaLord: lordAt(2) };
}
