/** What judging study reads of a birth beside every other matter. */
import { memoized } from '../../memoized.ts';
import type { AreaContext } from '../areaContext.ts';
import { foreignYogas, type ForeignYoga } from '../videsh/yogas.ts';

export interface StudyContext extends AreaContext {
  /** Those of the yogas of life abroad that bear on study; judged once. */
  yogasAbroad(): readonly ForeignYoga[];
}

/** What each weighs in the judgement of study abroad. */
export const YOGAS_ABROAD: Readonly<Record<string, number>> = {
  study_abroad: 10,
  rahu_abroad: 7,
  moon_abroad: 3,
  weak_homeland: 3,
};

/** Returns what study is judged from; yogas of life abroad are judged when first asked for, once. */
export function studyContext(context: AreaContext): StudyContext {
  return { ...context, yogasAbroad: memoized(() => foreignYogas(context, ({ id }) => id in YOGAS_ABROAD)) };
}
