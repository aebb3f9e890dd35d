/** What is found of a planet for health, as Hindi clauses that begin with its name and have no full stop. */
import type { Fact, FactOf } from '../../../astro/factsOf.ts';
import type { HousePlace, StrengthTypeFacts, WeaknessTypeFacts } from '../../../astro/judgement/medical/planetFacts.ts';
import type { FunctionalNature } from '../../../astro/planet/lordship.ts';
import { housesOblique, houseOblique, inHouse, planetHi, planetsHi, signPlaceHi } from '../grammar.ts';
import type { Sentences } from '../../sentences.ts';
import { sayIn } from '../../say.ts';

const NATURES: Readonly<Record<FunctionalNature, string>> = { benefic: 'शुभ', malefic: 'अशुभ', neutral: 'सम' };

const WEAKNESSES: Sentences<WeaknessTypeFacts> = {
  debilitated: ({ isMet, planet }) => `${planetHi(planet)} ${isMet ? 'नीच राशि में है' : 'नीच राशि में नहीं है'}`,
  combust: ({ isMet, planet }) => `${planetHi(planet)} ${isMet ? 'सूर्य के पास होने से अस्त है' : 'अस्त नहीं है'}`,
  enemy_sign: ({ dignity, isMet, planet, signIndex }) =>
    isMet ? `${planetHi(planet)} ${signPlaceHi({ dignity, signIndex })} है` : `${planetHi(planet)} शत्रु की राशि में नहीं है`,
  functional_malefic: ({ nature, planet }) => `इस लग्न के लिए ${planetHi(planet)} ${NATURES[nature]} है`,
  dusthana_lord: ({ houses, planet }) =>
    houses.length > 0
      ? `${planetHi(planet)} ${housesOblique(houses)} का स्वामी है`
      : `${planetHi(planet)} किसी त्रिक भाव का स्वामी नहीं है`,
  dusthana_placement: ({ house, isMet, planet }) =>
    `${planetHi(planet)} ${inHouse(house)} है${isMet ? ', जो त्रिक भाव है' : ', जो त्रिक भाव नहीं है'}`,
  no_directional_strength: ({ house, isMet, planet }) => {
    if (house === null) return `${planetHi(planet)} का दिग्बल नहीं देखा जाता`;
    return isMet ? `${planetHi(planet)} ${inHouse(house)} दिग्बल से रहित है` : `${planetHi(planet)} दिग्बल से रहित नहीं है`;
  },
  malefic_influence: ({ by, planet }) =>
    by.length > 0
      ? `${planetHi(planet)} पर ${planetsHi(by)} का दबाव है`
      : `${planetHi(planet)} पर किसी पाप ग्रह का दबाव नहीं है`,
  near_node: ({ held, planet }) =>
    held === null
      ? `${planetHi(planet)} राहु या केतु के बहुत पास नहीं है`
      : `${planetHi(planet)} ${planetHi(held.node)} के बहुत पास है`,
  retrograde_malefic: ({ isMet, planet }) => `${planetHi(planet)} ${isMet ? 'वक्री पाप ग्रह है' : 'वक्री पाप ग्रह नहीं है'}`,
  house_junction: ({ isMet, planet }) => `${planetHi(planet)} ${isMet ? 'भाव संधि पर है' : 'अपने भाव के भीतर है'}`,
};

const PLACES: Readonly<Record<HousePlace, string>> = {
  kendra: 'जो केंद्र है',
  trikona: 'जो त्रिकोण है',
  kendra_and_trikona: 'जो केंद्र और त्रिकोण दोनों है',
  warding: 'जहाँ पाप ग्रह रोग से बचाता है',
  neither: 'जो न केंद्र है न त्रिकोण',
};

const STRENGTHS: Sentences<StrengthTypeFacts> = {
  dignity: ({ dignity, planet, signIndex }) => `${planetHi(planet)} ${signPlaceHi({ dignity, signIndex })} है`,
  raised_fall: ({ count, planet }) => {
    if (count === null) return `${planetHi(planet)} नीच का नहीं है`;
    return count > 1 ? `${planetHi(planet)} का नीच भंग राजयोग बनता है` : `${planetHi(planet)} का नीच भंग राजयोग नहीं बनता`;
  },
  directional_strength: ({ house, isMet, planet }) => {
    if (house === null) return `${planetHi(planet)} के लिए दिग्बल नहीं गिना जाता`;
    return isMet ? `${planetHi(planet)} ${inHouse(house)} दिग्बली है` : `${planetHi(planet)} को दिग्बल नहीं मिला`;
  },
  vargottama: ({ isMet, planet }) => `${planetHi(planet)} ${isMet ? 'वर्गोत्तम है' : 'वर्गोत्तम नहीं है'}`,
  strong_dispositor: ({ dispositor, isMet, planet }) => {
    if (dispositor === planet) return `${planetHi(planet)} अपनी ही राशि में है`;
    return `${planetHi(planet)} का राशि स्वामी ${planetHi(dispositor)} ${isMet ? 'बलवान है' : 'राशि से बलवान नहीं है'}`;
  },
  well_housed: ({ house, place, planet }) => `${planetHi(planet)} ${inHouse(house)} है, ${PLACES[place]}`,
  benefic_influence: ({ by, planet }) =>
    by.length > 0
      ? `${planetHi(planet)} को ${planetsHi(by)} से बल मिलता है`
      : `${planetHi(planet)} को किसी शुभ ग्रह से बल नहीं मिलता`,
  shadbala: ({ planet, ratio }) => {
    if (ratio === null) return `${planetHi(planet)} का षड्बल नहीं देखा जाता`;
    return `${planetHi(planet)} का षड्बल ${ratio >= 1 ? 'पर्याप्त है' : 'कम है'}`;
  },
};

/** Returns a type of weakness as a clause. */
export function weaknessHi(type: Fact<WeaknessTypeFacts>): string {
  return sayIn<WeaknessTypeFacts, keyof WeaknessTypeFacts>(WEAKNESSES, type);
}

/** Returns a type of strength as a clause. */
export function strengthHi(type: FactOf<StrengthTypeFacts, keyof StrengthTypeFacts>): string {
  return sayIn<StrengthTypeFacts, keyof StrengthTypeFacts>(STRENGTHS, type);
}

/** Returns छठे भाव पर, for what presses on a house. */
export function onHouseHi(house: number): string {
  return `${house === 1 ? 'लग्न' : houseOblique(house)} पर`;
}
