/** /varshphal/dashas, /varshphal/tripataki, /varshphal/month and /varshphal/yogas over the wire. */
import { describe, expect, test } from '@jest/globals';
import { handler } from '../../../functions/varshphal/routes.ts';
import type { Period } from '../../../lib/schemas/common/period.ts';
import type { AnnualChart } from '../../../lib/schemas/varshphal/answers.ts';
import type { AnnualYogas } from '../../../lib/schemas/varshphal/matters.ts';
import type { AnnualMonth } from '../../../lib/schemas/varshphal/month.ts';
import type { AnnualPredictions } from '../../../lib/schemas/varshphal/predictions.ts';
import type { AnnualDashas, AnnualTripataki } from '../../../lib/schemas/varshphal/yearCycles.ts';
import { BIRTH, dataOf, post } from '../../support/call.ts';

const ask = (path: string, body: object = {}) => post(handler, `/varshphal/${path}`, { ...BIRTH, year: 2026, ...body });
const answer = async <Data>(path: string, body: object = {}) => dataOf<Data>(await ask(path, body));
const WITHIN = 'as_of=2026-11-20';

describe('dashas', () => {
  const lists = ({ mudda, patyayini, yogini }: AnnualDashas) => [mudda, yogini, patyayini];

  test('tile the year, with detail=full down to their parts', async () => {
    const dashas = await answer<AnnualDashas>(`dashas?detail=full&${WITHIN}`);
    const ends = (periods: readonly Period[]) => [periods[0]!.start, periods.at(-1)!.end];
    for (const periods of lists(dashas)) {
      expect(ends(periods)).toEqual([dashas.solar_return, dashas.year_end]);
      for (const { end, start, sub_periods: parts } of periods) expect(ends(parts!)).toEqual([start, end]);
    }
    expect(dashas.shares.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 3);
    expect(dashas.patyayini.find(({ lord }) => lord === null)).toMatchObject({
      sign: { id: 'sagittarius' },
      name: 'Ascendant',
    });
  });

  test('mudda periods are those of the predictions', async () => {
    for (const opening of ['balance', 'full']) {
      const { mudda } = await answer<AnnualDashas>(`dashas?first_period=${opening}`);
      const { months } = await answer<AnnualPredictions>(`predictions?first_period=${opening}`);
      expect(mudda.map(({ end, lord, start }) => [lord, start, end])).toEqual(
        months.map(({ end, lord, start }) => [lord, start, end]),
      );
    }
  });

  test('by default what runs is opened and read; in brief nothing is', async () => {
    const dashas = await answer<AnnualDashas>(`dashas?detail=standard&${WITHIN}`);
    for (const periods of lists(dashas)) {
      expect(periods.filter(({ is_current: runs }) => runs)).toHaveLength(1);
      expect(periods.every(({ is_current: runs, sub_periods: parts }) => runs === (parts !== null))).toBe(true);
    }
    expect(dashas.readings.map(({ dasha, level }) => [dasha, level])).toEqual(
      ['mudda', 'yogini', 'patyayini'].flatMap((dasha) => [1, 2].map((level) => [dasha, level])),
    );
    const brief = await answer<Partial<AnnualDashas>>(`dashas?detail=brief&${WITHIN}`);
    expect('readings' in brief).toBe(false);
  });

  test('a planet is described once in an answer', async () => {
    const { readings } = await answer<AnnualDashas>(`dashas?readings=all&${WITHIN}`);
    const described = readings.filter(({ text }) => text.includes('Saturn rules'));
    expect(readings.filter(({ lord }) => lord === 'saturn').length).toBeGreaterThan(1);
    expect(described).toHaveLength(1);
  });

  test('outside the year every period is read, the lord of the ascendant for the ascendant', async () => {
    const { mudda, patyayini, readings, yogini } = await answer<AnnualDashas>('dashas?as_of=2031-01-01');
    expect(readings).toHaveLength(mudda.length + yogini.length + patyayini.length);
    const ofAscendant = readings.find(({ lord }) => lord === null)!;
    expect(ofAscendant.text).toContain('the period of the ascendant runs');
    expect(readings.find(({ dasha }) => dasha === 'yogini')!.text).toMatch(/^By the yogini dasha of the year \w+, of /);
  });
});

