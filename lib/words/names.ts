/** Display names. Ids never change with the language; names do. */
import type { Bilingual } from '../astro/bilingual.ts';
import { NAKSHATRAS } from '../astro/tables/nakshatras.ts';
import type { Planet } from '../astro/tables/planets.ts';
import { SIGNS } from '../astro/tables/signs.ts';
import { NAKSHATRAS_HI, PLANETS_HI, SIGNS_HI } from './hi/vocabulary.ts';
import { LANGUAGES, type Language, type NameLanguage } from './language.ts';
import type { NameKind } from './nameTable.ts';
import { TERMS, type Term } from './terms.ts';

export { LANGUAGES, type Language, type NameLanguage } from './language.ts';

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
  /** The language of sentences. */
  readonly lang: Language;
  /** The language of names: that of sentences, or a further one. */
  readonly language: NameLanguage;
  planet(planet: Planet): string;
  /** By index, Aries = 0. */
  sign(signIndex: number): string;
  /** By index, Ashwini = 0. */
  nakshatra(nakshatraIndex: number): string;
  term(term: Term): string;
  /** @param kind where the word has another meaning elsewhere */
  of(row: Named, kind?: NameKind): string;
  /** A fixed text of a rule or a table. */
  text(text: Bilingual): string;
  texts(texts: readonly Bilingual[]): string[];
  /** Short labels of the nine planets and the ascendant, Sun first, as a chart shows them. */
  readonly bodyLabels: readonly string[];
}

const SENTENCE_NAMES: Readonly<Record<Language, Names>> = {
  en: {
    lang: 'en',
    bodyLabels: 'Su Mo Ma Me Ju Ve Sa Ra Ke As'.split(' '),
    language: 'en',
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
    bodyLabels: 'सू चं मं बु गु शु श रा के ल'.split(' '),
    language: 'hi',
    planet: (planet) => PLANETS_HI[planet],
    sign: (signIndex) => SIGNS_HI[signIndex]!,
    nakshatra: (nakshatraIndex) => NAKSHATRAS_HI[nakshatraIndex]!,
    term: (term) => TERMS[term][1],
    of: ({ sanskrit }) => sanskrit,
    text: ({ hi }) => hi,
    texts: (texts) => texts.map(({ hi }) => hi),
  },
};

const known = new Map<NameLanguage, Names>(LANGUAGES.map((lang) => [lang, SENTENCE_NAMES[lang]]));

/** Adds the names of a further language, which are loaded when first asked for. */
export function addNames(names: Names): void {
  known.set(names.language, names);
}

/** Tells whether the names of a language are loaded. */
export function hasNames(language: NameLanguage): boolean {
  return known.has(language);
}

/** Returns the display names of a language; those of a further one must have been added. */
export function namesIn(language: NameLanguage): Names {
  return known.get(language)!;
}
