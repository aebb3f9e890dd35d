/** Friendship between planets in three kinds: natural, temporary, compound (BPHS 3.55-58). */
import { countFrom } from '../angle.ts';
import type { Planet } from '../tables/planets.ts';
import { naturalRelation } from '../tables/relationships.ts';

export type TemporaryRelation = 'friend' | 'enemy';
export type CompoundRelation = 'great_friend' | 'friend' | 'neutral' | 'enemy' | 'great_enemy';

/** Signs of the planets by index: all that friendship needs of a chart. */
export type SignIndexes = Readonly<Record<Planet, number>>;

const TEMPORARY_FRIEND_PLACES = [2, 3, 4, 10, 11, 12];

const COMPOUND = {
  friend: { friend: 'great_friend', enemy: 'neutral' },
  neutral: { friend: 'friend', enemy: 'enemy' },
  enemy: { friend: 'neutral', enemy: 'great_enemy' },
} as const;

/** Returns the temporary friendship: a planet in the 2nd, 3rd, 4th, 10th, 11th or 12th sign from the subject is a friend. */
export function temporaryRelation(subjectSign: number, otherSign: number): TemporaryRelation {
  return TEMPORARY_FRIEND_PLACES.includes(countFrom(subjectSign, otherSign)) ? 'friend' : 'enemy';
}

/** Returns natural and temporary friendship taken together; always counted in the birth chart, also for vargas. */
export function compoundRelation(subject: Planet, other: Planet, signs: SignIndexes): CompoundRelation {
  return COMPOUND[naturalRelation(subject, other)][temporaryRelation(signs[subject], signs[other])];
}
