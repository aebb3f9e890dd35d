/** The grammar of English sentences: articles, ordinals, lists, dates. Pure, without facts of its own. */
import { NAKSHATRAS } from '../../astro/tables/nakshatras.ts';
import { namedList } from '../../astro/planetWords.ts';
import { PLANETS, type Planet } from '../../astro/tables/planets.ts';
import { SIGNS } from '../../astro/tables/signs.ts';
import { capitalised, countWord } from '../../astro/words.ts';

export { anyOf, capitalised, countWord, listed, orListed, ordinal } from '../../astro/words.ts';
export { named, namedList, placedInSign } from '../../astro/planetWords.ts';

/** Returns a text with a small first letter, to continue a sentence; names of planets and signs keep their capital. */
export function uncapitalised(text: string): string {
  const isName = [...PLANETS, ...SIGNS].some((name) => text.startsWith(name));
  return isName ? text : text.charAt(0).toLowerCase() + text.slice(1);
}

/** Returns a phrase as a sentence, with a capital and a full stop. */
export function sentence(text: string): string {
  return `${capitalised(text)}.`;
}

/** Names up to three planets, and counts more: `the Sun and Mars`, `five planets`. */
export function fewPlanets(planets: readonly Planet[]): string {
  return planets.length > 3 ? `${countWord(planets.length)} planets` : namedList(planets);
}

/** Returns is for one, are for more. */
export const isOrAre = (count: number) => (count === 1 ? 'is' : 'are');

/** Sunday first. */
export const WEEKDAYS_EN = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ');

/** January first. */
export const MONTHS_EN = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

/** In full, January first. */
export const MONTH_NAMES_EN =
  'January February March April May June July August September October November December'.split(' ');

/** Returns the name of a sign by its index, Aries = 0. */
export function signEn(signIndex: number): string {
  return SIGNS[signIndex]!;
}

/** Returns the name of a nakshatra by its index, Ashwini = 0. */
export function nakshatraEn(nakshatraIndex: number): string {
  return NAKSHATRAS[nakshatraIndex]!;
}

/** Returns 15 Jun 1990, from 1990-06-15. */
export function dateEn(isoDate: string): string {
  return `${Number(isoDate.slice(-2))} ${MONTHS_EN[Number(isoDate.slice(-5, -3)) - 1]!} ${Number(isoDate.slice(0, -6))}`;
}

/** Returns 12 Mar 2027 to 4 Nov 2027; one date where a time begins and ends on it. */
export function spanEn({ from, until }: { readonly from: string; readonly until: string }): string {
  return from === until ? dateEn(from) : `${dateEn(from)} to ${dateEn(until)}`;
}

/** Returns 14:30, or on another date than that of the sentence 14:30 on 21 Nov. */
export function clockEn(time: string, isoDate: string | null): string {
  return isoDate === null ? time : `${time} on ${dateEn(isoDate).slice(0, -5)}`;
}
