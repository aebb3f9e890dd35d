/** Conditions of health indications, and what is seen where they hold, in English. */
import type { Fact } from '../../../astro/factsOf.ts';
import type { SeenFacts } from '../../../astro/judgement/medical/conditionFacts.ts';
import type { Planet } from '../../../astro/tables/planets.ts';
import type { ConditionWords } from '../../facts/medical.ts';
import { sayIn } from '../../say.ts';
import type { Sentences } from '../../sentences.ts';
import { capitalised, listed, named, namedList, ordinal, orListed, signEn } from '../grammar.ts';
import { acting } from './planetClauses.ts';

const anyPlanet = (planets: readonly Planet[]) => orListed(planets.map(named));
const anyHouse = (houses: readonly number[]) => `the ${orListed(houses.map(ordinal))}`;
const relieved = (by: readonly Planet[]) => (by.length === 0 ? '' : `, relieved by ${namedList(by)}`);

/** Before the name of a house or a sign. */
function pressure({ aspecting, inside }: Pick<SeenFacts['pressed_sign'], 'aspecting' | 'inside'>): string {
  return listed([
    ...(inside.length > 0 ? [`${acting(inside, 'stand', 'stands')} in`] : []),
    ...(aspecting.length > 0 ? [acting(aspecting, 'aspect', 'aspects')] : []),
  ]);
}

const lordWith = ({ company, house, lord, lordHouse }: SeenFacts['lord_stands_with']) =>
  `the lord of the ${ordinal(house)}, ${named(lord)}, stands in the ${ordinal(lordHouse)} with ${named(company)}`;

const inSign = ({ planet, signIndex }: SeenFacts['stands_in_sign']) =>
  `${named(planet)} stands in ${signEn(signIndex)}`;

/** As they stand within a sentence. */
const SEEN_EN: Sentences<SeenFacts> = {
  pressed_planet: ({ planet, pressing, relieving }) =>
    `${acting(pressing, 'press', 'presses')} on ${named(planet)}${relieved(relieving)}`,
  pressed_lord: ({ house, lord, pressing, relieving }) =>
    `${acting(pressing, 'press', 'presses')} on ${named(lord)}, lord of the ${ordinal(house)}${relieved(relieving)}`,
  pressed_house: ({ house, relieving, ...pressed }) =>
    `${pressure(pressed)} the ${ordinal(house)} house${relieved(relieving)}`,
  pressed_sign: ({ relieving, signIndex, ...pressed }) =>
    `${pressure(pressed)} ${signEn(signIndex)}${relieved(relieving)}`,
  stands_in_house: ({ house, planet }) => `${named(planet)} stands in the ${ordinal(house)}`,
  stands_in_house_with: ({ company, house, planet }) =>
    `${named(planet)} stands in the ${ordinal(house)} with ${namedList(company)}`,
  stands_in_sign: inSign,
  stands_in_water: ({ company, planets }) =>
    `${acting(planets, 'stand', 'stands')} in water with ${namedList(company)}`,
  lord_stands_with: lordWith,
  lord_stands: ({ house, lord, lordHouse }) =>
    `${named(lord)}, lord of the ${ordinal(house)}, stands in the ${ordinal(lordHouse)}`,
  is_lord: ({ house, planet }) => `${named(planet)} is lord of the ${ordinal(house)}`,
  bound_to: ({ house, lord, planet }) => `${named(planet)} is bound to ${named(lord)}, lord of the ${ordinal(house)}`,
};

/** Returns what is seen as it stands within a sentence. */
export function seenText(seen: Fact<SeenFacts>): string {
  return sayIn<SeenFacts, keyof SeenFacts>(SEEN_EN, seen);
}

export const CONDITIONS_EN: Sentences<ConditionWords> = {
  planet_afflicted: ({ by, planet }) => capitalised(`${named(planet)} is joined or aspected by ${anyPlanet(by)}`),
  lord_afflicted: ({ by, house, lord }) =>
    `The lord of the ${ordinal(house)}, ${named(lord)}, is joined or aspected by ${anyPlanet(by)}`,
  house_pressed: ({ by, house }) => `The ${ordinal(house)} house is occupied or aspected by ${anyPlanet(by)}`,
  sign_pressed: ({ by, signIndex }) => `${signEn(signIndex)} is occupied or aspected by ${anyPlanet(by)}`,
  in_houses: ({ houses, planet }) => capitalised(`${named(planet)} stands in ${anyHouse(houses)}`),
  in_houses_with: ({ company, houses, planet }) =>
    capitalised(`${named(planet)} stands in ${anyHouse(houses)} with ${anyPlanet(company)}`),
  in_sign: (placed) => capitalised(inSign(placed)),
  in_water_with: ({ company, planets }) =>
    capitalised(`${anyPlanet(planets)} stands in a sign of water with ${anyPlanet(company)}`),
  lord_in_with: (placed) => capitalised(lordWith(placed)),
  lord_in_houses: ({ house, houses, lord }) =>
    `The lord of the ${ordinal(house)}, ${named(lord)}, stands in ${anyHouse(houses)}`,
  bound_to_lord: ({ house, planet }) =>
    capitalised(`${named(planet)} is, or is bound to, the lord of the ${ordinal(house)}`),
  condition_seen: ({ seen }) => capitalised(seenText(seen)),
};
