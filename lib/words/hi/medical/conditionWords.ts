/** Conditions of health indications, and what is seen where they hold, in Hindi: clauses without a full stop. */
import type { Fact } from '../../../astro/factsOf.ts';
import type { SeenFacts } from '../../../astro/judgement/medical/conditionFacts.ts';
import type { Planet } from '../../../astro/tables/planets.ts';
import type { ConditionWords } from '../../facts/medical.ts';
import { sayIn } from '../../say.ts';
import type { Sentences } from '../../sentences.ts';
import { eitherHi, inHouse, inSign, isOrAre, lordShort, planetHi, planetsHi, rankOblique, signHi } from '../grammar.ts';
import { onHouseHi } from './planetClauses.ts';

const anyPlanet = (planets: readonly Planet[]) => eitherHi(planets.map(planetHi));
const anyHouse = (houses: readonly number[]) => `${eitherHi(houses.map(rankOblique))} भाव में`;
const relieved = (by: readonly Planet[]) => (by.length === 0 ? '' : `, पर ${planetsHi(by)} से राहत है`);

function pressure(
  where: string,
  { aspecting, inside }: Pick<SeenFacts['pressed_sign'], 'aspecting' | 'inside'>,
): string {
  const sits = inside.length > 0 ? `${where} में ${planetsHi(inside)} ${isOrAre(inside.length)}` : '';
  const looks = aspecting.length > 0 ? `${where} पर ${planetsHi(aspecting)} की दृष्टि है` : '';
  return [sits, looks].filter((text) => text !== '').join(' और ');
}

const houseName = (house: number) => (house === 1 ? 'लग्न' : `${rankOblique(house)} भाव`);

const SEEN: Sentences<SeenFacts> = {
  pressed_planet: ({ planet, pressing, relieving }) =>
    `${planetHi(planet)} पर ${planetsHi(pressing)} का दबाव है${relieved(relieving)}`,
  pressed_lord: ({ house, lord, pressing, relieving }) =>
    `${lordShort(house)} ${planetHi(lord)} पर ${planetsHi(pressing)} का दबाव है${relieved(relieving)}`,
  pressed_house: ({ house, relieving, ...pressed }) => `${pressure(houseName(house), pressed)}${relieved(relieving)}`,
  pressed_sign: ({ relieving, signIndex, ...pressed }) =>
    `${pressure(`${signHi(signIndex)} राशि`, pressed)}${relieved(relieving)}`,
  stands_in_house: ({ house, planet }) => `${planetHi(planet)} ${inHouse(house)} है`,
  stands_in_house_with: ({ company, house, planet }) =>
    `${planetHi(planet)} ${planetsHi(company)} के साथ ${inHouse(house)} है`,
  stands_in_sign: ({ planet, signIndex }) => `${planetHi(planet)} ${inSign(signIndex)} है`,
  stands_in_water: ({ company, planets }) =>
    `${planetsHi(planets)} ${planetsHi(company)} के साथ जल राशि में ${isOrAre(planets.length)}`,
  lord_stands_with: ({ company, house, lord, lordHouse }) =>
    `${lordShort(house)} ${planetHi(lord)} ${planetHi(company)} के साथ ${inHouse(lordHouse)} है`,
  lord_stands: ({ house, lord, lordHouse }) => `${lordShort(house)} ${planetHi(lord)} ${inHouse(lordHouse)} है`,
  is_lord: ({ house, planet }) => `${planetHi(planet)} ${lordShort(house)} है`,
  bound_to: ({ house, lord, planet }) => `${planetHi(planet)} का ${lordShort(house)} ${planetHi(lord)} से संबंध है`,
};

/** Returns what is seen as a clause. */
export function seenHi(seen: Fact<SeenFacts>): string {
  return sayIn<SeenFacts, keyof SeenFacts>(SEEN, seen);
}

export const CONDITIONS_HI: Sentences<ConditionWords> = {
  planet_afflicted: ({ by, planet }) => `${planetHi(planet)} पर ${anyPlanet(by)} की युति या दृष्टि`,
  lord_afflicted: ({ by, house, lord }) => `${lordShort(house)} ${planetHi(lord)} पर ${anyPlanet(by)} की युति या दृष्टि`,
  house_pressed: ({ by, house }) => `${onHouseHi(house)} ${anyPlanet(by)} का प्रभाव`,
  sign_pressed: ({ by, signIndex }) => `${signHi(signIndex)} राशि पर ${anyPlanet(by)} का प्रभाव`,
  in_houses: ({ houses, planet }) => `${planetHi(planet)} ${anyHouse(houses)}`,
  in_houses_with: ({ company, houses, planet }) =>
    `${planetHi(planet)} ${anyPlanet(company)} के साथ ${anyHouse(houses)}`,
  in_sign: ({ planet, signIndex }) => `${planetHi(planet)} ${inSign(signIndex)}`,
  in_water_with: ({ company, planets }) => `${anyPlanet(planets)} ${anyPlanet(company)} के साथ जल राशि में`,
  lord_in_with: ({ company, house, lord, lordHouse }) =>
    `${lordShort(house)} ${planetHi(lord)} और ${planetHi(company)} ${inHouse(lordHouse)}`,
  lord_in_houses: ({ house, houses, lord }) => `${lordShort(house)} ${planetHi(lord)} ${anyHouse(houses)}`,
  bound_to_lord: ({ house, planet }) => `${planetHi(planet)} का ${lordShort(house)} होना या उससे संबंध`,
  condition_seen: ({ seen }) => seenHi(seen),
};
