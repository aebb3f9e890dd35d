/** The English of what scores of matters of life and windows of time rest on. */
import type { Office } from '../../lib/astro/judgement/areaFacts.ts';
import type { AreaPart } from '../../lib/astro/judgement/areaScore.ts';
import type { WindowText } from '../../lib/astro/judgement/timing/facts.ts';
import { say } from '../../lib/words/say.ts';
import { areaClause, OFFICES } from '../../lib/words/subjects/areaWords.ts';
import { windowLabel } from '../../lib/words/subjects/windows.ts';

/** Returns what the factor of a part says. */
export function labelOf({ factor }: AreaPart): string {
  return factor === null ? '' : areaClause(factor.text, 'en');
}

/** Returns in which capacities a planet brings a matter. */
export function officesSaid(reasons: readonly Office[]): string[] {
  return reasons.map((reason) => say(OFFICES, reason, 'en'));
}

/** Returns the points of a trigger with what it says; null where it does not hold. */
export function triggerSaid(held: { readonly points: number; readonly text: WindowText } | null) {
  return held && { points: held.points, text: windowLabel(held.text, 'en') };
}
