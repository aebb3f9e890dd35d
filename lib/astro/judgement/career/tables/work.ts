/** Work by planet and by nakshatra (BJ 10, Phaladeepika 5; nakshatras after Brihat Samhita 15). */
import type { Planet } from '../../../tables/planets.ts';
import type { Element, Modality } from '../../../tables/signs.ts';
import type { WorkFieldId } from './workFields.ts';

/** What the texts name for each planet. */
export const CLASSICAL_WORK = {
  Sun: ['means_of_father', 'medicine', 'gold', 'wool', 'state_service'],
  Moon: ['means_of_mother', 'water_trades', 'farming', 'pearls', 'patronage_of_women'],
  Mars: ['metals', 'fire_work', 'weapons', 'courage', 'land'],
  Mercury: ['writing', 'mathematics', 'trade', 'arts', 'clerical_work'],
  Jupiter: ['teaching', 'priesthood', 'law', 'treasuries', 'mines'],
  Venus: ['gems', 'cattle', 'vehicles', 'patronage_of_women', 'fine_arts'],
  Saturn: ['labour', 'staff', 'humble_trades', 'iron', 'oil'],
  Rahu: ['foreign_dealings', 'poisons', 'machines'],
  Ketu: ['ascetic_life', 'healing', 'secret_arts'],
} as const satisfies Readonly<Record<Planet, readonly string[]>>;
export type ClassicalWorkId = (typeof CLASSICAL_WORK)[Planet][number];

/** Elements, modalities and houses each turn to a work of their own. */
export const WORK_ELEMENTS: readonly Element[] = ['fire', 'earth', 'air', 'water'];
export const WORK_MODALITIES: readonly Modality[] = ['movable', 'fixed', 'dual'];
export const WORK_HOUSES: readonly number[] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

/** Modern fields of work by nakshatra, Ashwini first. */
export const NAKSHATRA_FIELDS: readonly (readonly WorkFieldId[])[] = [
  ['medicine', 'armed_forces', 'sport'],
  ['nursing_care', 'music', 'law', 'food_hospitality'],
  ['surgery', 'food_hospitality', 'defence_police', 'painting_sculpture'],
  ['farming_environment', 'fashion_beauty', 'property', 'music'],
  ['pure_research', 'writing', 'commerce', 'fashion_beauty'],
  ['software', 'pharma_chemicals', 'psychology', 'forensics'],
  ['education', 'media_writing', 'consulting', 'food_hospitality'],
  ['civil_service', 'food_hospitality', 'welfare', 'nursing_care'],
  ['pharma_chemicals', 'public_life', 'psychology', 'healing_arts'],
  ['civil_service', 'public_life', 'armed_forces'],
  ['film_music', 'luxury_hotels', 'acting'],
  ['executive_leadership', 'consulting', 'law', 'labour_policy'],
  ['painting_sculpture', 'accounting', 'manufacturing', 'surgery'],
  ['design', 'fashion_beauty', 'engineering', 'painting_sculpture'],
  ['commerce', 'aviation', 'law', 'import_export'],
  ['public_life', 'commerce', 'natural_science', 'digital_marketing'],
  ['operations', 'data_analytics', 'import_export', 'construction_mining'],
  ['defence_police', 'executive_leadership', 'cyber_security', 'public_relations'],
  ['natural_science', 'medicine', 'healing_arts', 'laboratory'],
  ['shipping_travel', 'public_relations', 'law', 'writing'],
  ['civil_service', 'armed_forces', 'construction_mining', 'law'],
  ['education', 'media_writing', 'psychology', 'shipping_travel'],
  ['music', 'property', 'banking', 'sport'],
  ['medicine', 'aviation', 'data_analytics', 'artificial_intelligence', 'energy'],
  ['banking', 'accounting', 'writing', 'healing_arts'],
  ['welfare', 'import_export', 'healing_arts', 'psychology'],
  ['shipping_travel', 'film_music', 'farming_environment', 'diplomacy'],
];
