/** Periods, years, days, transits and doshas are told for the age of the person, in both languages. */
import { expect, test } from '@jest/globals';
import { handler as dasha } from '../../functions/dasha/routes.ts';
import { handler as dosha } from '../../functions/dosha/routes.ts';
import { handler as pdae } from '../../functions/pdae/routes.ts';
import { handler as transit } from '../../functions/transit/routes.ts';
import { handler as varshphal } from '../../functions/varshphal/routes.ts';
import { BIRTH, dataOf, post } from '../support/call.ts';

const AS_OF = '2026-11-22';
const BIRTHS = 5;

const bornIn = (firstYear: number) =>
  Array.from({ length: BIRTHS }, (_, i) => ({
    ...BIRTH,
    date: `${firstYear + (i % 7)}-${String(1 + ((5 * i) % 12)).padStart(2, '0')}-${String(1 + ((11 * i) % 28)).padStart(2, '0')}`,
    time: `${String((7 * i + 3) % 24).padStart(2, '0')}:${String((13 * i) % 60).padStart(2, '0')}:00`,
  }));
const CHILDREN = bornIn(2015);
const OLD = bornIn(1936);

type Asked = (body: (typeof CHILDREN)[number], lang: 'en' | 'hi') => Promise<object>;

/** What an answer advises, by path. */
const PATHS: Readonly<Record<string, Asked>> = {
  '/dasha/effects': async (body, lang) => dataOf(await post(dasha, `/dasha/effects?as_of=${AS_OF}&lang=${lang}`, body)),
  '/varshphal/predictions': async (body, lang) =>
    dataOf(await post(varshphal, `/varshphal/predictions?lang=${lang}`, { ...body, year: 2026 })),
  '/pdae/analyze': async (body, lang) =>
    dataOf(await post(pdae, `/pdae/analyze?target_date=${AS_OF}&lang=${lang}&format=text_${lang}`, body)),
  '/transit/current': async (body, lang) =>
    dataOf(await post(transit, `/transit/current?as_of=${AS_OF}&lang=${lang}`, body)),
  '/dosha/all': async (body, lang) => dataOf(await post(dosha, `/dosha/all?as_of=${AS_OF}&lang=${lang}`, body)),
};

const ADVISING = ['advice', 'counsel', 'ease', 'theme', 'title'];
/** In these paths every text is advice, or what a time brings. */
const WHOLLY = ['/transit/current'];

/** Lists the texts of an answer in which advice is given. */
function adviceIn(value: unknown, isWhole: boolean, key = '', within = ''): string[] {
  if (typeof value === 'string') {
    const isAdvice = isWhole || ADVISING.includes(key) || ADVISING.includes(within);
    return isAdvice && value.includes(' ') ? [value] : [];
  }
  if (Array.isArray(value)) return value.flatMap((one) => adviceIn(one, isWhole, key, within));
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([name, one]) => {
    return adviceIn(one, isWhole, name, key === 'recommendations' ? 'advice' : key);
  });
}

const FOR_ADULTS = {
  en: /\b(posts?|promotion|salary|colleagues?|business|clients?|money|income|debts?|loans?|legal|lawsuits?|sign(?:ing)? (?:with|nothing|before)|contracts?|partners?|partnership|spouse|marriage|marry|alcohol|driving|vehicles?|purchases?|career|superiors|fast on)\b/i,
  hi: /नौकरी|पदोन्नति|व्यापार|कारोबार|शराब|कर्ज़|ज़मानत|जीवनसाथी|दांपत्य|साझेदार|विवाह|हस्ताक्षर|ग्राहक|गाड़ी|कानून|आमदनी|निवेश|अधिकारी|का व्रत/,
};
const SEEKING = {
  en: /\b(promotion|ask for the (?:post|rise|title)|responsibility that is (?:offered|due)|interview|examination|clients?|next post|fast on)\b/i,
  hi: /पदोन्नति|इंटरव्यू|परीक्षा|ग्राहक|नौकरी छोड़ें|का व्रत/,
};

test.each(Object.entries(PATHS))('%s advises nothing of work, money or marriage to a child', async (path, ask) => {
  for (const lang of ['en', 'hi'] as const) {
    const answers = await Promise.all(CHILDREN.map((body) => ask(body, lang)));
    const texts = answers.flatMap((answer) => adviceIn(answer, WHOLLY.includes(path)));
    expect(texts.length).toBeGreaterThan(BIRTHS);
    expect(texts.filter((text) => FOR_ADULTS[lang].test(text))).toEqual([]);
  }
});

test.each(Object.entries(PATHS))('%s sends nobody of eighty or more to seek a post', async (path, ask) => {
  for (const lang of ['en', 'hi'] as const) {
    const answers = await Promise.all(OLD.map((body) => ask(body, lang)));
    const texts = answers.flatMap((answer) => adviceIn(answer, WHOLLY.includes(path)));
    expect(texts.length).toBeGreaterThan(BIRTHS);
    expect(texts.filter((text) => SEEKING[lang].test(text))).toEqual([]);
  }
});

test('of a child the parents are told', async () => {
  const [child] = CHILDREN;
  const told = JSON.stringify(await PATHS['/dasha/effects']!(child!, 'en'));
  expect(told).toMatch(/the child/);
  expect(told).not.toMatch(/You are in/);
  expect(JSON.stringify(await PATHS['/dasha/effects']!(child!, 'hi'))).toMatch(/बच्चे/);
});

test('a day tells the stage of life on its date, and adults are told of all eight matters', async () => {
  const [child] = CHILDREN;
  const at = async (date: string) =>
    dataOf<{ stage: string }>(await post(pdae, `/pdae/analyze?target_date=${date}`, child)).stage;
  expect([await at('2026-11-22'), await at('2030-06-01'), await at('2040-06-01')]).toEqual(['child', 'youth', 'adult']);
});
