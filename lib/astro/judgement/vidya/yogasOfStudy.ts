/** Yogas of life abroad that concern study. */
import type { ForeignYoga } from '../videsh/yogas.ts';

const OF_STUDY: readonly ForeignYoga['rule']['id'][] = ['study_abroad', 'rahu_abroad', 'moon_abroad', 'weak_homeland'];

/** Lists those that concern study. */
export function yogasOfStudy(yogas: readonly ForeignYoga[]): ForeignYoga[] {
  return yogas.filter(({ rule }) => OF_STUDY.includes(rule.id));
}
