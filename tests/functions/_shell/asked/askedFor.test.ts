/** Asking for less of an answer, through the whole way of a request. */
import { describe, expect, test } from '@jest/globals';
import { handler as career } from '../../../../functions/career/routes.ts';
import { handler as dasha } from '../../../../functions/dasha/routes.ts';
import { handler as jaimini } from '../../../../functions/jaimini/routes.ts';
import { handler as panchang } from '../../../../functions/panchang/routes.ts';
import { handler as pdae } from '../../../../functions/pdae/routes.ts';
import { handler as planets } from '../../../../functions/planets/routes.ts';
import { handler as yoga } from '../../../../functions/yoga/routes.ts';
import type { Handler } from '../../../../functions/_shell/server.ts';
import { BIRTH, call, dataOf, post } from '../../../support/call.ts';
import { loadGroups } from '../../../support/groups.ts';

type Data = Readonly<Record<string, unknown>>;

const NOW = 'as_of=2026-11-22';
const data = async (handler: Handler, url: string) => dataOf<Data>(await post(handler, url, BIRTH));
const faultOf = async (handler: Handler, url: string) => {
  const { json, status } = await post(handler, url, BIRTH);
  const [first] = (json as { detail: { loc: string[]; msg: string; type: string }[] }).detail;
  return { status, ...first! };
};

describe('detail', () => {
  test('brief is the smallest, standard between, and the same things are said', async () => {
    const of = (detail: string) => data(yoga, `/yoga/chandra?${NOW}&detail=${detail}`);
    const [brief, standard, full] = await Promise.all(['brief', 'standard', 'full'].map(of));
    const sizes = [brief, standard, full].map((one) => JSON.stringify(one).length);
    expect(sizes[0]).toBeLessThan(sizes[1]! / 2);
    expect(sizes[1]).toBeLessThan(sizes[2]! / 2);
    const present = (one: Data) =>
      (one['yogas'] as { id: string; present: boolean }[]).filter((rule) => rule.present).map(({ id }) => id);
    expect(present(brief!)).toEqual(present(full!));
    expect(present(standard!)).toEqual(present(full!));
  });

  test('standard is the default, and a brief answer has a brief meta', async () => {
    const ask = (query: string) => call(planets, 'POST', `/api/v1/planets/positions${query}`, BIRTH);
    expect((await ask('?fields=')).text).toBe((await ask('?detail=standard&fields=')).text);
    const { meta } = (await ask('?detail=brief')).json as { meta: Data };
    expect(meta).toMatchObject({ endpoint: 'planets/positions', lang: 'en', warnings: [] });
    expect(meta).not.toHaveProperty('input');
    expect(meta['conventions']).toMatchObject({ ayanamsa: 'lahiri', node: 'mean' });
  });

  test('of a day and of reference data', async () => {
    const day = '/api/v1/panchang/daily?date=2026-11-22&latitude=28.6&longitude=77.2';
    const [brief, full] = await Promise.all(
      ['brief', 'full'].map((detail) => call(panchang, 'GET', `${day}&detail=${detail}`)),
    );
    expect(brief!.text.length).toBeLessThan(full!.text.length / 2);
    const list = await call(yoga, 'GET', '/api/v1/yoga/catalog?detail=brief&limit=3');
    expect(dataOf<{ yogas: unknown[] }>(list).yogas).toEqual([
      { slug: 'ruchaka', name: 'Ruchaka' },
      expect.objectContaining({ slug: 'bhadra' }),
      expect.objectContaining({ slug: 'hamsa' }),
    ]);
  });

  test('refuses another word, naming the nearest', async () => {
    expect(await faultOf(planets, '/planets/positions?detail=brie')).toMatchObject({
      status: 422,
      loc: ['query', 'detail'],
      msg: expect.stringContaining('Did you mean brief?') as unknown,
    });
  });
});

describe('fields', () => {
  test('selects fields, those within objects and lists too', async () => {
    const found = await data(planets, '/planets/positions?fields=planets(id,sign/id,degree),ascendant/sign/number');
    expect(found).toEqual({
      ascendant: { sign: { number: 6 } },
      planets: expect.arrayContaining([
        { id: 'sun', sign: { id: 'gemini' }, degree: expect.closeTo(0.28, 1) as unknown },
      ]) as unknown,
    });
  });

  test('chooses from everything, unless a level is named', async () => {
    const url = `/yoga/chandra?${NOW}&fields=yogas(id,strength/components/points)`;
    const points = (one: Data) => JSON.stringify(one).includes('"points"');
    expect(points(await data(yoga, url))).toBe(true);
    expect(await faultOf(yoga, `${url}&detail=standard`)).toMatchObject({ loc: ['query', 'fields'] });
  });

  test('refuses a name that there is not, and says which there are', async () => {
    const { loc, msg, status } = await faultOf(planets, '/planets/positions?fields=planets(id,signs/id)');
    expect([status, loc]).toEqual([422, ['query', 'fields']]);
    expect(msg).toContain('The answer has no planets/signs. Did you mean sign?');
    const { msg: hindi } = await faultOf(planets, '/planets/positions?lang=hi&fields=planet');
    expect(hindi).toContain('क्या आपका मतलब planets था?');
  });

  test.each(['planets(id', 'planets)', '(id)', 'a,,b', 'a/', '__proto__', 'a b', '<b>', `${'a,'.repeat(600)}a`])(
    'refuses %s as no selection',
    async (fields) => {
      expect(await faultOf(planets, `/planets/positions?fields=${encodeURIComponent(fields)}`)).toMatchObject({
        status: 422,
        loc: ['query', 'fields'],
      });
    },
  );

  test('a star stands for every name', async () => {
    const all = await data(planets, '/planets/positions?fields=*/sign/id');
    expect(Object.keys(all)).toEqual(['ascendant', 'planets']);
  });
});

