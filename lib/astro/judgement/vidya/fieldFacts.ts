/** Why planets and fields of study count, as facts; `lib/words/en/vidya/fields.ts` says them. */
import type { Planet } from '../../tables/planets.ts';

/** What a planet does that gives it a vote for the field of study; its subject is the planet. */
export interface VoteReasonFacts {
  readonly in_house: { readonly house: number };
  readonly on_house: { readonly house: number };
  readonly lord_of: { readonly house: number; readonly signIndex: number };
  /** Owns the sign where the lord of a house of study stands. */
  readonly keeps_lord: { readonly house: number; readonly lord: Planet; readonly signIndex: number };
  readonly d24_ascendant: { readonly signIndex: number };
  /** In the 5th from karakamsha in the navamsa. */
  readonly in_karakamsha_5: { readonly signIndex: number };
  readonly on_karakamsha_5: { readonly signIndex: number };
  readonly moon_nakshatra: { readonly nakshatraIndex: number };
}

/** What gives a field its share. */
export interface FieldPartFacts {
  readonly votes_part: {
    readonly planet: Planet;
    readonly points: number;
    readonly signIndex: number;
    /** The element of that sign suits the field. */
    readonly isFitting: boolean;
  };
  /** Planets that together signify a field. */
  readonly pair: { readonly planets: readonly Planet[]; readonly isLeading: boolean; readonly isBound: boolean };
  readonly nakshatra_part: { readonly nakshatraIndex: number };
}
