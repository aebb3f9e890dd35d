/** Phrases that sentences of the divisional charts share in English. */
import type { Dignity } from '../../../astro/planet/dignity.ts';
import { SHASHTIAMSHAS, type Shashtiamsha } from '../../../astro/varga/tables/shashtiamshas.ts';
import { ordinal } from '../grammar.ts';

const DIGNITY_PHRASES: Readonly<Record<Dignity, string>> = {
  exalted: 'exalted',
  moolatrikona: 'in its moolatrikona sign',
  own: 'in its own sign',
  great_friend: 'in a great friend’s sign',
  friend: 'in a friend’s sign',
  neutral: 'in a neutral sign',
  enemy: 'in an enemy’s sign',
  great_enemy: 'in a great enemy’s sign',
  debilitated: 'debilitated',
};

/** Returns a dignity as it follows the name of a planet: `in its own sign`. */
export function dignityPhrase(dignity: Dignity): string {
  return DIGNITY_PHRASES[dignity];
}

/** Returns a shashtiamsha by its number, 1 to 60. */
export function shashtiamshaOf(number: number): Shashtiamsha {
  return SHASHTIAMSHAS[number - 1]!;
}

/** What works through a house, the 1st first. */
const HOUSE_THEMES = [
  'personal initiative',
  'family, speech and savings',
  'effort, skill and siblings',
  'home and inner ease',
  'talent, advice and children',
  'service, discipline and competition',
  'partners and agreements',
  'change, research and shared means',
  'teachers, fortune and faith',
  'work and public life',
  'friends, networks and gains',
  'retreat, distance and giving',
] as const;

/** Returns what works through a house, 1 to 12; interpretive. */
export function houseTheme(house: number): string {
  return HOUSE_THEMES[house - 1]!;
}

/** Returns the name of a house, 1 to 12, for a sentence: `the 5th house`. */
export function houseName(house: number): string {
  return `the ${ordinal(house)} house`;
}
