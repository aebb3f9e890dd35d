/** Natural friendship: BPHS 3.55 for the seven; the rows of the nodes follow common Parashari practice. */
import type { Planet } from './planets.ts';

export type NaturalRelation = 'friend' | 'neutral' | 'enemy';

const FRIENDS: Readonly<Record<Planet, readonly Planet[]>> = {
  Sun: ['Moon', 'Mars', 'Jupiter'],
  Moon: ['Sun', 'Mercury'],
  Mars: ['Sun', 'Moon', 'Jupiter'],
  Mercury: ['Sun', 'Venus'],
  Jupiter: ['Sun', 'Moon', 'Mars'],
  Venus: ['Mercury', 'Saturn'],
  Saturn: ['Mercury', 'Venus'],
  Rahu: ['Venus', 'Saturn', 'Mercury'],
  Ketu: ['Mars', 'Venus', 'Saturn'],
};

const ENEMIES: Readonly<Record<Planet, readonly Planet[]>> = {
  Sun: ['Venus', 'Saturn'],
  Moon: [],
  Mars: ['Mercury'],
  Mercury: ['Moon'],
  Jupiter: ['Mercury', 'Venus'],
  Venus: ['Sun', 'Moon'],
  Saturn: ['Sun', 'Moon', 'Mars'],
  Rahu: ['Sun', 'Moon', 'Mars'],
  Ketu: ['Sun', 'Moon'],
};

/** No text has the friendship of planets for the nodes; practice treats Rahu as Saturn and Ketu as Mars. */
const SEEN_AS: Readonly<Partial<Record<Planet, Planet>>> = { Rahu: 'Saturn', Ketu: 'Mars' };

/** Returns the natural friendship of `subject` for another planet. */
export function naturalRelation(subject: Planet, other: Planet): NaturalRelation {
  const seen = SEEN_AS[other] ?? other;
  // Saturn meets its own likeness in Rahu, and Mars in Ketu.
  if (seen === subject || FRIENDS[subject].includes(seen)) return 'friend';
  return ENEMIES[subject].includes(seen) ? 'enemy' : 'neutral';
}
