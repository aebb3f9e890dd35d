/** What a statement about a person rests on, in Hindi. */
import type { GroundFacts } from '../../../../astro/judgement/prediction/persons/facts.ts';
import { isStrongBySign, type Dignity } from '../../../../astro/planet/dignity.ts';
import type { Sentences } from '../../../sentences.ts';
import {
  houseOblique,
  inHouse,
  inSign,
  lordShort,
  nakshatraHi,
  planetHi,
  rankFeminine,
  signHi,
} from '../../grammar.ts';
import { HOUSE_MATTERS_HI } from '../../vocabulary.ts';

const KARAKAS = { DK: 'दाराकारक', PK: 'पुत्रकारक' } as const;
const VARGAS = { d9: 'नवांश', d7: 'सप्तांश' } as const;

/** Returns सातवें भाव (विवाह, साझेदारी और व्यापार) का स्वामी. */
function ownerHi(house: number): string {
  return `${houseOblique(house)} (${HOUSE_MATTERS_HI[house - 1]!}) का स्वामी`;
}

function standsHi(dignity: Dignity): string {
  if (isStrongBySign(dignity)) return ' और बलवान है';
  return dignity === 'debilitated' ? ' और नीच का है' : ' और सामान्य स्थिति में है';
}

export const GROUNDS_HI: Sentences<GroundFacts> = {
  lord_of_house: ({ house, planet }) => `${planetHi(planet)} आपके ${ownerHi(house)} है।`,
  lord_in_house: ({ atHouse, house, planet }) =>
    house === atHouse
      ? `${lordShort(house)} ${planetHi(planet)} अपने ही भाव में है।`
      : `${lordShort(house)} ${planetHi(planet)} ${inHouse(atHouse)} है।`,
  lord_in_sign: ({ house, planet, signIndex }) => `${lordShort(house)} ${planetHi(planet)} ${inSign(signIndex)} है।`,
  lord_in_nakshatra: ({ house, nakshatraIndex, planet, ruler }) =>
    `${lordShort(house)} ${planetHi(planet)} ${ruler === planet ? 'अपने' : `${planetHi(ruler)} के`} नक्षत्र ${nakshatraHi(nakshatraIndex)} में है।`,
  in_house: ({ house, planet }) => `${planetHi(planet)} आपके ${inHouse(house)} बैठा है।`,
  aspects_house: ({ house, planet }) => `${planetHi(planet)} की दृष्टि आपके ${houseOblique(house)} पर है।`,
  house_sign: ({ house, signIndex }) => `आपके ${inHouse(house)} ${signHi(signIndex)} राशि है।`,
  karaka: ({ karaka, planet }) => `${planetHi(planet)} आपका ${KARAKAS[karaka]} है।`,
  karaka_in_house: ({ house, karaka, planet }) => `${KARAKAS[karaka]} ${planetHi(planet)} ${inHouse(house)} है।`,
  karaka_navamsa: ({ karaka, planet, signIndex }) =>
    `${KARAKAS[karaka]} ${planetHi(planet)} नवांश में ${signHi(signIndex)} राशि में है।`,
  upapada_lord: ({ dignity, planet, signIndex }) =>
    `${planetHi(planet)} ${signHi(signIndex)} राशि के उपपद का स्वामी है${standsHi(dignity)}।`,
  upapada_holds: ({ planet, signIndex }) => `${planetHi(planet)} उपपद के साथ ${inSign(signIndex)} है।`,
  upapada_sign: ({ signIndex }) => `उपपद ${inSign(signIndex)} है।`,
  upapada_in_house: ({ house, signIndex }) => `${signHi(signIndex)} राशि का उपपद ${inHouse(house)} पड़ता है।`,
  from_upapada: ({ count, planet, signIndex }) =>
    `उपपद से ${rankFeminine(count)} राशि ${signHi(signIndex)} है, जिसका स्वामी ${planetHi(planet)} है।`,
  planet_in_sign: ({ planet, signIndex }) => `${planetHi(planet)} ${inSign(signIndex)} है।`,
  planet_strength: ({ isStrong, planet }) =>
    isStrong ? `जन्म के समय ${planetHi(planet)} बलवान है।` : `जन्म के समय ${planetHi(planet)} बलवान नहीं है।`,
  varga_lord: ({ house, planet, varga }) => `${VARGAS[varga]} के ${houseOblique(house)} का स्वामी ${planetHi(planet)} है।`,
  varga_holds: ({ house, planet, varga }) => `${VARGAS[varga]} के ${houseOblique(house)} में ${planetHi(planet)} है।`,
  varga_sign: ({ house, signIndex, varga }) =>
    `${VARGAS[varga]} के ${houseOblique(house)} में ${signHi(signIndex)} राशि है।`,
  varga_place: ({ house, planet, varga }) => `${VARGAS[varga]} में ${planetHi(planet)} ${inHouse(house)} आता है।`,
  lords_tied: ({ house, planet, self }) =>
    self === planet
      ? `लग्नेश ${planetHi(self)} ही ${lordShort(house)} है।`
      : `लग्नेश ${planetHi(self)} और ${lordShort(house)} ${planetHi(planet)} का आपस में संबंध है।`,
  lords_apart: ({ house, planet, self }) =>
    `लग्नेश ${planetHi(self)} और ${lordShort(house)} ${planetHi(planet)} में मित्रता नहीं है।`,
};
