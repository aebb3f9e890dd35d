/** Aspects and orbs of the annual chart (Tajika Nilakanthi, Samjna Tantra). */
import type { PanchangName } from '../../tables/panchang.ts';
import type { SevenPlanet } from '../../tables/planets.ts';

export type TajikaNature = 'open_friendly' | 'hidden_friendly' | 'secret_inimical' | 'open_inimical' | 'neutral';

export type TajikaAspectId = 'conjunction' | 'sextile' | 'square' | 'trine' | 'opposition' | 'none';

export interface TajikaAspect extends PanchangName {
  readonly id: TajikaAspectId;
  /** Places counted from one planet to the other; each is followed by its reverse. */
  readonly places: readonly number[];
  readonly nature: TajikaNature;
  /** Of 60; of the sextile 40 forward, on the 3rd, and 10 backward, on the 11th. */
  readonly virupas: readonly number[];
}

export const TAJIKA_ASPECTS: readonly TajikaAspect[] = [
  aspect('conjunction', 'Conjunction (yuti)', 'युति', [1], 'open_inimical', [60]),
  aspect('sextile', 'Sextile (gupta sneha)', 'गुप्त स्नेह', [3, 11], 'hidden_friendly', [40, 10]),
  aspect('square', 'Square (gupta vaira)', 'गुप्त वैर', [4, 10], 'secret_inimical', [15, 15]),
  aspect('trine', 'Trine (pratyaksha sneha)', 'प्रत्यक्ष स्नेह', [5, 9], 'open_friendly', [45, 45]),
  aspect('opposition', 'Opposition (pratyaksha vaira)', 'प्रत्यक्ष वैर', [7], 'open_inimical', [60]),
  aspect('none', 'No aspect (sama)', 'सम', [2, 6, 8, 12], 'neutral', [0, 0, 0, 0]),
];

/** An office that makes a planet compete for the lordship of the year. */
export type Office =
  | 'munthesh'
  | 'janma_lagnesh'
  | 'varsha_lagnesh'
  | 'tri_rashi_pati'
  | 'dina_ratri_pati'
  // Of months and days alone.
  | 'masa_lagnesh'
  | 'dina_lagnesh';

/** A pancha-vargiya bala by its fourths: full, middling, little, powerless. */
export type PanchaVargiyaBand = 'purna' | 'madhya' | 'alpa' | 'nirbala';

/** Relation of a planet to the lord of a place: its own, or a friend, neutral (sama) or an enemy. */
export type TajikaRelation = 'own' | 'friend' | 'neutral' | 'enemy';

/** Relation of a planet to the lord of a part; in the charts of the specification exaltation and debilitation count too. */
export type PartStanding = TajikaRelation | 'exalted' | 'debilitated';

/** How two lords come together: they are one, by themselves, through a third, no longer, or not at all. */
export type BondKind = 'same' | 'ithasala' | 'bhavishyat' | 'nakta' | 'yamaya' | 'ishrafa' | 'none';

/** How far the light of each planet reaches (deeptamsha), degrees to either side. */
export const DEEPTAMSHA_DEG: Readonly<Record<SevenPlanet, number>> = {
  Sun: 15,
  Moon: 12,
  Mars: 8,
  Mercury: 7,
  Jupiter: 9,
  Venus: 7,
  Saturn: 9,
};

/** By mean motion, the fastest first. */
export const TAJIKA_SPEED_ORDER: readonly SevenPlanet[] = [
  'Moon',
  'Mercury',
  'Venus',
  'Sun',
  'Mars',
  'Jupiter',
  'Saturn',
];

function aspect(
  id: TajikaAspectId,
  name: string,
  sanskrit: string,
  places: readonly number[],
  nature: TajikaNature,
  virupas: readonly number[],
): TajikaAspect {
  return { id, name, sanskrit, places, nature, virupas };
}
