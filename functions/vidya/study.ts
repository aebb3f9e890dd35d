/** What the answers about study are made from; each part is memoized. */
import type { AreaScore } from '../../lib/astro/judgement/areaScore.ts';
import type { TimingWindow } from '../../lib/astro/judgement/timing/timingWindows.ts';
import { fieldChoice, type FieldChoice } from '../../lib/astro/judgement/vidya/fields.ts';
import type { StudyText } from '../../lib/astro/judgement/vidya/factorFacts.ts';
import {
  exams,
  foreignStudy,
  higherEducation,
  study,
  type StudyMatter,
  studyScore,
} from '../../lib/astro/judgement/vidya/matters.ts';
import { timedExams, timedForeignStudy, timedStudy, type TimedStudy } from '../../lib/astro/judgement/vidya/plans.ts';
import { studyContext, type StudyContext } from '../../lib/astro/judgement/vidya/studyContext.ts';
import type { TimingPlan } from '../../lib/astro/judgement/timing/timingWindows.ts';
import { memoized, memoizedEach } from '../../lib/astro/memoized.ts';
import type { YearsAheadQuery } from '../../lib/schemas/common/queries.ts';
import type { Meta } from '../../lib/schemas/common/envelope.ts';
import { requestedArea } from '../../lib/birth/requestedArea.ts';
import type { Clause } from '../../lib/records/evidence/areas.ts';
import type { Names } from '../../lib/words/names.ts';
import { say } from '../../lib/words/say.ts';
import { VIDYA } from '../../lib/words/subjects/vidya.ts';
import type { NatalContext } from '../../lib/birth/natal.ts';
import type { Fields } from '../_shell/route.ts';
import { DEFAULT_YEARS_AHEAD, searchAhead } from '../../lib/records/evidence/timingWindows.ts';

export type StudyRequest = NatalContext<Partial<Fields<typeof YearsAheadQuery>>>;

/** A timing plan and the windows it finds. */
export interface FoundTimes {
  readonly timed: TimedStudy;
  readonly plan: TimingPlan;
  readonly windows: readonly TimingWindow[];
}

export interface Study {
  readonly context: StudyRequest;
  readonly area: StudyContext;
  readonly warnings: Meta['warnings'];
  readonly yearsAhead: number;
  scoreOf(matter: StudyMatter): AreaScore<StudyText>;
  timesOf(timed: TimedStudy): FoundTimes;
  choice(): FieldChoice;
}

export const MATTERS = { study, higherEducation, exams, foreignStudy };
export const TIMES = { study: timedStudy, exams: timedExams, foreign: timedForeignStudy };

/** Returns how the factors of study are said. */
export function studyClause({ lang }: Names): Clause<StudyText> {
  return (text) => say(VIDYA, text, lang);
}

export function studyOf(context: StudyRequest): Study {
  const { area: found, warnings } = requestedArea(context);
  const area = studyContext(found);
  const yearsAhead = context.query.years_ahead ?? DEFAULT_YEARS_AHEAD;
  const search = memoized(() => searchAhead(context, yearsAhead));
  const timesOf = (timed: TimedStudy): FoundTimes => {
    const plan = timed.plan(area);
    return { timed, plan, windows: search()(plan) };
  };
  return {
    context,
    area,
    warnings,
    yearsAhead,
    scoreOf: memoizedEach((matter: StudyMatter) => studyScore(area, matter)),
    timesOf: memoizedEach(timesOf),
    choice: memoized(() => fieldChoice(area)),
  };
}