describe('sections, limit and include', () => {
  test('only the parts asked for', async () => {
    expect(Object.keys(await data(career, `/career/analyze?${NOW}&sections=skills,headline`))).toEqual([
      'skills',
      'headline',
    ]);
    const { msg } = await faultOf(career, `/career/analyze?${NOW}&sections=skils`);
    expect(msg).toContain('Did you mean skills?');
  });

  test('a list ends early', async () => {
    const yogas = (await data(yoga, `/yoga/raja?${NOW}&limit=2`))['yogas'];
    expect(yogas).toHaveLength(2);
    expect(await faultOf(yoga, `/yoga/raja?${NOW}&limit=0`)).toMatchObject({ loc: ['query', 'limit'] });
  });

  test('the rules that hold alone, or all', async () => {
    const of = async (query: string) =>
      (await data(yoga, `/yoga/raja?${NOW}&${query}`))['yogas'] as { present: boolean }[];
    const [all, present, brief, briefAll] = await Promise.all(
      ['detail=standard', 'include=present', 'detail=brief', 'detail=brief&include=all'].map(of),
    );
    expect(present!.every((rule) => rule.present)).toBe(true);
    expect(present!.length).toBe(all!.filter((rule) => rule.present).length);
    expect([brief!.length, briefAll!.length]).toEqual([present!.length, all!.length]);
  });
});

describe('depth and around', () => {
  interface Part {
    readonly start: string;
    readonly end: string;
    readonly sub_periods: Part[] | null;
  }
  const periods = async (handler: Handler, url: string) => (await data(handler, url))['periods'] as Part[];

  test('five levels around a day, each within the years', async () => {
    const found = await periods(dasha, `/dasha/vimshottari?${NOW}&depth=5&around=2026-11-22,0.5`);
    const leaves = (part: Part): Part[] => part.sub_periods?.flatMap(leaves) ?? [part];
    const prana = found.flatMap(leaves);
    expect(prana.length).toBeGreaterThan(100);
    for (const { end, start } of prana) {
      expect(Date.parse(end)).toBeGreaterThan(Date.parse('2026-05-22T00:00:00Z'));
      expect(Date.parse(start)).toBeLessThan(Date.parse('2027-05-25T00:00:00Z'));
    }
    // They tile: each begins where the last ends.
    expect(prana.slice(1).map(({ start }) => start)).toEqual(prana.slice(0, -1).map(({ end }) => end));
  });

  test('of signs too, one level in a standard answer', async () => {
    const one = await periods(jaimini, `/jaimini/chara-dasa?${NOW}&detail=standard`);
    expect(one.every(({ sub_periods: parts }) => parts === null)).toBe(true);
    const two = await periods(jaimini, `/jaimini/chara-dasa?${NOW}&detail=standard&depth=2`);
    expect(two.every(({ sub_periods: parts }) => parts?.length === 12)).toBe(true);
  });

  test.each([
    ['depth=4', 'depth', 'For depth 4 add around'],
    ['depth=5&around=2026-11-22,2', 'around', 'at most 1 years'],
    ['depth=6', 'depth', '1'],
    ['around=2026-11-22', 'around', 'such as 2026-11-22,5'],
    ['around=2026-02-30,5', 'around', 'such as 2026-11-22,5'],
    ['around=2026-11-22,0', 'around', 'such as 2026-11-22,5'],
  ])('refuses %s', async (query, field, text) => {
    const { loc, msg, status } = await faultOf(dasha, `/dasha/vimshottari?${NOW}&${query}`);
    expect([status, loc]).toEqual([422, ['query', field]]);
    expect(msg).toContain(text);
  });
});

describe('the text alone', () => {
  const DAY = '/pdae/analyze?target_date=2026-11-22';

  test('with detail=brief and a format', async () => {
    const { text, ...others } = await data(pdae, `${DAY}&detail=brief&format=text_hi`);
    expect(text).toMatch(/[\u0900-\u097f]/);
    expect(others).toEqual({});
  });

  test('as plain text, in the language of the format, else of the answer', async () => {
    const plain = (query: string) => post(pdae, `${DAY}${query}`, BIRTH, { headers: { accept: 'text/plain' } });
    const hindi = await plain('&format=text_hi');
    expect(hindi.headers).toMatchObject({ 'content-type': 'text/plain; charset=utf-8', 'content-language': 'hi' });
    expect((await plain('&lang=hi')).text).toBe(hindi.text);
    expect((await plain('')).text).toMatch(/^[A-Z]/);
    expect(await data(pdae, `${DAY}&detail=brief&format=text_hi`)).toEqual({ text: hindi.text });
  });
});

test('every part and list that a path can be asked for is one of its answer', async () => {
  for (const { records, rows } of await loadGroups()) {
    for (const { answer, asks, path } of rows) {
      const entries = Object.keys((records[answer]!.data as { entries?: object }).entries ?? {});
      const named = [...(asks?.sections ?? []), ...(asks?.list === undefined ? [] : [asks.list])];
      expect([path, named.filter((name) => !entries.includes(name))]).toEqual([path, []]);
    }
  }
});
