/** Work by planet, by sign, by house and by nakshatra, in words of our own (BJ 10, Phaladeepika 5; nakshatras after Brihat Samhita 15). */
import type { Planet } from '../../../tables/planets.ts';
import type { Element, Modality } from '../../../tables/signs.ts';
import type { WorkFieldId } from './workFields.ts';

/** What the texts name for each planet. */
export const CLASSICAL_WORK: Readonly<Record<Planet, readonly string[]>> = {
  Sun: ['means from the father', 'medicine', 'gold', 'wool', 'service of the state'],
  Moon: ['means from the mother', 'trades of water', 'farming', 'pearls', 'the patronage of women'],
  Mars: ['metals', 'work with fire', 'weapons', 'deeds of courage', 'land'],
  Mercury: ['writing', 'mathematics', 'trade', 'the arts', 'clerical work'],
  Jupiter: ['teaching', 'priesthood', 'law', 'treasuries', 'mines of wealth'],
  Venus: ['gems', 'cattle', 'vehicles', 'the patronage of women', 'fine arts'],
  Saturn: ['labour', 'the keeping of staff', 'humble trades', 'iron', 'oil'],
  Rahu: ['dealings with foreigners', 'poisons and their cures', 'machines'],
  Ketu: ['ascetic life', 'healing', 'secret arts'],
};

export const ELEMENT_WORK: Readonly<Record<Element, string>> = {
  fire: 'authority, energy and metals',
  earth: 'finance, land and products',
  air: 'communication, software and law',
  water: 'care, liquids, hospitality and the arts',
};

export const MODALITY_WORK: Readonly<Record<Modality, string>> = {
  movable: 'new ventures, travel and sales',
  fixed: 'lasting institutions, manufacturing and banks',
  dual: 'teaching, consulting and media',
};

/** The 1st house first. */
export const HOUSE_WORK: readonly string[] = [
  'work of one’s own name, self-employed',
  'finance, food and family trade',
  'media, sales and work of the hands',
  'property, vehicles and teaching',
  'advice, speculation and the arts',
  'service, health and law',
  'business and work with partners',
  'research, insurance and hidden knowledge',
  'law, higher teaching and travel',
  'government and management',
  'networks and large firms',
  'work abroad, hospitals and charity',
];

interface NakshatraWork {
  readonly work: string;
  readonly fields: readonly WorkFieldId[];
}

/** Ashwini first. */
export const NAKSHATRA_WORK: readonly NakshatraWork[] = [
  nakshatra('healing, first aid, vehicles and all that is fast', 'medicine', 'defence_police', 'sport'),
  nakshatra(
    'care at birth, food, stage and the keeping of law',
    'nursing_care',
    'film_music',
    'law',
    'food_hospitality',
  ),
  nakshatra(
    'fire, kitchen, blade and the critical eye',
    'surgery',
    'food_hospitality',
    'defence_police',
    'engineering',
  ),
  nakshatra('farming, beauty, guests and property', 'farming_environment', 'fashion_beauty', 'property', 'banking'),
  nakshatra('search, cloth, scent, writing and travel', 'pure_research', 'media_writing', 'commerce', 'fashion_beauty'),
  nakshatra(
    'software, electronics, chemicals and the hidden side of the mind',
    'software',
    'pharma_chemicals',
    'psychology',
    'forensics',
  ),
  nakshatra(
    'teaching, publishing, counsel and hosting',
    'education',
    'media_writing',
    'consulting',
    'food_hospitality',
  ),
  nakshatra(
    'nourishing, public office and social work',
    'civil_service',
    'food_hospitality',
    'welfare',
    'nursing_care',
  ),
  nakshatra(
    'medicines and poisons, politics and the psyche',
    'pharma_chemicals',
    'public_life',
    'psychology',
    'healing_arts',
  ),
  nakshatra('government, heritage and leadership by descent', 'civil_service', 'executive_leadership', 'public_life'),
  nakshatra('stage, festivity, luxury and the arts', 'film_music', 'luxury_hotels', 'design'),
  nakshatra('contracts, management and arbitration', 'executive_leadership', 'consulting', 'law', 'labour_policy'),
  nakshatra('skill of the hand, accounts and design', 'design', 'accounting', 'manufacturing', 'surgery'),
  nakshatra(
    'architecture, jewellery, fashion and engineering',
    'design',
    'fashion_beauty',
    'engineering',
    'construction_mining',
  ),
  nakshatra('independent business, trade, flight and law', 'commerce', 'aviation', 'law', 'import_export'),
  nakshatra(
    'competition, politics, targets and research',
    'public_life',
    'commerce',
    'pure_research',
    'digital_marketing',
  ),
  nakshatra(
    'organisation, figures and work in foreign lands',
    'operations',
    'data_analytics',
    'import_export',
    'construction_mining',
  ),
  nakshatra(
    'command, security and management',
    'defence_police',
    'executive_leadership',
    'cyber_security',
    'public_relations',
  ),
  nakshatra(
    'roots of things: research, herbs, medicine, philosophy',
    'pure_research',
    'medicine',
    'healing_arts',
    'laboratory',
  ),
  nakshatra('waters, ships and persuasive speech', 'shipping_travel', 'public_relations', 'law'),
  nakshatra('government, defence, building and law', 'civil_service', 'defence_police', 'construction_mining', 'law'),
  nakshatra('teaching, media, languages and listening', 'education', 'media_writing', 'psychology', 'shipping_travel'),
  nakshatra('music, property, wealth and sport', 'film_music', 'property', 'banking', 'sport'),
  nakshatra(
    'medicine, electricity, space and data',
    'medicine',
    'aviation',
    'data_analytics',
    'artificial_intelligence',
    'energy',
  ),
  nakshatra('finance, insurance, writing and the occult', 'banking', 'accounting', 'media_writing', 'healing_arts'),
  nakshatra('charity, counsel, foreign trade and yoga', 'welfare', 'import_export', 'healing_arts', 'psychology'),
  nakshatra('travel, animals, ships and the arts', 'shipping_travel', 'film_music', 'farming_environment', 'diplomacy'),
];

function nakshatra(work: string, ...fields: WorkFieldId[]): NakshatraWork {
  return { work, fields };
}
