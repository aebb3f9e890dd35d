/** Facts about the conditions under which a dasha is used, which `lib/words` says. */
import type { SevenPlanet } from '../../tables/planets.ts';

export type Paksha = 'shukla' | 'krishna';
export type HoraLord = 'Sun' | 'Moon';

/** What decides whether each dasha is used; `isMet` says whether it is. */
export interface ConditionalFacts {
  readonly paksha_and_hora: {
    readonly paksha: Paksha;
    readonly hora: HoraLord;
    /** The hora that the rule needs in that half. */
    readonly needed: HoraLord;
    readonly isMet: boolean;
  };
  readonly navamsa_of_venus: { readonly navamsaSignIndex: number; readonly isMet: boolean };
  readonly cancer_in_cancer: {
    readonly signIndex: number;
    readonly dwadasamsaSignIndex: number;
    readonly isMet: boolean;
  };
  readonly ascendant_vargottama: {
    readonly signIndex: number;
    readonly navamsaSignIndex: number;
    readonly isMet: boolean;
  };
  readonly tenth_lord_in_tenth: { readonly lord: SevenPlanet; readonly house: number; readonly isMet: boolean };
  readonly lords_of_1_and_7: {
    readonly first: { readonly lord: SevenPlanet; readonly house: number };
    readonly seventh: { readonly lord: SevenPlanet; readonly house: number };
    readonly isMet: boolean;
  };
  readonly sun_in_ascendant: { readonly house: number; readonly isMet: boolean };
  readonly day_and_hora: {
    readonly isDayBirth: boolean;
    readonly hora: HoraLord;
    /** The hora that the rule needs by that day or night. */
    readonly needed: HoraLord;
    readonly isMet: boolean;
  };
}
