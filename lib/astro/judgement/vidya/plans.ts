/** Timing plans of study, examinations and study abroad: significators and triggers of each (weights interpretive). */
import { occupants, type Chart } from '../../chart/chart.ts';
import type { AreaContext } from '../areaContext.ts';
import { office } from '../areaFacts.ts';
import type { TimingPlan } from '../timing/timingWindows.ts';
import {
  bindusTrigger,
  doubleTransitTrigger,
  jupiterTrigger,
  karaka,
  lordOnly,
  ofHouse,
  passageTrigger,
  significators,
  type Signifies,
} from '../timing/windowPoints.ts';
import { exams, foreignStudy, study, type StudyMatter, type StudyMatterId } from './matters.ts';

export interface TimedStudy<Id extends StudyMatterId = StudyMatterId> {
  readonly matter: StudyMatter<Id>;
  /** Years of life in which it is usual; later windows are learning in later life. */
  readonly usualAges: readonly [from: number, to: number];
  plan(context: AreaContext): TimingPlan;
}

/** Planets in houses of life abroad bring it too, besides the lords of these houses. */
function occupantsOf(chart: Chart, houses: readonly number[]): Signifies[] {
  return houses.flatMap((house) =>
    occupants(chart, house).map((planet) => ({ planet, reason: office('in_house', { house }) })),
  );
}

/** Last age of the search; windows after the usual years are marked as later. */
const ANY_AGE = 120;

const STUDY_AGES = [3, 30] as const;
/** Ages of school examinations, then of entrance and service examinations. Interpretive. */
const EXAM_AGES = [10, 45] as const;
const FOREIGN_AGES = [16, 30] as const;

export const timedStudy: TimedStudy<'study'> = {
  matter: study,
  usualAges: STUDY_AGES,
  plan(context) {
    const { chart } = context;
    return {
      significators: significators([
        ...ofHouse(chart, 5, true),
        lordOnly(chart, 4, true),
        lordOnly(chart, 9),
        lordOnly(chart, 2),
        karaka('Mercury', 'learning'),
        karaka('Jupiter', 'knowledge', false),
      ]),
      triggers: [doubleTransitTrigger(chart, 5), jupiterTrigger(chart, 4), bindusTrigger(context, 'Jupiter')],
      movers: ['Jupiter', 'Saturn'],
      ages: [STUDY_AGES[0], ANY_AGE],
    };
  },
};

export const timedExams: TimedStudy<'exams'> = {
  matter: exams,
  usualAges: EXAM_AGES,
  plan(context) {
    const { chart } = context;
    return {
      significators: significators([
        lordOnly(chart, 6, true),
        lordOnly(chart, 10, true),
        lordOnly(chart, 11, true),
        lordOnly(chart, 9),
        lordOnly(chart, 5),
      ]),
      triggers: [
        doubleTransitTrigger(chart, 6),
        jupiterTrigger(chart, 5),
        passageTrigger(chart, 'Saturn', [3, 6, 11], 10),
        bindusTrigger(context, 'Saturn'),
      ],
      movers: ['Jupiter', 'Saturn'],
      ages: [EXAM_AGES[0], ANY_AGE],
    };
  },
};

export const timedForeignStudy: TimedStudy<'foreign'> = {
  matter: foreignStudy,
  usualAges: FOREIGN_AGES,
  plan(context) {
    const { chart } = context;
    return {
      significators: significators([
        lordOnly(chart, 9, true),
        lordOnly(chart, 12, true),
        ...occupantsOf(chart, [9, 12]),
        lordOnly(chart, 5),
        { planet: 'Rahu', reason: office('foreign', {}), isPrimary: true, isKaraka: true },
      ]),
      triggers: [
        doubleTransitTrigger(chart, 9),
        jupiterTrigger(chart, 12),
        passageTrigger(chart, 'Rahu', [4, 9, 12], 10),
        bindusTrigger(context, 'Jupiter'),
      ],
      movers: ['Jupiter', 'Saturn', 'Rahu'],
      ages: [FOREIGN_AGES[0], ANY_AGE],
    };
  },
};
