/** The words that the report itself writes: their shapes may be cached, those of a caller's words may not. */
import { KARANAS, NITYA_YOGAS, PAKSHAS, TITHIS, VARAS } from '../astro/tables/panchang.ts';
import { NAKSHATRAS } from '../astro/tables/nakshatras.ts';
import { PLANETS } from '../astro/tables/planets.ts';
import { SIGNS } from '../astro/tables/signs.ts';
import { MONTHS_EN } from '../words/en/grammar.ts';
import { MONTHS_HI } from '../words/hi/vocabulary.ts';
import { LANGUAGES, namesIn, type Names } from '../words/names.ts';
import { TERMS, type Term } from '../words/terms.ts';
import { HOUSE_TOPICS } from '../astro/tables/houses.ts';
import { WORDS } from './tables/words.ts';

let words: ReadonlySet<string> | undefined;

/** Tells whether a word, with or without a space after it, is one of the report's own. */
export function isOwnWord(word: string): boolean {
  return (words ??= ownWords()).has(word.trimEnd());
}

function ownWords(): Set<string> {
  const texts = [
    ...Object.values(WORDS).flat(),
    ...HOUSE_TOPICS.map(({ area }) => area.hi),
    ...MONTHS_EN,
    ...MONTHS_HI,
    ...LANGUAGES.flatMap((lang) => namesOf(namesIn(lang))),
  ];
  return new Set(texts.flatMap((text) => text.split(/[ ,:]+/)));
}

function namesOf(names: Names): string[] {
  return [
    ...PLANETS.map((planet) => names.planet(planet)),
    ...SIGNS.map((_, index) => names.sign(index)),
    ...NAKSHATRAS.map((_, index) => names.nakshatra(index)),
    ...Object.keys(TERMS).map((term) => names.term(term as Term)),
    ...[...TITHIS, ...NITYA_YOGAS, ...KARANAS, ...VARAS, ...Object.values(PAKSHAS)].map((row) => names.of(row)),
  ];
}
