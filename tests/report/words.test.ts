import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { LANGUAGES } from '../../lib/words/names.ts';
import { covers } from '../../lib/typesetting/fonts.ts';
import { runsOf } from '../../lib/typesetting/runs.ts';
import { HINDI_AYANAMSAS, HOUSE_SYSTEM_NAMES, NODE_NAMES, SUNRISES } from '../../lib/words/report/conventionNames.ts';
import { WARNING_NOTES } from '../../lib/words/report/notes.ts';
import { MONTHS_EN } from '../../lib/words/en/grammar.ts';
import { MONTHS_HI } from '../../lib/words/hi/vocabulary.ts';
import { WORDS } from '../../lib/words/report/reportWords.ts';
import { callersWords, isOwnWord } from '../../lib/report/vocabulary.ts';
import { wordsIn } from '../../lib/report/words.ts';
import { HOUSE_TOPICS } from '../../lib/astro/tables/houses.ts';

const pairs: (readonly [string, readonly [string, string]])[] = [
  ...Object.entries(WORDS),
  ...Object.entries(WARNING_NOTES),
  ...MONTHS_EN.map((month, i): [string, readonly [string, string]] => [month, [month, MONTHS_HI[i]!]]),
  ...HOUSE_TOPICS.map(({ area, id }): [string, readonly [string, string]] => [id, [area.en, area.hi]]),
  ...[NODE_NAMES, HOUSE_SYSTEM_NAMES, SUNRISES].flatMap((table) => Object.entries(table)),
];

test.each(pairs)('%s: both languages fill in the same values, the second in Hindi', (_, [english, hindi]) => {
  const values = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([value]) => value).sort();
  expect(values(hindi)).toEqual(values(english));
  expect(hindi).toMatch(/\p{Script=Devanagari}/u);
  // Terms that Hindi has no letters for, and values.
  expect(hindi.replace(/\{\w+\}|D1|D9/g, '')).not.toMatch(/[a-z]/i);
});

test('fonts have every character of every word', () => {
  const texts = [...pairs.flatMap(([, both]) => both), ...Object.values(HINDI_AYANAMSAS)];
  for (const text of texts) {
    for (const { script, text: meant, shown } of runsOf(text, 700)) {
      expect([shown, covers(script, 400, shown)]).toEqual([meant, true]);
    }
  }
});

test('every warning about a birth has a note in both languages', () => {
  const sources = ['lib/time/civilTime', 'lib/time/clockWarnings', 'functions/_shell/meta'].map((name) =>
    readFileSync(new URL(`../../${name}.ts`, import.meta.url), 'utf8'),
  );
  const codes = [...sources.join('').matchAll(/(?:code: |warning\()'(\w+)'/g)].map(([, code]) => code!);
  expect(codes.length).toBeGreaterThan(8);
  // Houses are counted as requested, and a report judges no life, so these never occur.
  const never = ['house_system_not_applied', 'beyond_life'];
  expect(codes.filter((code) => !never.includes(code) && !WARNING_NOTES[code])).toEqual([]);
  const unknown = { code: 'new', message: 'Something new.' };
  expect(LANGUAGES.map((lang) => wordsIn(lang).note(unknown))).toEqual(['Something new.', 'Something new.']);
});

test('dates and lengths of time as they are written', () => {
  const [en, hi] = [wordsIn('en'), wordsIn('hi')];
  expect([en.date('1990-06-05'), hi.date('1990-06-05')]).toEqual(['5 Jun 1990', '5 जून 1990']);
  expect([en.span([3, 0, 12]), hi.span([3, 0, 12])]).toEqual(['3 y 0 m 12 d', '3 वर्ष 0 मास 12 दिन']);
  expect([en.span([0, 0, 17]), en.span([0, 0, 0]), en.span([0, 0]), en.span([7, 2])]).toEqual([
    '17 d',
    '0 d',
    '0 m',
    '7 y 2 m',
  ]);
});

test('shapes are kept of the words of the report, and of no word, part or number of a caller', () => {
  const callers = callersWords({ name: 'आशा Rao', place_name: ['नई दिल्ली, Delhi'], brand: { name: 'ज्योतिAstro' } });
  const isKept = (word: string) => isOwnWord(word, callers);
  expect(['नक्षत्र', 'नक्षत्र ', 'उत्तराषाढ़ा', 'Ascendant'].map(isKept)).toEqual([true, true, true, true]);
  const refused = ['आशा', 'आशा,', 'Rao ', 'दिल्ली', 'Delhi', 'ज्योति', 'Astro', 'Ra…', '1990', '14:30:00'];
  expect(refused.filter(isKept)).toEqual([]);
});
