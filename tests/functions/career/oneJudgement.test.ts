/** Properties of the answers of /career over many births, in both languages. */
import { expect, test } from '@jest/globals';
import { handler } from '../../../functions/career/routes.ts';
import { handler as prediction } from '../../../functions/prediction/routes.ts';
import type { CareerAnalysis, CareerSuccess } from '../../../lib/schemas/career/analysis.ts';
import type { CareerModern } from '../../../lib/schemas/career/modern.ts';
import type { LifeAreaPrediction } from '../../../lib/schemas/prediction/areas.ts';
import { BIRTH, call } from '../../support/call.ts';

const LANGUAGES = ['en', 'hi'] as const;
const BIRTHS = 40;

/** Births of all ages, some years and hours apart; every third a woman. */
const births = Array.from({ length: BIRTHS }, (_, index) => ({
  ...BIRTH,
  date: `${1927 + Math.round(index * 2.5)}-${String((index % 12) + 1).padStart(2, '0')}-${String((index % 27) + 1).padStart(2, '0')}`,
  time: `${String((index * 7) % 24).padStart(2, '0')}:${String((index * 13) % 60).padStart(2, '0')}:00`,
  gender: index % 3 === 0 ? 'female' : 'male',
}));

type Asked = typeof handler;

async function ask<T>(of: Asked, path: string, body: object, lang: (typeof LANGUAGES)[number]): Promise<T> {
  const url = `/api/v1/${path}?as_of=2026-11-22&lang=${lang}`;
  const { json, status } = await call(of, 'POST', url, body);
  expect(status).toBe(200);
  return (json as { data: T }).data;
}

/** Runs a check over all births in both languages, and lists what it finds wrong. */
async function wrong(check: (body: object, lang: (typeof LANGUAGES)[number]) => Promise<string[]>): Promise<string[]> {
  const found: string[] = [];
  for (const [index, body] of births.entries()) {
    const lang = LANGUAGES[index % 2]!;
    for (const one of await check(body, lang)) found.push(`${body.date} ${lang}: ${one}`);
  }
  return found;
}

test('the first field belongs to the primary category, and the setting of work has four answers', async () => {
  expect(
    await wrong(async (body, lang) => {
      const {
        categories,
        fields,
        manner,
        primary_category: primary,
      } = await ask<CareerModern>(handler, 'career/modern', body, lang);
      return [
        ...(fields[0]!.category === primary.id && categories[0]!.id === primary.id
          ? []
          : [`${primary.id} is not of ${fields[0]!.id}`]),
        ...(manner.length === 4 ? [] : ['manner']),
      ];
    }),
  ).toEqual([]);
});

test('success is one number, whoever tells it, and no planet is on both sides', async () => {
  expect(
    await wrong(async (body, lang) => {
      const success = await ask<CareerSuccess>(handler, 'career/success', body, lang);
      const told = await ask<LifeAreaPrediction>(prediction, 'prediction/career', body, lang);
      const both = success.supports.filter((text) => success.cautions.includes(text));
      return [
        ...(success.overall.score === told.promise.score ? [] : ['success differs from prediction']),
        ...(success.verdict.percentile === told.verdict.percentile ? [] : ['verdict differs']),
        ...both,
      ];
    }),
  ).toEqual([]);
});

/** The same in fewer words; findings, as two verses may find the same; and the times, which have tests of their own. */
const LEFT_OUT = new Set(['headline', 'short', 'sources', 'source', 'findings', 'timing']);

function sentencesOf(value: unknown): string[] {
  if (typeof value === 'string') return /[.।]$/.test(value) ? value.split(/(?<=[.।]) /) : [];
  if (Array.isArray(value)) return value.flatMap(sentencesOf);
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, inner]) => (LEFT_OUT.has(key) ? [] : sentencesOf(inner)));
}

test('the analysis says no sentence twice, and tells the success of its own path', async () => {
  expect(
    await wrong(async (body, lang) => {
      const analysis = await ask<CareerAnalysis>(handler, 'career/analyze', body, lang);
      const said = sentencesOf(analysis);
      const twice = said.filter((sentence, index) => said.indexOf(sentence) !== index);
      const { overall } = analysis.success;
      return [...twice, ...(overall.percentile === analysis.verdict.percentile ? [] : ['verdict differs'])];
    }),
  ).toEqual([]);
});

/** Words of posts and markets, which a child and the very old do not hear. */
const OF_WORK = /ask for|compare offers|the post|sign the work|बड़ा काम हाथ में लें|हस्ताक्षर/i;

test('a child and the very old hear no advice on posts', async () => {
  const told = await wrong(async (body, lang) => {
    const year = Number((body as { date: string }).date.slice(0, 4));
    if (year > 1945 && year < 2014) return [];
    const analysis = await ask<CareerAnalysis>(handler, 'career/analyze', body, lang);
    return [analysis.headline, analysis.short, analysis.counsel, analysis.summary].filter((text) => OF_WORK.test(text));
  });
  expect(told).toEqual([]);
});
