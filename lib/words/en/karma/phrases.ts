/** Phrases that sentences of /karma share in English. */
import { shashtiamshaOf } from '../varga/phrases.ts';

/** Names a part of the D60 in short: `Kaala (15)`. */
export function partShort(shashtiamsha: number): string {
  return `${shashtiamshaOf(shashtiamsha).name} (${shashtiamsha})`;
}

/** Tells whether a part of the D60 is one of the benefic ones. */
export function isBeneficPart(shashtiamsha: number): boolean {
  return shashtiamshaOf(shashtiamsha).nature === 'benefic';
}
