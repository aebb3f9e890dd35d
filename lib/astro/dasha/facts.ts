/** Facts about dashas, which `lib/words/dasha.ts` says. */
import type { Planet, SevenPlanet } from '../tables/planets.ts';

/** What a planet rules: the houses it owns; a node owns none and acts for other planets. */
export interface Lordship {
  readonly planet: Planet;
  readonly houses: readonly number[];
  /** The planets that a node acts for; empty for the other planets. */
  readonly agents: readonly LordshipOfAgent[];
}

export interface LordshipOfAgent {
  readonly planet: SevenPlanet;
  readonly houses: readonly number[];
}

/** Conditions for the use of Ashtottari. */
export interface AshtottariFacts {
  /** The house of Rahu counted from the lord of the ascendant. */
  readonly rahu_from_ascendant_lord: {
    readonly lord: SevenPlanet;
    readonly fromHouse: number;
    readonly isMet: boolean;
  };
  readonly rahu_outside_ascendant: { readonly house: number; readonly isMet: boolean };
  readonly day_and_paksha: {
    readonly isDayBirth: boolean;
    readonly paksha: 'shukla' | 'krishna';
    readonly isMet: boolean;
  };
}
