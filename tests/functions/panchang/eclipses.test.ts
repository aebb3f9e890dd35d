import { describe, expect, test } from '@jest/globals';
import { handler } from '../../../functions/panchang/routes.ts';
import {
  Eclipses as EclipsesSchema,
  EclipseWhole as WholeSchema,
  type Eclipses,
  type EclipseWhole,
  type SolarLocal,
} from '../../../lib/schemas/common/eclipse/records.ts';
import { call, dataOf } from '../../support/call.ts';
import { schemaFaults } from '../../support/schema.ts';

const DELHI = 'latitude=28.6139&longitude=77.209';
const TWENTY_YEARS = 'start=2020-01-01&end=2039-12-31';
const PATH = '/api/v1/panchang/eclipses';

const listOf = async (query: string) => dataOf<Eclipses>(await call(handler, 'GET', `${PATH}?${query}`));
const bytesOf = async (query: string) => Buffer.byteLength((await call(handler, 'GET', `${PATH}?${query}`)).text);

describe('a year', () => {
  test('has its eclipses, of which Delhi sees one', async () => {
    const answer = await listOf(`year=2027&${DELHI}`);
    expect(schemaFaults(EclipsesSchema, answer)).toEqual([]);
    expect(answer.eclipses.map(({ id, local }) => [id, local?.observed])).toEqual([
      ['solar-2027-02-06', false],
      ['lunar-2027-02-20', false],
      ['lunar-2027-07-18', false],
      ['solar-2027-08-02', true],
      ['lunar-2027-08-17', false],
    ]);
    expect(answer.eclipses.map(({ local }) => local?.sutak === null)).toEqual([true, true, true, false, true]);
    const [, february] = answer.eclipses;
    expect([february!.date, february!.local!.is_visible]).toEqual(['2027-02-21', true]);
    expect(february!.local!.reason).toContain('penumbra');
  });

  test('needs no place, and then says nothing of one', async () => {
    const { eclipses } = await listOf('year=2027&timezone=Asia/Kolkata');
    expect(eclipses.map(({ local }) => local)).toEqual([null, null, null, null, null]);
    expect(eclipses[3]!.greatest).toBe('2027-08-02T15:36:41+05:30');
    expect(eclipses[3]!.short).toContain('Give a place');
  });

  test.each([
    ['kind=lunar', ['lunar', 'lunar', 'lunar']],
    ['include_penumbral=false', ['solar', 'solar']],
    [`${DELHI}&visible_only=true&kind=solar`, ['solar']],
  ])('leaves out what %s leaves out', async (query, kinds) => {
    expect((await listOf(`year=2027&${query}`)).eclipses.map(({ kind }) => kind)).toEqual(kinds);
  });

  test('cannot choose what is seen without a place', async () => {
    expect((await call(handler, 'GET', `${PATH}?year=2027&visible_only=true`)).status).toBe(422);
  });

  test('counts sutak by praharas where asked, and echoes it', async () => {
    const answer = await call(handler, 'GET', `${PATH}?year=2027&${DELHI}&sutak=prahara`);
    const { conventions } = (answer.json as { meta: { conventions: { calendar: object } } }).meta;
    expect(conventions.calendar).toEqual({ sutak: 'prahara', shadow: 'danjon' });
    const { local } = dataOf<Eclipses>(answer).eclipses[3]!;
    expect(local!.sutak!.start).toMatch(/^2027-08-02T03:05/);
    expect(local!.reason).toContain('four praharas');
  });
});

