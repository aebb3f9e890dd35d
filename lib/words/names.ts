/** Display names. Ids never change with the language; names do. */
import type { Bilingual } from '../astro/bilingual.ts';
import { NAKSHATRAS } from '../astro/tables/nakshatras.ts';
import type { Planet } from '../astro/tables/planets.ts';
import { SIGNS } from '../astro/tables/signs.ts';
import { NAKSHATRAS_HI, PLANETS_HI, SIGNS_HI } from './hi/vocabulary.ts';
import type { Language } from './language.ts';
import { TERMS, type Term } from './terms.ts';

export { LANGUAGES, type Language } from './language.ts';

/** Returns the wire id of an English name: `Purva Phalguni` is `purva_phalguni`. */
export function wireId(name: string): string {
  return name.toLowerCase().replaceAll(' ', '_');
}

/** A row of a table with both names. */
export interface Named {
  readonly name: string;
  readonly sanskrit: string;
}

export interface Names {
  readonly lang: Language;
  planet(planet: Planet): string;
  /** By index, Aries = 0. */
  sign(signIndex: number): string;
  /** By index, Ashwini = 0. */
  nakshatra(nakshatraIndex: number): string;
  term(term: Term): string;
  of(row: Named): string;
  /** A fixed text of a rule or a table. */
  text(text: Bilingual): string;
  texts(texts: readonly Bilingual[]): string[];
}

const NAMES: Readonly<Record<Language, Names>> = {
  en: {
    lang: 'en',
    planet: (planet) => planet,
    sign: (signIndex) => SIGNS[signIndex]!,
    nakshatra: (nakshatraIndex) => NAKSHATRAS[nakshatraIndex]!,
    term: (term) => TERMS[term][0],
    of: ({ name }) => name,
    text: ({ en }) => en,
    texts: (texts) => texts.map(({ en }) => en),
  },
  hi: {
    lang: 'hi',
    planet: (planet) => PLANETS_HI[planet],
    sign: (signIndex) => SIGNS_HI[signIndex]!,
    nakshatra: (nakshatraIndex) => NAKSHATRAS_HI[nakshatraIndex]!,
    term: (term) => TERMS[term][1],
    of: ({ sanskrit }) => sanskrit,
    text: ({ hi }) => hi,
    texts: (texts) => texts.map(({ hi }) => hi),
  },
};

/** Returns the display names of a language. */
export function namesIn(lang: Language): Names {
  return NAMES[lang];
}
