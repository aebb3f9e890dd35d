/** How well a planet is placed by sign (BPHS 3.49-58). */
import type { Conventions } from '../conventions.ts';
import { compoundRelation, type CompoundRelation, type SignIndexes } from './relationships.ts';
import { DIGNITIES, EXALTED_UP_TO_DEG, NODE_DIGNITIES, type DignityRow } from '../tables/dignities.ts';
import { isNode, type Planet } from '../tables/planets.ts';
import { signLord } from '../tables/signs.ts';
import { nthSignFrom } from '../angle.ts';

export const DIGNITY_GRADES = [
  'exalted',
  'moolatrikona',
  'own',
  'great_friend',
  'friend',
  'neutral',
  'enemy',
  'great_enemy',
  'debilitated',
] as const;
export type Dignity = (typeof DIGNITY_GRADES)[number];

type NodeExaltation = Conventions['nodeExaltation'];

/** Tells whether a planet has strength of its own from its sign: exalted, in moolatrikona or at home. */
export function isStrongBySign(dignity: Dignity): boolean {
  return dignity === 'exalted' || dignity === 'moolatrikona' || dignity === 'own';
}

/** Tells whether a planet is at ease in its sign: strong by it, or the guest of a friend, great or not. */
export function isFriendlyOrBetter(dignity: Dignity): boolean {
  return isStrongBySign(dignity) || dignity === 'friend' || dignity === 'great_friend';
}

/** Tells whether a planet is the guest of an enemy, great or not. */
export function isWithEnemy(dignity: Dignity): boolean {
  return dignity === 'enemy' || dignity === 'great_enemy';
}

/** Returns the signs of a planet's dignities; those of the nodes follow the chosen tradition. */
export function dignityRow(planet: Planet, nodeExaltation: NodeExaltation): DignityRow {
  return isNode(planet) ? NODE_DIGNITIES[nodeExaltation][planet] : DIGNITIES[planet];
}

/** Tells whether a planet stands in its sign of exaltation, whatever the degree: the test of yogas. */
export function isSignExalted(planet: Planet, signIndex: number, nodeExaltation: NodeExaltation): boolean {
  return dignityRow(planet, nodeExaltation).exaltedSign === signIndex;
}

/** Tells whether a planet stands in its sign of debilitation, opposite exaltation. */
export function isSignDebilitated(planet: Planet, signIndex: number, nodeExaltation: NodeExaltation): boolean {
  return nthSignFrom(dignityRow(planet, nodeExaltation).exaltedSign, 7) === signIndex;
}

/** Tells whether a planet owns a sign; for a node, one that the chosen tradition gives it. */
export function isOwnSign(planet: Planet, signIndex: number, nodeExaltation: NodeExaltation): boolean {
  return dignityRow(planet, nodeExaltation).ownSigns.includes(signIndex);
}

/**
 * Returns the dignity of a planet at a place.
 *
 * Debilitation goes before exaltation, that before moolatrikona, own sign, and the compound friendship with the
 * lord of the sign. The Moon is exalted in the first 3 degrees of Taurus and Mercury in the first 15 of Virgo only;
 * the other planets in the whole sign.
 */
export function dignityAt(
  planet: Planet,
  place: { readonly signIndex: number; readonly degreeInSign: number },
  signs: SignIndexes,
  nodeExaltation: NodeExaltation,
): Dignity {
  const { signIndex, degreeInSign } = place;
  const row = dignityRow(planet, nodeExaltation);
  if (isSignDebilitated(planet, signIndex, nodeExaltation)) return 'debilitated';
  if (row.exaltedSign === signIndex && degreeInSign < (EXALTED_UP_TO_DEG[planet] ?? 30)) return 'exalted';
  const inMoolatrikona = degreeInSign >= row.moolatrikonaFromDeg && degreeInSign < row.moolatrikonaToDeg;
  if (row.moolatrikonaSign === signIndex && inMoolatrikona) return 'moolatrikona';
  if (row.ownSigns.includes(signIndex)) return 'own';
  return relationToSignLord(planet, signIndex, signs);
}

/**
 * Returns the dignity of a planet in a sign whose degrees do not count: that of every varga but the birth chart.
 *
 * Saptavargaja and vimsopaka bala grant moolatrikona by degree in the birth chart alone (BPHS 27.2-4).
 */
export function signDignity(
  planet: Planet,
  signIndex: number,
  signs: SignIndexes,
  nodeExaltation: NodeExaltation,
): Dignity {
  const row = dignityRow(planet, nodeExaltation);
  if (isSignDebilitated(planet, signIndex, nodeExaltation)) return 'debilitated';
  if (row.exaltedSign === signIndex) return 'exalted';
  if (row.ownSigns.includes(signIndex)) return 'own';
  return row.moolatrikonaSign === signIndex ? 'moolatrikona' : relationToSignLord(planet, signIndex, signs);
}

/** Returns the compound friendship of a planet with the lord of a sign, or `own`. */
export function relationToSignLord(planet: Planet, signIndex: number, signs: SignIndexes): CompoundRelation | 'own' {
  const lord = signLord(signIndex);
  return lord === planet ? 'own' : compoundRelation(planet, lord, signs);
}
