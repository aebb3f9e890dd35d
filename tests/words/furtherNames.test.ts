/** Names in the languages that have no sentences yet. */
import { describe, expect, test } from '@jest/globals';
import { DEITIES } from '../../lib/astro/tables/deities.ts';
import { CHOGHADIYAS, KAALS } from '../../lib/astro/tables/dayParts.ts';
import { ANANDADI_YOGAS } from '../../lib/astro/tables/anandadi.ts';
import { TITHI_GROUPS } from '../../lib/astro/tables/elementQualities.ts';
import { AYANAS, LUNAR_MONTHS, SEASONS } from '../../lib/astro/tables/lunarMonths.ts';
import { GANAS, NADIS, NAKSHATRA_TYPES, YONIS } from '../../lib/astro/tables/nakshatraQualities.ts';
import { KARANAS, NITYA_YOGAS, PAKSHAS, TITHIS, VARAS } from '../../lib/astro/tables/panchang.ts';
import { PLANETS } from '../../lib/astro/tables/planets.ts';
import { SAMVATSARAS } from '../../lib/astro/tables/samvatsaras.ts';
import { NAMES_BN } from '../../lib/words/bn/nameTable.ts';
import { furtherNames } from '../../lib/words/furtherNames.ts';
import { NAMES_GU } from '../../lib/words/gu/nameTable.ts';
import { NAMES_HI } from '../../lib/words/hi/nameTable.ts';
import { NAMES_KN } from '../../lib/words/kn/nameTable.ts';
import { FURTHER_LANGUAGES } from '../../lib/words/language.ts';
import { NAMES_MR } from '../../lib/words/mr/nameTable.ts';
import { wordsOf, type NameTable } from '../../lib/words/nameTable.ts';
import type { Named } from '../../lib/words/names.ts';
import { NAMES_TA } from '../../lib/words/ta/nameTable.ts';
import { NAMES_TE } from '../../lib/words/te/nameTable.ts';
import { TERMS, type Term } from '../../lib/words/terms.ts';

const TABLES = { mr: NAMES_MR, gu: NAMES_GU, bn: NAMES_BN, ta: NAMES_TA, te: NAMES_TE, kn: NAMES_KN };
const SCRIPTS = {
  mr: /^[\p{Script=Devanagari} ]+$/u,
  gu: /^[\p{Script=Gujarati} ]+$/u,
  bn: /^[\p{Script=Bengali} ]+$/u,
  ta: /^[\p{Script=Tamil} ]+$/u,
  te: /^[\p{Script=Telugu} ]+$/u,
  kn: /^[\p{Script=Kannada} ]+$/u,
};

const lists = Object.keys(NAMES_HI) as (keyof NameTable)[];

describe.each(FURTHER_LANGUAGES)('%s', (language) => {
  const table = TABLES[language];
  const names = furtherNames(language);

  test('each list has a word for each word in Devanagari', () => {
    const counts = (of: NameTable) => lists.map((list) => [list, wordsOf(of[list]).length]);
    expect(counts(table)).toEqual(counts(NAMES_HI));
  });

  test('words are in the script of the language and composed', () => {
    const words = lists.flatMap((list) => wordsOf(table[list]));
    expect(words.filter((word) => !SCRIPTS[language].test(word) || word !== word.normalize('NFC'))).toEqual([]);
  });

  test('every name of the panchang and every term is found', () => {
    const rows: readonly Named[] = [
      ...[TITHIS, NITYA_YOGAS, KARANAS, VARAS, LUNAR_MONTHS, SEASONS, TITHI_GROUPS, ANANDADI_YOGAS].flat(),
      ...[DEITIES, AYANAS, GANAS, NADIS, NAKSHATRA_TYPES, YONIS, KAALS].flatMap((of) => Object.values<Named>(of)),
    ];
    const missing = rows.filter((row) => !SCRIPTS[language].test(names.of(row))).map(({ name }) => name);
    const kinds = [
      ...SAMVATSARAS.map((row) => names.of(row, 'samvatsaras')),
      ...Object.values(PAKSHAS).map((row) => names.of(row, 'pakshas')),
      ...CHOGHADIYAS.map((row) => names.of(row, 'choghadiyas')),
      ...(Object.keys(TERMS) as Term[]).map((term) => names.term(term)),
    ].filter((word) => !SCRIPTS[language].test(word));
    expect([...missing, ...kinds]).toEqual([]);
  });

  test('weekdays are those of Unicode CLDR, planets those they are named for where the language names them so', () => {
    const ofDay = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' });
    // 4 January 1970 was a Sunday.
    const days = VARAS.map((_, day) => ofDay.format(Date.UTC(1970, 0, 4 + day)).normalize('NFC'));
    const named = VARAS.map((row) => names.of(row));
    // Tamil almanacs add the word for day.
    const stems = (words: string[]) => words.map((word) => (language === 'ta' ? word.slice(0, 3) : word));
    expect(stems(named)).toEqual(stems(days));
    expect(new Set(PLANETS.map((planet) => names.planet(planet))).size).toBe(9);
  });
});

// Names as printed on almanacs of each language.
test.each([
  ['ta', 'Moon', 'சந்திரன்', 3, 'ரோகிணி', 'வளர்பிறை'],
  ['te', 'Mars', 'కుజుడు', 3, 'రోహిణి', 'శుక్ల పక్షం'],
  ['bn', 'Jupiter', 'বৃহস্পতি', 3, 'রোহিণী', 'শুক্লপক্ষ'],
  ['kn', 'Sun', 'ಸೂರ್ಯ', 3, 'ರೋಹಿಣಿ', 'ಶುಕ್ಲ ಪಕ್ಷ'],
] as const)('%s: %s is %s', (language, planet, name, nakshatraIndex, nakshatra, paksha) => {
  const names = furtherNames(language);
  expect([names.planet(planet), names.nakshatra(nakshatraIndex), names.of(PAKSHAS.shukla, 'pakshas')]).toEqual([
    name,
    nakshatra,
    paksha,
  ]);
});