describe('twenty years', () => {
  test.each(['en', 'hi'])('stay within 64 kB, and 16 kB in brief, in %s', async (lang) => {
    for (const place of [DELHI, 'latitude=64.15&longitude=-21.94', '']) {
      expect(await bytesOf(`${TWENTY_YEARS}&${place}&lang=${lang}&detail=standard`)).toBeLessThan(65_536);
      expect(await bytesOf(`${TWENTY_YEARS}&${place}&lang=${lang}&detail=brief`)).toBeLessThan(16_384);
    }
  });

  test('are told in lines, and whole in full', async () => {
    const lines = await listOf(`${TWENTY_YEARS}&${DELHI}&detail=standard`);
    const whole = await listOf(`${TWENTY_YEARS}&${DELHI}&detail=full`);
    expect(schemaFaults(EclipsesSchema, lines)).toEqual([]);
    expect(schemaFaults(EclipsesSchema, whole)).toEqual([]);
    expect(lines.eclipses.every(({ contacts }) => contacts === null)).toBe(true);
    expect(whole.eclipses.every(({ contacts, local }) => contacts !== null && local !== null)).toBe(true);
    const observed = whole.eclipses.filter(({ local }) => local!.observed).map(({ id }) => id);
    expect(lines.eclipses.filter(({ local }) => local !== null).map(({ id }) => id)).toEqual(observed);
  });
});

test.each(['en', 'hi'])('headlines and short texts keep their lengths in %s', async (lang) => {
  for (let year = 1990; year < 2010; year++) {
    for (const { headline, short } of (await listOf(`year=${year}&${DELHI}&lang=${lang}`)).eclipses) {
      expect(headline.length).toBeLessThanOrEqual(90);
      expect(short!.length).toBeLessThanOrEqual(280);
    }
  }
});

describe('one eclipse', () => {
  test('by its id', async () => {
    const answer = dataOf<EclipseWhole>(await call(handler, 'GET', `${PATH}/solar-2027-08-02?${DELHI}`));
    expect(schemaFaults(WholeSchema, answer)).toEqual([]);
    const local = answer.local as SolarLocal;
    expect([answer.type, local.type, local.sutak!.end === local.c4]).toEqual(['total', 'partial', true]);
    expect(answer.headline).toBe('Total solar eclipse, 2 Aug 2027: seen as partial here 15:53 to 17:02');
  });

  test('a Moon that rises eclipsed has sutak from sunrise on', async () => {
    const { local } = dataOf<EclipseWhole>(await call(handler, 'GET', `${PATH}/lunar-2026-03-03?${DELHI}`));
    expect([local!.rises_eclipsed, local!.observed]).toEqual([true, true]);
    expect(local!.sutak!.start).toBe('2026-03-03T06:44:25+05:30');
  });

  test.each(['solar-2027-08-03', 'lunar-2027-08-02', 'solar-2027-02-30', 'solar-1200-01-01', 'marriage'])(
    '%s is none',
    async (id) => {
      const { json, status } = await call(handler, 'GET', `${PATH}/${id}`);
      expect([status, (json as { code: string }).code]).toEqual([404, 'not_found']);
    },
  );

  test('an unknown one names those near it', async () => {
    expect((await call(handler, 'GET', `${PATH}/solar-2027-08-03`)).text).toContain('solar-2027-08-02');
  });
});

describe('/panchang/daily', () => {
  const summaryOf = async (date: string, lang = 'en') => {
    const url = `/api/v1/panchang/daily?date=${date}&${DELHI}&timezone=Asia/Kolkata&lang=${lang}`;
    return dataOf<{ summary: string[]; eclipses?: { id: string; text: string }[] }>(await call(handler, 'GET', url));
  };

  test('names the eclipse of its day, with sutak', async () => {
    const { eclipses, summary } = await summaryOf('2027-08-02');
    expect(eclipses!.map(({ id }) => id)).toEqual(['solar-2027-08-02']);
    expect(summary.at(-1)).toBe(
      'Total solar eclipse: it is seen here from 15:53 to 17:02. Sutak lasts from 03:53 to 17:02.',
    );
    expect((await summaryOf('2026-03-03', 'hi')).summary.at(-1)).toContain('चंद्र ग्रहण');
  });

  test.each(['2027-08-01', '2027-02-20', '2027-02-06'])('of %s says nothing of one', async (date) => {
    const answer = await summaryOf(date);
    expect('eclipses' in answer).toBe(false);
    expect(answer.summary.join(' ')).not.toContain('eclipse');
  });
});
