/** The English of what a part of a score of a matter of life says. */
import type { AreaPart } from '../../lib/astro/judgement/areaScore.ts';
import { areaClause } from '../../lib/words/subjects/area.ts';

/** Returns what the factor of a part says. */
export function labelOf({ factor }: AreaPart): string {
  return factor === null ? '' : areaClause(factor.text, 'en');
}
