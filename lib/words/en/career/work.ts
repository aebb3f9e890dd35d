/** Sentences on the work that a planet gives, in English (after BJ 10, Phaladeepika 5; nakshatras after Brihat Samhita 15). */
import { CLASSICAL_WORK, type ClassicalWorkId } from '../../../astro/judgement/career/tables/work.ts';
import type { VoteFacts } from '../../../astro/judgement/career/facts/voteFacts.ts';
import { element, modality, type Element, type Modality } from '../../../astro/tables/signs.ts';
import type { Planet } from '../../../astro/tables/planets.ts';
import type { WorkWords } from '../../facts/career/methods.ts';
import { sayIn } from '../../say.ts';
import type { Sentences } from '../../sentences.ts';
import { capitalised, listed, nakshatraEn, named, ordinal, signEn } from '../grammar.ts';
import { VOTES_EN } from './votes.ts';

const CLASSICAL: Readonly<Record<ClassicalWorkId, string>> = {
  means_of_father: 'means from the father',
  medicine: 'medicine',
  gold: 'gold',
  wool: 'wool',
  state_service: 'service of the state',
  means_of_mother: 'means from the mother',
  water_trades: 'trades of water',
  farming: 'farming',
  pearls: 'pearls',
  patronage_of_women: 'the patronage of women',
  metals: 'metals',
  fire_work: 'work with fire',
  weapons: 'weapons',
  courage: 'deeds of courage',
  land: 'land',
  writing: 'writing',
  mathematics: 'mathematics',
  trade: 'trade',
  arts: 'the arts',
  clerical_work: 'clerical work',
  teaching: 'teaching',
  priesthood: 'priesthood',
  law: 'law',
  treasuries: 'treasuries',
  mines: 'mines of wealth',
  gems: 'gems',
  cattle: 'cattle',
  vehicles: 'vehicles',
  fine_arts: 'fine arts',
  labour: 'labour',
  staff: 'the keeping of staff',
  humble_trades: 'humble trades',
  iron: 'iron',
  oil: 'oil',
  foreign_dealings: 'dealings with foreigners',
  poisons: 'poisons and their cures',
  machines: 'machines',
  ascetic_life: 'ascetic life',
  healing: 'healing',
  secret_arts: 'secret arts',
};

const ELEMENT_WORK: Readonly<Record<Element, string>> = {
  fire: 'authority, energy and metals',
  earth: 'finance, land and products',
  air: 'communication, software and law',
  water: 'care, liquids, hospitality and the arts',
};

const MODALITY_WORK: Readonly<Record<Modality, string>> = {
  movable: 'new ventures, travel and sales',
  fixed: 'lasting institutions, manufacturing and banks',
  dual: 'teaching, consulting and media',
};

/** The 1st house first. */
const HOUSE_WORK: readonly string[] = [
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

/** Ashwini first. */
const NAKSHATRA_WORK: readonly string[] = [
  'healing, first aid, vehicles and all that is fast',
  'care at birth, food, stage and the keeping of law',
  'fire, kitchen, blade and the critical eye',
  'farming, beauty, guests and property',
  'search, cloth, scent, writing and travel',
  'software, electronics, chemicals and the hidden side of the mind',
  'teaching, publishing, counsel and hosting',
  'nourishing, public office and social work',
  'medicines and poisons, politics and the psyche',
  'government, heritage and leadership by descent',
  'stage, festivity, luxury and the arts',
  'contracts, management and arbitration',
  'skill of the hand, accounts and design',
  'architecture, jewellery, fashion and engineering',
  'independent business, trade, flight and law',
  'competition, politics, targets and research',
  'organisation, figures and work in foreign lands',
  'command, security and management',
  'roots of things: research, herbs, medicine, philosophy',
  'waters, ships and persuasive speech',
  'government, defence, building and law',
  'teaching, media, languages and listening',
  'music, property, wealth and sport',
  'medicine, electricity, space and data',
  'finance, insurance, writing and the occult',
  'charity, counsel, foreign trade and yoga',
  'travel, animals, ships and the arts',
];

/** Lists what the texts name for a planet. */
const classicalWork = (planet: Planet) => CLASSICAL_WORK[planet].map((work) => CLASSICAL[work]);

export const WORK_EN: Sentences<WorkWords> = {
  classical_work: ({ work }) => CLASSICAL[work],
  element_work: ({ element: quality }) => ELEMENT_WORK[quality],
  modality_work: ({ modality: kind }) => MODALITY_WORK[kind],
  house_work: ({ house }) => HOUSE_WORK[house - 1]!,
  nakshatra_work: ({ nakshatraIndex }) => NAKSHATRA_WORK[nakshatraIndex]!,
  work_given: ({ planet, roles }) => {
    const why = roles.map((role) => sayIn<VoteFacts, keyof VoteFacts>(VOTES_EN, role));
    return `${capitalised(named(planet))} is ${why.join(', and ')}. For ${named(planet)} the texts name ${listed(classicalWork(planet).slice(0, 3))}.`;
  },
  leading_planet: ({ planet }) =>
    `${capitalised(named(planet))} leads in the D10. Its work in the texts is ${listed(classicalWork(planet).slice(0, 3))}.`,
  leading_planets: ({ planets }) => `By all three methods together ${listed(planets.map(named))} give the work.`,
  work_by_sign: ({ planet, signIndex }) => {
    const [quality, kind] = [element(signIndex), modality(signIndex)];
    return `${capitalised(named(planet))} in ${signEn(signIndex)}, a ${kind} sign of ${quality}, points to ${ELEMENT_WORK[quality]}, and to ${MODALITY_WORK[kind]}.`;
  },
  work_by_place: ({ house, nakshatraIndex, planet }) =>
    `${capitalised(named(planet))} in the ${ordinal(house)} house adds ${HOUSE_WORK[house - 1]!}. By nakshatra, ${nakshatraEn(nakshatraIndex)}, ${named(planet)} adds ${NAKSHATRA_WORK[nakshatraIndex]!}.`,
};