describe('tripataki', () => {
  test('names who touches, and says it of the Moon and the ascendant', async () => {
    const { positions, readings, running_year: year, vedha } = await answer<AnnualTripataki>('tripataki');
    expect(year).toBe(37);
    // After 36 years all are back where they began.
    expect(positions.every(({ natal_sign: natal, sign }) => natal.id === sign.id)).toBe(true);
    expect(vedha).toEqual({ lagna: ['sun', 'mars', 'jupiter'], moon: ['saturn', 'rahu', 'ketu'] });
    expect(readings.map(({ of, tone }) => [of, tone])).toEqual([
      ['moon', 'demanding'],
      ['lagna', 'mixed'],
    ]);
    expect(readings[0]!.text).toContain('Rahu touches the Moon.');
  });

  test('by the other reading planets stay', async () => {
    const { positions, progress } = await answer<AnnualTripataki>('tripataki', { progress: 'stay' });
    expect(progress).toBe('stay');
    const moon = positions.find(({ planet }) => planet === 'moon')!;
    // The 37th year is the first of the fifth nine.
    expect((moon.sign.number - moon.natal_sign.number + 12) % 12).toBe(4);
  });
});

describe('month', () => {
  test('the first month is the chart of the year', async () => {
    const year = await answer<AnnualChart>('chart');
    const month = await answer<AnnualMonth>('month');
    expect(month).toMatchObject({ month: 1, day_chart: null, pravesha: year.solar_return });
    expect([month.planets, month.ascendant, month.muntha]).toEqual([year.planets, year.ascendant, year.muntha]);
    expect(month.office_bearers).toHaveLength(6);
  });

  test('a day has a chart and a lord of its own', async () => {
    const { day_chart: day, ...month } = await answer<AnnualMonth>('month', { month: 3, day: 5 });
    expect(day).toMatchObject({ day: 5 });
    expect(day!.office_bearers).toHaveLength(7);
    expect(Date.parse(day!.pravesha) - Date.parse(month.pravesha)).toBeGreaterThan(4 * 86_400_000);
    expect(month.reading).toContain('lord of the month');
    expect(day!.reading).toContain('lord of the day');
    const next = await answer<AnnualMonth>('month', { month: 4 });
    const last = await answer<AnnualMonth>('month', { month: 3, day: 31 });
    expect([month.end, last.day_chart!.pravesha]).toEqual([next.pravesha, next.pravesha]);
  });

  test.each([{ month: 0 }, { month: 13 }, { day: 32 }, { day: 1.5 }])('%j is refused', async (body) => {
    const { json, status } = await ask('month', body);
    expect(status).toBe(422);
    expect((json as { detail: { loc: string[] }[] }).detail[0]!.loc).toEqual(['body', Object.keys(body)[0]]);
  });

  test('a month beyond the ephemeris is named as such', async () => {
    const { json, status } = await ask('month', { date: '2390-06-01', year: 2400, month: 12 });
    expect(status).toBe(422);
    const [error] = (json as { detail: { loc: string[]; type: string }[] }).detail;
    expect(error).toMatchObject({ loc: ['body', 'month'], type: 'date_out_of_range' });
  });
});

describe('yogas', () => {
  test('are sixteen verdicts, the absent ones a line with what is missing', async () => {
    const { houses, lords, matters, yogas } = await answer<AnnualYogas>('yogas?detail=standard');
    expect(yogas).toHaveLength(16);
    expect(houses).toEqual([2, 4, 5, 7, 9, 10, 11]);
    expect(matters.map(({ house }) => house)).toEqual(houses);
    for (const yoga of yogas.filter(({ present }) => !present)) {
      expect(Object.keys(yoga)).toEqual(['id', 'name', 'present', 'missing']);
      expect(yoga.missing.length).toBeGreaterThan(0);
    }
    for (const { result, text } of yogas.filter(({ present }) => present)) {
      expect([typeof result, typeof text]).toEqual(['string', 'string']);
    }
    const kuttha = yogas.find(({ id }) => id === 'kuttha')!;
    expect(kuttha.planets).toEqual(lords.filter((lord) => lord.kuttha).map(({ planet }) => planet));
  });

  test('only those formed in brief or where they are asked for', async () => {
    const present = await answer<AnnualYogas>('yogas?include=present');
    expect(present.yogas.every((yoga) => yoga.present)).toBe(true);
    const brief = await answer<AnnualYogas>('yogas?detail=brief');
    expect(brief.yogas.map(({ id }) => id)).toEqual(present.yogas.map(({ id }) => id));
  });

  test('are asked of the houses given, each once', async () => {
    const { houses, matters } = await answer<AnnualYogas>('yogas', { houses: [10, 7, 10] });
    expect([houses, matters.map(({ house }) => house)]).toEqual([
      [7, 10],
      [7, 10],
    ]);
  });

  test.each([[[]], [[1]], [[13]], ['7'], [[7.5]]])('houses %j are refused', async (houses) => {
    const { json, status } = await ask('yogas', { houses });
    expect(status).toBe(422);
    expect((json as { detail: { loc: string[] }[] }).detail[0]!.loc.slice(0, 2)).toEqual(['body', 'houses']);
  });
});
