/** In what setting work is done, as facts. */
import { factsOf, type Fact } from '../../../factsOf.ts';
import type { Planet } from '../../../tables/planets.ts';
import type { Modality } from '../../../tables/signs.ts';

/** The sides of each question on the setting of work. */
export const SETTING_SIDES = {
  own_or_service: ['own_business', 'service'],
  fixed_or_moving: ['fixed', 'moving'],
  alone_or_partners: ['alone', 'with_partners'],
  government_or_private: ['government', 'private'],
} as const;
export type SettingId = keyof typeof SETTING_SIDES;
export type SettingSide = (typeof SETTING_SIDES)[SettingId][number];

/** What was seen, as a clause. */
export interface SettingFacts {
  /** One house is stronger than another. */
  readonly stronger_house: { readonly house: number; readonly other: number };
  /** The lord of a house stands in another, or in its own. */
  readonly lord_in: { readonly planet: Planet; readonly ownedHouse: number; readonly house: number };
  readonly planet_in: { readonly planet: Planet; readonly house: number };
  readonly looks_at: { readonly planet: Planet; readonly house: number };
  /** The lords of two houses are joined, or are one planet. */
  readonly lords_joined: { readonly planets: readonly Planet[]; readonly houses: readonly [number, number] };
  readonly tenth_sign: { readonly signIndex: number; readonly kind: Modality };
  readonly tenth_lord_sign: { readonly planet: Planet; readonly signIndex: number; readonly kind: Modality };
  readonly strong_planet: { readonly planet: Planet };
  readonly weak_planet: { readonly planet: Planet };
}

export type SettingFact = Fact<SettingFacts>;

/** Makes the facts on the setting of work. */
export const settingFact = factsOf<SettingFacts>();
