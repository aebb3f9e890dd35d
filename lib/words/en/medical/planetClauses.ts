/** What is found of a planet for health, as English clauses: `who` is its name, or `it` where the sentence has named it. */
import type { Fact, FactOf } from '../../../astro/factsOf.ts';
import type { HousePlace, StrengthTypeFacts, WeaknessTypeFacts } from '../../../astro/judgement/medical/planetFacts.ts';
import { NODE_ORB_DEG } from '../../../astro/judgement/medical/weights.ts';
import { isNode, type Planet } from '../../../astro/tables/planets.ts';
import { listed, named, namedList, ordinal, placedInSign } from '../grammar.ts';

type Clauses<Facts> = { readonly [Id in keyof Facts]: (args: Facts[Id], who: string) => string };

function clauseOf<Facts, Id extends keyof Facts>(
  clauses: Clauses<Facts>,
  { args, id }: FactOf<Facts, Id>,
  who: string,
): string {
  return clauses[id](args, who);
}

/** Returns a type of weakness as a clause. */
export function weaknessClause(type: Fact<WeaknessTypeFacts>, who: string): string {
  return clauseOf<WeaknessTypeFacts, keyof WeaknessTypeFacts>(WEAKNESS_TYPES, type, who);
}

/** Returns a type of strength as a clause. */
export function strengthClause(type: Fact<StrengthTypeFacts>, who: string): string {
  return clauseOf<StrengthTypeFacts, keyof StrengthTypeFacts>(STRENGTH_TYPES, type, who);
}

/** Returns the name of the planet that a type is of, as it stands in a sentence. */
export function ownerOf({ args }: Fact<WeaknessTypeFacts> | Fact<StrengthTypeFacts>): string {
  return named(args.planet);
}

/** Returns planets with the verb in its number: `Mars and Saturn press`. */
export function acting(planets: readonly Planet[], many: string, one: string): string {
  return `${namedList(planets)} ${planets.length > 1 ? many : one}`;
}

const WEAKNESS_TYPES: Clauses<WeaknessTypeFacts> = {
  debilitated: ({ isMet, signIndex }, who) =>
    isMet ? `${who} is ${placedInSign('debilitated', signIndex)}` : `${who} is not debilitated`,
  combust: ({ isMet, separationDeg }, who) =>
    isMet ? `${who} is combust, ${separationDeg.toFixed(1)}° from the Sun` : `${who} is not combust`,
  enemy_sign: ({ dignity, isMet, signIndex }, who) =>
    isMet ? `${who} stands ${placedInSign(dignity, signIndex)}` : `${who} is in no enemy’s sign`,
  functional_malefic: ({ nature }, who) => `${who} is a functional ${nature} for the rising sign`,
  dusthana_lord: ({ houses }, who) =>
    houses.length > 0 ? `${who} owns the ${listed(houses.map(ordinal))}` : `${who} owns none of the 6th, 8th and 12th`,
  dusthana_placement: ({ house, isMet }, who) =>
    `${who} stands in the ${ordinal(house)}${isMet ? '' : ', no house of illness or loss'}`,
  no_directional_strength: ({ house, isMet }, who) =>
    house === null
      ? `${who} is not judged by direction`
      : `${who} ${isMet ? 'stands' : 'does not stand'} in the ${ordinal(house)}, where it has no strength by direction`,
  malefic_influence: ({ by }, who) =>
    by.length > 0
      ? `${acting(by, 'press', 'presses')} on ${who} by company or aspect`
      : `no malefic joins or aspects ${who}`,
  near_node: ({ held, planet }, who) =>
    held === null
      ? `${who} is not within ${NODE_ORB_DEG}° of ${isNode(planet) ? 'the other node' : 'a node'}`
      : `${who} stands ${held.separationDeg.toFixed(1)}° from ${held.node}`,
  retrograde_malefic: ({ isMet }, who) =>
    isMet ? `${who}, a malefic, is retrograde` : `${who} is no retrograde malefic`,
  house_junction: ({ distanceDeg, isMet }, who) =>
    `${who} stands ${isMet ? 'near the border' : 'within the body'} of its house, ${distanceDeg.toFixed(1)}° from its middle`,
};

const HOUSE_PLACES: Readonly<Record<HousePlace, string>> = {
  kendra: 'a kendra',
  trikona: 'a trikona',
  kendra_and_trikona: 'a kendra and a trikona',
  warding: 'where a malefic wards off illness',
  neither: 'neither kendra nor trikona',
};

const STRENGTH_TYPES: Clauses<StrengthTypeFacts> = {
  dignity: ({ dignity, signIndex }, who) => `${who} stands ${placedInSign(dignity, signIndex)}`,
  raised_fall: ({ count }, who) =>
    count === null
      ? `${who} has no fall that could be raised`
      : `${count} of 5 conditions of neecha bhanga ${count === 1 ? 'holds' : 'hold'} for ${who}`,
  directional_strength: ({ house, isMet }, who) =>
    house === null
      ? `${who} is not judged by direction`
      : `${who} ${isMet ? 'stands' : 'does not stand'} in the ${ordinal(house)}, its house of full strength by direction (digbala)`,
  vargottama: ({ isMet }, who) => `${who} ${isMet ? 'keeps' : 'does not keep'} its sign in the navamsa (vargottama)`,
  strong_dispositor: ({ dignity, dispositor, isMet, planet, signIndex }, who) =>
    dispositor === planet
      ? `${who} is at home`
      : `${who} ${isMet ? 'is' : 'is not'} the guest of a lord strong by sign (${named(dispositor)} ${placedInSign(dignity, signIndex)})`,
  well_housed: ({ house, place }, who) => `${who} stands in the ${ordinal(house)}, ${HOUSE_PLACES[place]}`,
  benefic_influence: ({ by }, who) =>
    by.length > 0
      ? `${acting(by, 'support', 'supports')} ${who} by company or aspect`
      : `no benefic joins or aspects ${who}`,
  shadbala: ({ ratio }, who) =>
    ratio === null
      ? `${who} is not judged by shadbala`
      : `${who} has ${ratio.toFixed(2)} times the shadbala that it needs`,
};
