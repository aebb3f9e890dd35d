/**
 * POST /api/v1/batch: several answers about one birth.
 * @isolated
 */
import { describe, expect, test } from '@jest/globals';
import { handler } from '../../../functions/batch/routes.ts';
import { handler as planets } from '../../../functions/planets/routes.ts';
import { handler as yoga } from '../../../functions/yoga/routes.ts';
import type { Batch } from '../../../lib/schemas/batch/answers.ts';
import { answers } from '../../../lib/schemas/batch/answers.ts';
import { BIRTH, call, post } from '../../support/call.ts';
import { signedInHeaders } from '../../support/principal.ts';
import { schemaFaults } from '../../support/schema.ts';

const batch = async (ask: readonly object[], query = '?detail=full&as_of=2026-11-22', birth: object = BIRTH) => {
  const answer = await call(handler, 'POST', `/api/v1/batch${query}`, { birth, ask });
  return { ...answer, batch: answer.json as Batch };
};

test('answers each request as its path alone would', async () => {
  const { batch: found, status } = await batch([{ path: '/planets/positions' }, { path: '/api/v1/yoga/all' }]);
  expect(status).toBe(200);
  expect(schemaFaults(answers.batch.data, found)).toEqual([]);
  const alone = [
    await post(planets, '/planets/positions?detail=full', BIRTH),
    await post(yoga, '/yoga/all?detail=full&as_of=2026-11-22', BIRTH),
  ];
  expect(found.answers.map(({ data }) => data)).toEqual(alone.map(({ json }) => (json as { data: unknown }).data));
  expect(found.answers.map(({ path, status: own }) => [path, own])).toEqual([
    ['/planets/positions', 200],
    ['/api/v1/yoga/all', 200],
  ]);
  expect(found.meta.endpoint).toBe('batch');
});

test('what is wrong with one request is its own', async () => {
  const { batch: found } = await batch([
    { path: '/planets/nothing' },
    { path: '/dasha/vimshottari', query: { depth: 9 } },
    { path: '/panchang/tithi', body: { date: '2026-11-22' } },
    { path: '/auth/me' },
    { path: '/pdae/analyze-ai' },
    { path: '/batch' },
    { path: '/chart/birth' },
  ]);
  expect(found.answers.map(({ status }) => status)).toEqual([404, 422, 200, 404, 404, 404, 401]);
  expect(found.answers.map(({ data, problem }) => (data === null) !== (problem === null))).not.toContain(false);
  expect(found.answers[1]!.problem).toMatchObject({ code: 'validation_error' });
});

test('carries the sign-in to the paths that need one', async () => {
  const ask = [{ path: '/chart/birth' }];
  const { json } = await call(handler, 'POST', '/api/v1/batch', { birth: BIRTH, ask }, { headers: signedInHeaders() });
  expect((json as Batch).answers.map(({ status }) => status)).toEqual([200]);
});

describe('the query', () => {
  test('of the batch holds for every part that takes it, unless the part has its own', async () => {
    const ask = [{ path: '/planets/positions' }, { path: '/yoga/chandra', query: { lang: 'en' } }];
    const { batch: found } = await batch(ask, '?lang=hi&detail=brief&as_of=2026-11-22');
    const [positions, chandra] = found.answers.map(({ data }) => data as { planets?: unknown[]; yogas?: unknown[] });
    expect(positions!.planets![0]).toMatchObject({ id: 'sun', name: 'सूर्य' });
    expect(JSON.stringify(chandra)).not.toMatch(/[\u0900-\u097f]/);
    expect(found.answers.flatMap(({ warnings }) => warnings)).toEqual([]);
  });

  test('may be numbers and flags', async () => {
    const { batch: found } = await batch(
      [{ path: '/dasha/vimshottari', query: { depth: 1, strict: true } }],
      '?detail=brief',
    );
    const { periods } = found.answers[0]!.data as { periods: object[] };
    expect(periods.map((period) => 'sub_periods' in period)).toEqual(Array.from({ length: 9 }, () => false));
  });
});

test('a day takes the place of the birth, and the day that is asked', async () => {
  const ask = [
    { path: '/panchang/daily', query: { date: '2026-11-22' } },
    { path: '/panchang/tithi', body: { date: '2026-11-22' } },
  ];
  const { batch: found } = await batch(ask);
  const [daily, tithi] = found.answers.map(({ data }) => data as { date: string; sunrise: string });
  expect([daily!.date, tithi!.date]).toEqual(['2026-11-22', '2026-11-22']);
  expect(tithi!.sunrise).toBe(daily!.sunrise);
});

describe('refuses', () => {
  const fields = async (body: object) => {
    const { json, status } = await call(handler, 'POST', '/api/v1/batch', body);
    const { detail } = json as { detail: { loc: (string | number)[]; msg: string }[] };
    return { status, loc: detail.map(({ loc }) => loc.join('.')), msg: detail[0]!.msg };
  };

  test('no birth, no requests, and more than twenty', async () => {
    expect(await fields({})).toMatchObject({ status: 422, loc: ['body.birth', 'body.ask'] });
    expect(await fields({ birth: BIRTH, ask: [] })).toMatchObject({ loc: ['body.ask'] });
    const many = Array.from({ length: 21 }, () => ({ path: '/planets/positions' }));
    expect((await fields({ birth: BIRTH, ask: many })).msg).toContain('1 to 20');
  });

  test('a birth that is wrong, once for all', async () => {
    const wrong = { ...BIRTH, date: '1300-01-01', timezone: 'Mars/Olympus' };
    const { loc } = await fields({ birth: wrong, ask: [{ path: '/planets/positions' }] });
    expect(loc.sort()).toEqual(['body.birth.date', 'body.birth.timezone']);
  });

  test('paths that are none', async () => {
    const { loc } = await fields({ birth: BIRTH, ask: [{ path: 'https://example.com' }, { path: '/../auth' }, 5] });
    expect(loc).toEqual(['body.ask.0.path', 'body.ask.1.path', 'body.ask.2']);
  });
});
