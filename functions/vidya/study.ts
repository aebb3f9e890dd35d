/** What the answers about study are made from; each part is memoized. */
import type { AreaContext } from '../../lib/astro/judgement/areaContext.ts';
import type { AreaScore } from '../../lib/astro/judgement/areaScore.ts';
import type { Ladder } from '../../lib/astro/judgement/ladder/ladder.ts';
import { promiseOf } from '../../lib/astro/judgement/prediction/areaPrediction.ts';
import { education } from '../../lib/astro/judgement/prediction/education.ts';
import type { TimingPlan, TimingWindow } from '../../lib/astro/judgement/timing/timingWindows.ts';
import { foreignPromise, type ForeignPromise } from '../../lib/astro/judgement/videsh/promise.ts';
import { foreignYogas, type ForeignYoga } from '../../lib/astro/judgement/videsh/yogas.ts';
import { fieldChoice, type FieldChoice } from '../../lib/astro/judgement/vidya/fields.ts';
import type { StudyText } from '../../lib/astro/judgement/vidya/factorFacts.ts';
import { exams, higherEducation, type StudyMatter, studyScore } from '../../lib/astro/judgement/vidya/matters.ts';
import {
  studyPlan,
  timedExams,
  timedForeignStudy,
  timedStudy,
  type TimedStudy,
} from '../../lib/astro/judgement/vidya/plans.ts';
import { pressingPlanets } from '../../lib/astro/judgement/ladder/sides.ts';
import { matterTime } from '../../lib/astro/stage.ts';
import { memoized, memoizedEach } from '../../lib/astro/memoized.ts';
import type { YearsAheadQuery } from '../../lib/schemas/common/queries.ts';
import type { Meta } from '../../lib/schemas/common/envelope.ts';
import { requestedArea } from '../../lib/birth/requestedArea.ts';
import type { Clause } from '../../lib/records/evidence/areas.ts';
import type { LearnerVoice } from '../../lib/words/facts/vidya.ts';
import type { Names } from '../../lib/words/names.ts';
import { say } from '../../lib/words/say.ts';
import { learnerVoice, VIDYA } from '../../lib/words/subjects/vidya.ts';
import type { NatalContext } from '../../lib/birth/natal.ts';
import type { Fields } from '../_shell/kinds/natal.ts';
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
  readonly area: AreaContext;
  readonly warnings: Meta['warnings'];
  readonly yearsAhead: number;
  /** For whom it is told. */
  readonly voice: LearnerVoice;
  /** For whom examinations are told: as to a student in the years in which they are sat. */
  readonly examVoice: LearnerVoice;
  /** The score of learning, wherever it is told. */
  promise(): Ladder;
  /** The judgement of going abroad, and its yogas. */
  abroad(): { readonly promise: ForeignPromise; readonly yogas: readonly ForeignYoga[] };
  scoreOf(matter: StudyMatter): AreaScore<StudyText>;
  timesOf(timed: TimedStudy): FoundTimes;
  choice(): FieldChoice;
}

export const MATTERS = { higherEducation, exams };
export const TIMES = { study: timedStudy, exams: timedExams, foreign: timedForeignStudy };

/** Returns how the factors of study are said. */
export function studyClause({ lang }: Names): Clause<StudyText> {
  return (text) => say(VIDYA, text, lang);
}

export function studyOf(context: StudyRequest): Study {
  const { area, warnings } = requestedArea(context);
  const yearsAhead = context.query.years_ahead ?? DEFAULT_YEARS_AHEAD;
  const voice = learnerVoice(area.person);
  const search = memoized(() => searchAhead(context, yearsAhead));
  const promise = memoized(() => promiseOf(area, education).ladder);
  const abroad = memoized(() => {
    const yogas = foreignYogas(area);
    return { yogas, promise: foreignPromise(area, yogas) };
  });
  return {
    context,
    area,
    warnings,
    yearsAhead,
    voice,
    examVoice: matterTime('examinations', area.person) === 'now' ? 'student' : voice,
    promise,
    abroad,
    scoreOf: memoizedEach((matter: StudyMatter) => studyScore(area, matter)),
    timesOf: memoizedEach((timed: TimedStudy): FoundTimes => {
      const ladder = timed.id === 'foreign' ? abroad().promise.ladder : promise();
      const plan = { ...studyPlan(timed, area), pressing: pressingPlanets(ladder) };
      // What lies ahead of a child has no dates yet.
      const isAhead = area.person.stage === 'child' && matterTime(timed.matter, area.person) === 'later_life';
      return { timed, plan, windows: isAhead ? [] : search()(plan) };
    }),
    choice: memoized(() => fieldChoice(area)),
  };
}
