/** The grammar and vocabulary of Hinglish, which is Hindi in Latin letters; its dates are those of English. */
import type { Planet } from '../../astro/tables/planets.ts';

export { capitalised } from '../../astro/words.ts';
export { dateEn } from '../en/grammar.ts';

const PLANETS: Readonly<Record<Planet, string>> = {
  Sun: 'Surya',
  Moon: 'Chandrama',
  Mars: 'Mangal',
  Mercury: 'Budh',
  Jupiter: 'Guru',
  Venus: 'Shukra',
  Saturn: 'Shani',
  Rahu: 'Rahu',
  Ketu: 'Ketu',
};

/** Aries first. */
export const SIGNS_HINGLISH = 'Mesh Vrishabh Mithun Kark Singh Kanya Tula Vrishchik Dhanu Makar Kumbh Meen'.split(' ');

/** Sunday first. */
export const WEEKDAYS_HINGLISH = 'Ravivar Somvar Mangalvar Budhvar Guruvar Shukravar Shanivar'.split(' ');

/** Mahadasha first. */
export const DASHA_LEVELS_HINGLISH = ['mahadasha', 'antardasha', 'pratyantardasha', 'sookshma dasha', 'pran dasha'];

/** Ranks of houses before bhav mein, the 1st first. */
export const RANKS_HINGLISH =
  'pehle doosre teesre chauthe paanchven chhathe saatven aathven nauven dasven gyarahven barahven'.split(' ');

/** Joins items as a sentence does: a, b aur c. */
export function listHinglish(items: readonly string[]): string {
  return items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} aur ${items.at(-1)!}`;
}

/** Returns the name of a planet. */
export function planetHinglish(planet: Planet): string {
  return PLANETS[planet];
}

/** Joins the names of planets: Surya, Chandrama aur Mangal. */
export function planetsHinglish(planets: readonly Planet[]): string {
  return listHinglish(planets.map(planetHinglish));
}
