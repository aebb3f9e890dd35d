/** Texts made to hide what is forbidden, or to keep the checks busy. */
import { describe, expect, test } from '@jest/globals';
import { allowedIn } from '../../../lib/texts/model/facts.ts';
import { strangePlanets } from '../../../lib/texts/model/names.ts';
import { cleaned, leakedFrom, textProblems, type TextLanguage } from '../../../lib/texts/model/textChecks.ts';
import { PLANETS } from '../../../lib/astro/tables/planets.ts';
import { leastBusyMs } from '../../support/busyMs.ts';

const problems = (text: string, language: TextLanguage = 'hindi', most = 250) =>
  textProblems(text, {
    language,
    words: { least: 1, most },
    allowed: allowedIn({ start: '2027-06-15', from: '19:22', to: '2027-10-26' }),
    planets: new Set(PLANETS),
  });

const LENGTH = 100_000;
/** A third of this alone; a half pattern that is tried from every letter takes many times as long. */
const MOST_MS = 150;
const PIECES = [
  ' ',
  '\n',
  '\t',
  '0',
  '१',
  'a',
  'क',
  '[',
  '](',
  '[a](',
  '<',
  '<a',
  '```',
  '_',
  '*',
  '-',
  '- ',
  '1. ',
  '।',
  '.',
  '1.1',
  '1,1',
  '1-',
  '15 ',
  '15 से ',
  '15 से 16 ',
  '15 - ',
  '15 June ',
  '15 June, ',
  'June ',
  'June.-',
  '12:',
  '12.30 ',
  '2026-',
  '2026-10-',
  '1/1/',
  '&a',
  'a@',
  'a.',
  'a-',
  'you have a ',
  'you have aaaaaaaaaaaaaaaaaaaaaaaaaaaaaa',
  'aapko a ',
  'aapko ',
  'आपको क ',
  'आप क ',
  'dawa lena ',
  'दवा लेना ',
  'दवा का को भी ',
  'stop taking your ',
  'no need of the ',
  'Cancer ho ',
  'मृत्यु',
  'apne guru ji ',
  'अपने गुरु ',
  'surya ',
  'two ',
  'एक ',
  'a b ',
  'I',
  '"',
  'e\u0301',
  '\u0301',
  'क\u093c',
  '\u094d\u200d',
  '\ud800',
  '🙏',
];

/** A half pattern over and over, from its beginning and after something else. */
const hostile = PIECES.flatMap((piece) => {
  const run = piece.repeat(LENGTH / piece.length);
  return [run, `यह ${run}`, `${run}!`, `${run}\n${run}x`];
});

test.each<[string, (text: string) => unknown]>([
  ['what is wrong is found', (text) => problems(text)],
  ['what is wrong in Latin letters is found', (text) => problems(text, 'hinglish')],
  // As long as a text may be before it is read.
  ['the longest is read', (text) => problems(text.slice(0, 5000))],
  ['markup is taken off', (text) => cleaned(text, 250)],
  ['leaks are found', (text) => leakedFrom('You are a kind astrologer who writes of codes. '.repeat(100), { text })],
])('%s in time, whatever is repeated', async (_, check) => {
  for (const text of hostile) {
    const isInTime = (await leastBusyMs(() => check(text), MOST_MS)) < MOST_MS;
    expect([isInTime, text.slice(0, 40)]).toEqual([true, text.slice(0, 40)]);
  }
});

describe('hidden forbidden words are found', () => {
  test.each([
    'यहाँ मृ\u200dत्यु की बात है।',
    'यहाँ मृत्\u200dयु की बात है।',
    'यहाँ मृ\u200bत्यु की बात है।',
    'यहाँ मृ\u2060त्यु की बात है।',
    'यहाँ मृ\u00adत्यु की बात है।',
    'यहाँ मृ-त्यु की बात है।',
    'यहाँ मृत्यु\u0301 की बात है।',
    'यहाँ म\u202eृत्यु की बात है।',
    'यहाँ сancer की बात है।',
    'यहाँ ｃａｎｃｅｒ की बात है।',
    'यहाँ c a n c e r की बात है।',
    'यहाँ 𝐜𝐚𝐧𝐜𝐞𝐫 की बात है।',
    'यहाँ ᴄancer की बात है।',
    'यहाँ diabete\u0336s की बात है।',
    'यहाँ díabétes की बात है।',
    'शनि ６ भाव में है।',
    'शनि ⑥ भाव में है।',
    'शनि Ⅵ भाव में है।',
    'शनि VI भाव में है।',
    'शनि ٦ भाव में है।',
    'पंद्रह जून को ध्यान रखें।',
    'पहली जून को ध्यान रखें।',
    'साल दो हज़ार तीस में ध्यान रखें।',
    'मार्च में ध्यान रखें।',
    'यहाँ देखें: example．com पर।',
    'यहाँ देखें: उदाहरण.भारत पर।',
    'यहाँ देखें: exаmple.com पर।',
    'शनि&#2309; की दशा है।',
    'शनि | गुरु | बुध\n--- | --- | ---\nशुभ | शुभ | शुभ।',
    'आज का दिन\n\nशनि की दशा है।',
    `शनि${'\n'.repeat(300)}की दशा है।`,
    `शनि की दशा है।${'\n'.repeat(300)}कमर का ध्यान रखें।`,
    'शनि\u2028की दशा है।',
    'शनि की\u{e0041} दशा है।',
    'शनि की\ufe0f दशा है।',
  ])('%j', (text) => {
    expect(problems(text)).not.toEqual([]);
  });

  test.each([
    'Shani ki dasha hai, ca\u0301ncer ki baat hai.',
    'Shani ki dasha hai, c\u200dancer ki baat hai.',
    'Shani ki dasha hai, mrit-yu ki baat hai.',
    'Pandrah June ko dhyan rakhein.',
    'Saal do hazaar tees mein dhyan rakhein.',
    'March mein dhyan rakhein.',
    'Shani chhathe (VI) bhaav mein hai.',
  ])('%j', (text) => {
    expect(problems(text, 'hinglish')).not.toEqual([]);
  });

  test('a planet behind joiners and accents', () => {
    expect(strangePlanets('रा\u200dहु और Kétu', new Set()).sort()).toEqual(['Ketu', 'Rahu']);
  });
});

test.each<[TextLanguage, string]>([
  ['hindi', 'जून में और 26 अक्टूबर को ध्यान रखें।'],
  ['hindi', 'अभिजित 19:22 से 26 अक्टूबर को है।'],
  ['hindi', 'क्\u200dष और र\u094d\u200dय लिखे जाते हैं; “ॐ शं शनैश्चराय नमः” जपें।'],
  ['hinglish', 'June mein aur 26 October ko dhyan rakhein.'],
  ['english', 'Śani — Saturn — asks for rest in June; take care.'],
])('%s: %s is accepted', (language, text) => {
  expect(problems(text, language)).toEqual([]);
});
