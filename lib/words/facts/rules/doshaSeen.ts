/** Sentences about what was observed of a dosha in a chart: how it is formed, or what stands in its place. */
import type { Bilingual } from '../../../astro/bilingual.ts';
import type { Eclipse } from '../../../astro/affliction/grahan.ts';
import type { KaalSarp } from '../../../astro/affliction/kaalSarp.ts';
import type { Gana, Nadi } from '../../../astro/tables/nakshatraQualities.ts';
import type { Planet } from '../../../astro/tables/planets.ts';
import type { Rajju } from '../../../astro/tables/rajju.ts';

/** Planets on either side of a point. */
interface Sides {
  readonly second: readonly Planet[];
  readonly twelfth: readonly Planet[];
}

interface SignOfPlanet {
  readonly planet: Planet;
  readonly signIndex: number;
}

/** What is read from the panchang elements at birth, or beside a second birth. */
export interface BirthSeenWords {
  /** 1 to 30. */
  readonly tithi: { readonly tithi: number };
  /** 1 to 27. */
  readonly nitya_yoga: { readonly nityaYoga: number };
  /** 1 to 60. */
  readonly karana: { readonly karana: number };
  readonly tithi_and_vara: { readonly tithi: number; readonly weekdayIndex: number };
  /** The nearest change of sign of the Sun. */
  readonly sankranti: {
    readonly signIndex: number;
    readonly count: number;
    readonly unit: 'hours' | 'days';
    readonly isBeforeBirth: boolean;
  };
  readonly nakshatra: { readonly nakshatraIndex: number };
  readonly rajju: { readonly rajju: Rajju };
  readonly gana: { readonly gana: Gana };
  readonly moon_pada: { readonly nakshatraIndex: number; readonly pada: number };
  readonly partner_nadi: { readonly nakshatraIndex: number; readonly pada: number; readonly nadi: Nadi };
  readonly partner_rajju: { readonly nakshatraIndex: number; readonly rajju: Rajju };
  readonly partner_gana: { readonly nakshatraIndex: number; readonly gana: Gana };
  /** The sign of the partner's Moon, counted from this one. */
  readonly partner_sign: { readonly signIndex: number; readonly count: number };
  readonly relative_nakshatra: { readonly nakshatraIndex: number; readonly pada: number };
  readonly clashing_signs: { readonly signIndex: number; readonly clashing: readonly { readonly signIndex: number }[] };
}

export interface DoshaSeenWords extends BirthSeenWords {
  readonly mars_counts: {
    readonly ascendantHouse: number;
    readonly moonHouse: number;
    readonly venusHouse: number;
  };
  readonly kaal_sarp_direction: { readonly direction: KaalSarp['direction'] };
  readonly kaal_sarp_kind: { readonly kind: Bilingual; readonly direction: KaalSarp['direction'] };
  readonly eclipsed: { readonly chart: 'birth' | 'navamsa'; readonly eclipses: readonly Eclipse[] };
  readonly outsiders: { readonly planets: readonly Planet[] };
  readonly nadi: { readonly nadi: Nadi };
  readonly luminary_signs: { readonly birth: readonly SignOfPlanet[]; readonly navamsa: readonly SignOfPlanet[] };
  readonly beside_moon: Sides;
  readonly binding_houses: {
    readonly held: readonly { readonly house: number; readonly planets: readonly Planet[] }[];
  };
  readonly malefics_beside: {
    readonly points: readonly (Sides & { readonly point: 'ascendant' | 'moon' | 'seventh' })[];
  };
}
