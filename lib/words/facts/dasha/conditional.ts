/** Sentences on the dashas that are used under a condition, and on the other starts of Vimshottari. */
import type { ConditionalFacts } from '../../../astro/dasha/conditional/facts.ts';
import type { ConditionalId } from '../../../astro/dasha/conditional/systems.ts';
import type { VimshottariSeed } from '../../../astro/dasha/seeds.ts';
import type { Planet } from '../../../astro/tables/planets.ts';

export interface ConditionalWords extends ConditionalFacts {
  /** How the first lord is counted: between the star of the Moon and that of the system. */
  readonly counted: {
    readonly nakshatraIndex: number;
    /** The star counted from or to. */
    readonly otherIndex: number;
    readonly isCountedToIt: boolean;
    readonly count: number;
    readonly lord: Planet;
    /** Left of the first period. */
    readonly years: number;
  };
  /** The first lord where stars are held in groups of 28. */
  readonly grouped: { readonly isAbhijit: boolean; readonly nakshatraIndex: number } & FirstLord;
  /** Which of the eight are used. */
  readonly use: { readonly used: readonly ConditionalId[] };
  /** A period that runs: until when, and who stands with its lord. */
  readonly running: {
    readonly level: 1 | 2;
    readonly lord: Planet;
    readonly untilDate: string;
    readonly companions: readonly Planet[];
  };
  /** The balance of Vimshottari from another start than the star of the Moon. */
  readonly seeded: { readonly seed: VimshottariSeed; readonly nakshatraIndex: number } & FirstLord;
}

interface FirstLord {
  readonly lord: Planet;
  /** Left of the first period. */
  readonly years: number;
}
