/** Timing plans of study, examinations and study abroad: significators and triggers of each (weights interpretive). */
import { agesOf, windowAges, type AgedMatter, type AgeSpan } from '../../stage.ts';
import type { AreaContext } from '../areaContext.ts';
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
} from '../timing/windowPoints.ts';
import { foreignPlan } from '../videsh/timing.ts';

/** What has its own windows: learning, examinations, study abroad. */
export type TimedId = 'study' | 'exams' | 'foreign';

export interface TimedStudy {
  readonly id: TimedId;
  /** Years of life to which its windows belong. */
  readonly matter: AgedMatter;
  /** Years in which it is usual; later windows are learning beside work. */
  readonly usualAges: AgeSpan;
  plan(context: AreaContext): Omit<TimingPlan, 'ages'>;
}

/** Returns the plan of the windows of study for a person. */
export function studyPlan({ matter, plan }: TimedStudy, context: AreaContext): TimingPlan {
  return { ...plan(context), ages: windowAges(matter, context.person) };
}

export const timedStudy: TimedStudy = {
  id: 'study',
  matter: 'education',
  usualAges: [3, 30],
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
    };
  },
};

export const timedExams: TimedStudy = {
  id: 'exams',
  matter: 'examinations',
  usualAges: agesOf('examinations', { gender: null }),
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
    };
  },
};

/** The windows of study abroad are those of going abroad. */
export const timedForeignStudy: TimedStudy = {
  id: 'foreign',
  matter: 'abroad',
  usualAges: [18, 30],
  plan: foreignPlan,
};
