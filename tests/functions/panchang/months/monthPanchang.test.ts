import { describe, expect, test } from '@jest/globals';
import { handler } from '../../../../functions/panchang/routes.ts';
import type { PanchangDaily } from '../../../../lib/schemas/panchang/daily.ts';
import { MonthPanchang as MonthSchema, type MonthPanchang } from '../../../../lib/schemas/panchang/monthPanchang.ts';
import { call, dataOf } from '../../../support/call.ts';
import { schemaFaults } from '../../../support/schema.ts';

const DELHI = 'latitude=28.6139&longitude=77.209';
const asked = (query: string) => call(handler, 'GET', `/api/v1/panchang/month?${query}`);
const monthOf = async (query: string) => dataOf<MonthPanchang>(await asked(query));
const dailyOf = async (query: string) =>
  dataOf<PanchangDaily>(await call(handler, 'GET', `/api/v1/panchang/daily?${query}`));

describe('/panchang/month', () => {
  test('says of November 2026 in Delhi what almanacs say', async () => {
    const month = await monthOf(`year=2026&month=11&${DELHI}&detail=standard`);
    expect(month.days.map(({ date }) => date)).toEqual(
      Array.from({ length: 30 }, (_, i) => `2026-11-${String(i + 1).padStart(2, '0')}`),
    );
    const on = (date: string) => month.days.find((day) => day.date === date)!;
    // Published almanacs of 2026: Dhanteras 6, Diwali 8, Govardhan 10, Bhai Dooj 11, Chhath 15, Ekadashi 20, Dev Diwali 24.
    expect(on('2026-11-06').festivals).toContain('dhanteras');
    expect(on('2026-11-08').festivals).toContain('diwali');
    expect(on('2026-11-10').festivals).toContain('govardhan_puja');
    expect(on('2026-11-11').festivals).toContain('bhai_dooj');
    expect(on('2026-11-15').festivals).toContain('chhath_puja');
    expect(on('2026-11-20').vratas).toContain('ekadashi');
    expect(on('2026-11-24')).toMatchObject({ festivals: expect.arrayContaining(['dev_diwali']), paksha: 'shukla' });
    // The month turns in Tamil Nadu and Kerala with the Sun's entry into Scorpio on the 16th, in the evening.
    expect(on('2026-11-17').solar).toMatchObject({ tamil: { month: 'Karthigai', day: 1 } });
    expect(on('2026-11-09').lunar_month).toMatchObject({ amanta: { id: 'ashvina' }, purnimanta: { id: 'kartika' } });
    expect(month.summary).toBe(
      'In November 2026 new moon is on 9 November, full moon on 24 November. Ekadashi is kept on 5, 20 and 21 November.',
    );
    const named = new Set(month.observances.map(({ date, id }) => `${date} ${id}`));
    for (const { date, festivals, vratas } of month.days) {
      for (const id of [...festivals, ...vratas]) expect(named).toContain(`${date} ${id}`);
    }
  });

  test.each([
    ['2026', '3', DELHI],
    ['2027', '2', 'latitude=13.0827&longitude=80.2707'],
    ['2024', '6', 'latitude=51.5074&longitude=-0.1278'],
    ['2025', '1', 'latitude=40.7128&longitude=-74.006'],
  ])('%s-%s at %s is the month of the days that /panchang/daily tells', async (year, month, place) => {
    const { days } = await monthOf(`year=${year}&month=${month}&${place}&detail=standard`);
    const full = await monthOf(`year=${year}&month=${month}&${place}`);
    expect(schemaFaults(MonthSchema, full)).toEqual([]);
    for (const [i, day] of days.entries()) {
      const daily = await dailyOf(`date=${day.date}&${place}`);
      expect(day).toMatchObject({
        sunrise: daily.sunrise,
        sunset: daily.sunset,
        moonrise: daily.moonrise,
        moonset: daily.moonset,
        vara: { id: daily.vara.id },
        paksha: daily.lunar_month.paksha,
        lunar_month: {
          amanta: { id: daily.lunar_month.amanta.id },
          purnimanta: { id: daily.lunar_month.purnimanta.id },
          is_adhika: daily.lunar_month.is_adhika,
        },
        sun_sign: daily.sun.sign,
        moon_sign: daily.moon.sign,
        rahu_kaal: { start: daily.rahu_kaal.start, end: daily.rahu_kaal.end },
        bhadra: daily.bhadra.map(({ end, start }) => ({ start, end })),
      });
      expect(day.panchaka === null).toBe(daily.panchaka === null);
      for (const limb of ['tithi', 'nakshatra', 'yoga', 'karana'] as const) {
        const ids = (items: readonly { id: string; number: number }[]) =>
          items.map(({ id, number }) => `${id} ${number}`);
        expect([day.date, ids(day[limb])]).toEqual([day.date, ids(daily[limb])]);
        for (const [k, { end }] of day[limb].entries()) {
          expect(Math.abs(Date.parse(end) - Date.parse(daily[limb][k]!.end))).toBeLessThanOrEqual(1000);
        }
        expect(full.days[i]![limb]).toEqual(daily[limb]);
      }
    }
  });

  test('brief stays below 16 kB and standard below 64 kB in every month of two years, in Hindi too', async () => {
    const sizes = { brief: 0, standard: 0 };
    for (let month = 0; month < 24; month++) {
      for (const detail of ['brief', 'standard'] as const) {
        const query = `year=${2026 + Math.floor(month / 12)}&month=${(month % 12) + 1}&${DELHI}&lang=hi&detail=${detail}`;
        sizes[detail] = Math.max(sizes[detail], Buffer.byteLength((await asked(query)).text));
      }
    }
    expect(sizes.brief).toBeLessThan(16_000);
    expect(sizes.standard).toBeLessThan(64_000);
  });

  test('an eclipse that is seen counts on its day, one that is not does not', async () => {
    // 3 March 2026: the Moon rises eclipsed over Delhi; 12 August 2026: the Sun is eclipsed over Spain, by night in Delhi.
    const eclipsesOf = async (query: string) =>
      (await monthOf(query)).days.flatMap(({ date, eclipse }) => (eclipse === null ? [] : [[date, eclipse]]));
    expect(await eclipsesOf(`year=2026&month=3&${DELHI}`)).toEqual([['2026-03-03', 'lunar-2026-03-03']]);
    expect(await eclipsesOf(`year=2026&month=8&${DELHI}`)).toEqual([]);
    expect(await eclipsesOf('year=2026&month=8&latitude=42.34&longitude=-3.7')).toEqual([
      ['2026-08-12', 'solar-2026-08-12'],
      ['2026-08-28', 'lunar-2026-08-28'],
    ]);
  });

  test('where the Sun does not rise that is told', async () => {
    const { days } = await monthOf('year=2026&month=12&latitude=69.65&longitude=18.96');
    expect(days.find(({ date }) => date === '2026-12-20')).toMatchObject({ sunrise: null, is_approximate: true });
  });

  test('a month is asked by its number', async () => {
    const { json, status } = await asked(`year=2026&month=13&${DELHI}`);
    expect([status, JSON.stringify(json)]).toEqual([422, expect.stringContaining('from 1 to 12 (got 13)')]);
  });
});
