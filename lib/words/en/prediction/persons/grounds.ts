/** What a statement about a person rests on, in English. */
import type { GroundFacts } from '../../../../astro/judgement/prediction/persons/facts.ts';
import { isStrongBySign, type Dignity } from '../../../../astro/planet/dignity.ts';
import type { Sentences } from '../../../sentences.ts';
import { capitalised, named, nakshatraEn, ordinal, signEn } from '../../grammar.ts';

const KARAKAS = { DK: 'darakaraka', PK: 'putrakaraka' } as const;
const VARGAS = { d9: 'navamsa', d7: 'saptamsa' } as const;

/** What a house is about, the 1st first. */
const MATTERS = [
  'the self',
  'family and savings',
  'siblings and effort',
  'home',
  'children and learning',
  'daily work',
  'partnership',
  'inheritance and change',
  'fortune and guidance',
  'profession',
  'gains and friends',
  'distance and rest',
];

const houseEn = (house: number) => `your ${ordinal(house)} house, of ${MATTERS[house - 1]!}`;
const rankEn = (house: number) => `your ${ordinal(house)} house`;

function standsEn(dignity: Dignity): string {
  if (isStrongBySign(dignity)) return 'and is strong in its own dignity';
  return dignity === 'debilitated' ? 'and is debilitated' : 'and stands in ordinary dignity';
}

export const GROUNDS_EN: Sentences<GroundFacts> = {
  lord_of_house: ({ house, planet }) => `${capitalised(named(planet))} rules ${houseEn(house)}.`,
  lord_in_house: ({ atHouse, house, planet }) =>
    house === atHouse
      ? `${capitalised(named(planet))}, lord of ${rankEn(house)}, is at home in it.`
      : `${capitalised(named(planet))}, lord of ${rankEn(house)}, stands in the house of ${MATTERS[atHouse - 1]!}, your ${ordinal(atHouse)}.`,
  lord_in_sign: ({ house, planet, signIndex }) =>
    `${capitalised(named(planet))}, lord of ${rankEn(house)}, stands in ${signEn(signIndex)}.`,
  lord_in_nakshatra: ({ house, nakshatraIndex, planet, ruler }) =>
    `${capitalised(named(planet))}, lord of ${rankEn(house)}, stands in ${nakshatraEn(nakshatraIndex)}, ${ruler === planet ? 'a nakshatra of its own' : `a nakshatra of ${named(ruler)}`}.`,
  in_house: ({ house, planet }) => `${capitalised(named(planet))} stands in ${houseEn(house)}.`,
  aspects_house: ({ house, planet }) => `${capitalised(named(planet))} looks at ${houseEn(house)}.`,
  house_sign: ({ house, signIndex }) => `${capitalised(rankEn(house))} falls in ${signEn(signIndex)}.`,
  karaka: ({ karaka, planet }) => `${capitalised(named(planet))} is your ${KARAKAS[karaka]}.`,
  karaka_in_house: ({ house, karaka, planet }) =>
    `${capitalised(named(planet))}, your ${KARAKAS[karaka]}, stands in ${rankEn(house)}.`,
  karaka_navamsa: ({ karaka, planet, signIndex }) =>
    `${capitalised(named(planet))}, your ${KARAKAS[karaka]}, falls in ${signEn(signIndex)} in the navamsa.`,
  upapada_lord: ({ dignity, planet, signIndex }) =>
    `${capitalised(named(planet))} rules your upapada in ${signEn(signIndex)} ${standsEn(dignity)}.`,
  upapada_holds: ({ planet, signIndex }) =>
    `${capitalised(named(planet))} stands with your upapada in ${signEn(signIndex)}.`,
  upapada_sign: ({ signIndex }) => `Your upapada falls in ${signEn(signIndex)}.`,
  upapada_in_house: ({ house, signIndex }) => `Your upapada ${signEn(signIndex)} is ${rankEn(house)}.`,
  from_upapada: ({ count, planet, signIndex }) =>
    `The ${ordinal(count)} sign from your upapada is ${signEn(signIndex)}, under ${named(planet)}.`,
  planet_in_sign: ({ planet, signIndex }) => `${capitalised(named(planet))} stands in ${signEn(signIndex)}.`,
  planet_strength: ({ isStrong, planet }) =>
    isStrong
      ? `${capitalised(named(planet))} is strong at birth.`
      : `${capitalised(named(planet))} is not strong at birth.`,
  varga_lord: ({ house, planet, varga }) =>
    `${capitalised(named(planet))} rules the ${ordinal(house)} house of your ${VARGAS[varga]}.`,
  varga_holds: ({ house, planet, varga }) =>
    `${capitalised(named(planet))} stands in the ${ordinal(house)} house of your ${VARGAS[varga]}.`,
  varga_sign: ({ house, signIndex, varga }) =>
    `The ${ordinal(house)} house of your ${VARGAS[varga]} is ${signEn(signIndex)}.`,
  varga_place: ({ house, planet, varga }) =>
    `In your ${VARGAS[varga]} ${named(planet)} takes the ${ordinal(house)} house.`,
  lords_tied: ({ house, planet, self }) =>
    `${capitalised(named(self))}, your ascendant lord, is tied to ${named(planet)}, lord of ${rankEn(house)}.`,
  lords_apart: ({ house, planet, self }) =>
    `${capitalised(named(self))}, your ascendant lord, is no friend of ${named(planet)}, lord of ${rankEn(house)}.`,
};
