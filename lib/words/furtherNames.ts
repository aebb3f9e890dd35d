/** Names in the languages that have no sentences yet; loaded by the first request for one of them. */
import { NAKSHATRAS } from '../astro/tables/nakshatras.ts';
import { PLANETS } from '../astro/tables/planets.ts';
import { SIGNS } from '../astro/tables/signs.ts';
import { memoizedEach } from '../astro/memoized.ts';
import { NAMES_BN } from './bn/nameTable.ts';
import { NAMES_GU } from './gu/nameTable.ts';
import { NAMES_HI } from './hi/nameTable.ts';
import { NAMES_KN } from './kn/nameTable.ts';
import type { FurtherLanguage } from './language.ts';
import { NAMES_MR } from './mr/nameTable.ts';
import { dictionaryOf, wordsOf, type NameTable } from './nameTable.ts';
import { namesIn, type Names } from './names.ts';
import { NAMES_TA } from './ta/nameTable.ts';
import { NAMES_TE } from './te/nameTable.ts';
import { TERMS } from './terms.ts';

const TABLES: Readonly<Record<FurtherLanguage, NameTable>> = {
  mr: NAMES_MR,
  gu: NAMES_GU,
  bn: NAMES_BN,
  ta: NAMES_TA,
  te: NAMES_TE,
  kn: NAMES_KN,
};

/** Returns the display names of a language; a word that it lacks is English. */
export const furtherNames: (language: FurtherLanguage) => Names = memoizedEach((language: FurtherLanguage): Names => {
  const table = TABLES[language];
  const dictionary = dictionaryOf(NAMES_HI, table);
  const [planets, signs, nakshatras] = [wordsOf(table.planets), wordsOf(table.signs), wordsOf(table.nakshatras)];
  return {
    ...namesIn('en'),
    language,
    bodyLabels: wordsOf(table.bodyLabels),
    planet: (planet) => planets[PLANETS.indexOf(planet)]!,
    sign: (signIndex) => signs[signIndex] ?? SIGNS[signIndex]!,
    nakshatra: (nakshatraIndex) => nakshatras[nakshatraIndex] ?? NAKSHATRAS[nakshatraIndex]!,
    term: (term) => dictionary.get(`terms ${term}`) ?? TERMS[term][0],
    of: ({ name, sanskrit }, kind) => dictionary.get(kind ? `${kind} ${sanskrit}` : sanskrit) ?? name,
  };
});
