/** What judging study needs in addition to other matters of life. */
import { memoized } from '../../memoized.ts';
import type { AreaContext } from '../areaContext.ts';
import { foreignYogas, type ForeignYoga } from '../videsh/yogas.ts';

export interface StudyContext extends AreaContext {
  /** The yogas of life abroad that concern study; memoized. */
  yogasAbroad(): readonly ForeignYoga[];
}

/** Weight of each in the judgement of study abroad. */
export const YOGAS_ABROAD: Readonly<Record<string, number>> = {
  study_abroad: 10,
  rahu_abroad: 7,
  moon_abroad: 3,
  weak_homeland: 3,
};

/** Returns what judging study needs; the yogas of life abroad are memoized. */
export function studyContext(context: AreaContext): StudyContext {
  return { ...context, yogasAbroad: memoized(() => foreignYogas(context, ({ id }) => id in YOGAS_ABROAD)) };
}
