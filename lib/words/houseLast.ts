/** The order in which what spoils a planet is said, in every language. */
import type { BlemishKind } from '../astro/strength/blemish.ts';

/** Returns blemishes with a difficult house last: what the house does is a clause of its own. */
export function houseLast(kinds: readonly BlemishKind[]): BlemishKind[] {
  return [...kinds].sort((a, b) => Number(a === 'in_dusthana') - Number(b === 'in_dusthana'));
}
