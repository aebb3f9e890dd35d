/** Judges the moments of days, cheaply: what closes a moment first, the rest of those that stay open. */
import { purposeOf } from '../../tables/muhurta/purposes.ts';
import { runningBlocks } from './blocks.ts';
import type { Choice } from './ruleContext.ts';
import { courseOf, type Course, type CourseDay } from './course.ts';
import { momentReader, type Moment } from './moments.ts';
import type { Mark } from './marks.ts';
import type { MuhurtaRequest } from './request.ts';
import { rulesOf, type ChoiceRules } from './rules/index.ts';
import { isAscendantPure } from './rules/wedding.ts';
import type { Marks } from './score.ts';

/** A moment with the marks of the rules. */
export interface JudgedMoment {
  readonly moment: Moment;
  readonly marks: Marks;
  readonly isClosed: boolean;
}

/** Judges the days of a request, which are asked for in order. */
export type DayJudge = (day: CourseDay) => JudgedMoment[];

export interface Judge extends ChoiceRules {
  readonly request: MuhurtaRequest;
  readonly course: Course;
  readonly choice: Choice;
  /**
   * Returns a judge that passes the days once.
   *
   * @param isWhole whether closed moments are judged by every rule too; else by those that can close them
   */
  dayJudge(isWhole: boolean): DayJudge;
}

/** Returns the judge of a request: the course of its days is searched at once. */
export function judgeOf(request: MuhurtaRequest): Judge {
  const purpose = purposeOf(request.purpose);
  const course = courseOf(request);
  const { options, persons } = request;
  const choice: Choice = { purpose, options, persons, blocks: runningBlocks(purpose, request, course) };
  const rules = rulesOf(choice, request.conventions);
  return {
    request,
    course,
    choice,
    ...rules,
    dayJudge: (isWhole) => dayJudge(course, choice, rules, isWhole),
  };
}

function dayJudge(course: Course, choice: Choice, choiceRules: ChoiceRules, isWhole: boolean): DayJudge {
  const { chartAt, closingCount, godhuli, pureDays, rules } = choiceRules;
  const moments = momentReader(course, choice.blocks, choice.purpose.hasTenDoshas);
  // The dusk hour is marked when the whole day is judged.
  const firstCount = rules.length - (godhuli === null ? 0 : 1);
  const judged = (moment: Moment) => {
    const marks: (Mark | null)[] = [];
    let isClosed = false;
    for (let i = 0; i < closingCount; i++) {
      const mark = rules[i]!.mark(moment);
      isClosed ||= mark?.effect === 'veto';
      marks.push(mark);
    }
    if (isWhole || !isClosed) for (let i = closingCount; i < firstCount; i++) marks.push(rules[i]!.mark(moment));
    return { moment, marks, isClosed };
  };
  return (day) => {
    const found = moments(day).map(judged);
    if (godhuli === null) return found;
    const isPure = found.some(({ isClosed, moment }) => !isClosed && isAscendantPure(moment, chartAt, choice));
    if (isPure) pureDays.add(day);
    for (const { isClosed, marks, moment } of found) if (isWhole || !isClosed) marks.push(godhuli.mark(moment));
    return found;
  };
}
