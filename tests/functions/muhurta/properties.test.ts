/** What holds of every search, whatever the purpose, the place and the season. */
import { expect, test } from '@jest/globals';
import { handler } from '../../../functions/muhurta/routes.ts';
import { PURPOSE_IDS } from '../../../lib/astro/tables/muhurta/ids.ts';
import type { MuhurtaPurposes } from '../../../lib/schemas/muhurta/purposes.ts';
import type { MuhurtaSearch } from '../../../lib/schemas/muhurta/results.ts';
import { call, dataOf, post } from '../../support/call.ts';
import { manySearches } from '../../support/occasions.ts';
import { textsOf } from '../../support/texts.ts';

const searches = manySearches();

async function found(lang: 'en' | 'hi', detail = 'full'): Promise<MuhurtaSearch[]> {
  const answers: MuhurtaSearch[] = [];
  for (const body of searches) {
    answers.push(dataOf<MuhurtaSearch>(await post(handler, `/muhurta/search?lang=${lang}&detail=${detail}`, body)));
  }
  return answers;
}

const [english, hindi] = [await found('en'), await found('hi')];
const tenths = (points: number) => Math.round(points * 10);

test('most searches find a time, and some none', () => {
  const open = english.filter(({ windows }) => windows.length > 0);
  expect(open.length).toBeGreaterThan(searches.length / 2);
  expect(open.length).toBeLessThan(searches.length);
});

test('components add up to the score, and points of factors lie within it', () => {
  for (const { components, score } of english.flatMap(({ windows }) => windows)) {
    expect(components.reduce((sum, { points }) => sum + tenths(points), 0)).toBe(tenths(score));
  }
});

test('no veto in a recommended time; the best first; factors by weight', () => {
  for (const { windows } of english) {
    expect(windows.map(({ rank }) => rank)).toEqual(windows.map((_, i) => i + 1));
    for (const [i, window] of windows.entries()) {
      expect(window.vetoes).toEqual([]);
      expect(window.for.every(({ effect }) => effect === 'supports' || effect === 'neutral')).toBe(true);
      expect(window.against.every(({ effect }) => effect === 'against' || effect === 'neutral')).toBe(true);
      const points = window.for.map((factor) => factor.points);
      expect(points).toEqual(points.toSorted((a, b) => b - a));
      if (i > 0) expect(window.score).toBeLessThanOrEqual(windows[i - 1]!.score);
    }
  }
});

test('headlines have at most 90 characters, short texts 280', () => {
  const summaries = [...english, ...hindi].map(({ summary }) => summary);
  expect(summaries.filter(({ headline }) => headline.length > 90)).toEqual([]);
  expect(summaries.filter(({ short }) => short.length > 280)).toEqual([]);
});

const said = (answers: readonly MuhurtaSearch[]) => [
  ...new Set(answers.flatMap((answer) => textsOf(answer).map(([, text]) => text))),
];
const longer = (texts: readonly string[], end: RegExp, most: number) =>
  texts.flatMap((text) => text.split(end)).filter((sentence) => sentence.trim().split(/\s+/).length > most);

test('no sentence has more than 20 words in English and 18 in Hindi', () => {
  expect(longer(said(english), /[.?:] /, 20)).toEqual([]);
  expect(longer(said(hindi), /[।?;:]/, 18)).toEqual([]);
});

test('Hindi has no Latin letter, English no Devanagari, and neither a score in its sentences', () => {
  expect(said(hindi).filter((text) => /[A-Za-z]/.test(text))).toEqual([]);
  expect(said(english).filter((text) => /[\u0900-\u097f]/.test(text))).toEqual([]);
  const sentences = [...said(english), ...said(hindi)];
  expect(sentences.filter((text) => /\d\.\d|of 100|100 में|undefined|NaN|\s{2}/.test(text))).toEqual([]);
});

test('nothing is promised or threatened', () => {
  const DOOM = /\b(death|die|ruin|disaster|danger|curse|will (bring|give|make|succeed|fail)|guarantee)/i;
  expect(said(english).filter((text) => DOOM.test(text.replace(/Mrityu|Agni/g, '')))).toEqual([]);
  expect(said(hindi).filter((text) => /विनाश|बर्बाद|अनिष्ट|कष्ट|हानि होगी|निश्चित/.test(text))).toEqual([]);
});

test('windows of one search are not all told in one frame', () => {
  const long = english.filter(({ windows }) => windows.length > 5);
  expect(long.length).toBeGreaterThan(10);
  for (const { windows } of long) {
    const texts = windows.map(({ text }) => text);
    expect(new Set(texts).size).toBeGreaterThan(texts.length / 2);
  }
});

test('brief is below 16 kB, standard below 64 kB', async () => {
  const sizes = async (detail: string) =>
    (await found('hi', detail)).map((answer) => Buffer.byteLength(JSON.stringify(answer))).sort((a, b) => a - b);
  const [brief, standard] = [await sizes('brief'), await sizes('standard')];
  expect(brief.at(-1)).toBeLessThan(16_000);
  expect(standard.at(-1)).toBeLessThan(64_000);
  expect(brief[Math.floor(brief.length / 2)]).toBeLessThan(3_000);
});

test('the largest search of all stays below 64 kB in standard', async () => {
  const body = { ...searches[12]!, from: '2026-12-01', to: '2027-03-03', limit: 50, per_day: 10, min_score: 0 };
  const { status, text } = await post(handler, '/muhurta/search?detail=standard&lang=hi', body);
  expect(status).toBe(200);
  expect(Buffer.byteLength(text)).toBeLessThan(64_000);
});

test('every purpose is searched', async () => {
  const { purposes } = dataOf<MuhurtaPurposes>(await call(handler, 'GET', '/api/v1/muhurta/purposes'));
  expect(purposes.map(({ id }) => id)).toEqual([...PURPOSE_IDS]);
  expect(new Set(english.map(({ purpose }) => purpose))).toEqual(new Set(PURPOSE_IDS));
});
