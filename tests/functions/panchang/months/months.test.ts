import { describe, expect, test } from '@jest/globals';
import { handler } from '../../../../functions/panchang/routes.ts';
import {
  LunarMonthsOfYear as MonthsSchema,
  SankrantisOfYear as SankrantisSchema,
  type LunarMonthsOfYear,
  type SankrantisOfYear,
} from '../../../../lib/schemas/panchang/yearMonths.ts';
import { call, dataOf } from '../../../support/call.ts';
import { golden } from '../../../support/golden.ts';
import { schemaFaults } from '../../../support/schema.ts';

interface Golden {
  readonly months: readonly { year: number; month: string; is_adhika: boolean; new_moon_utc: string }[];
  readonly adhika_kshaya: readonly { year: number; month: string; kind: 'adhika' | 'kshaya'; start_utc: string }[];
}
const { adhika_kshaya: irregular, months } = golden<Golden>('jyotish/festivals');

const monthsOf = async (query: string) =>
  dataOf<LunarMonthsOfYear>(await call(handler, 'GET', `/api/v1/panchang/lunar-months?${query}`));
const sankrantisOf = async (query: string) =>
  dataOf<SankrantisOfYear>(await call(handler, 'GET', `/api/v1/panchang/sankranti?${query}`));
const secondsApart = (a: string, b: string) => Math.abs(Date.parse(a) - Date.parse(b)) / 1000;

describe('/panchang/lunar-months', () => {
  test.each([...new Set(months.map(({ year }) => year))])('has the months of %i', async (year) => {
    const answer = await monthsOf(`year=${year}`);
    expect(schemaFaults(MonthsSchema, answer)).toEqual([]);
    const opened = answer.months.filter(({ start }) => start.startsWith(String(year)));
    const wanted = months.filter((row) => row.year === year);
    expect(opened.map(({ amanta, is_adhika }) => [amanta.id, is_adhika])).toEqual(
      wanted.map(({ is_adhika, month }) => [month, is_adhika]),
    );
    for (const [i, { start }] of opened.entries()) {
      expect(secondsApart(start, wanted[i]!.new_moon_utc)).toBeLessThan(2);
    }
    for (const { is_adhika, is_kshaya, sankrantis } of answer.months) {
      expect(sankrantis).toHaveLength(is_adhika ? 0 : is_kshaya ? 2 : 1);
    }
  });

  test.each(irregular)('$month of $year is $kind', async ({ kind, month, start_utc: start, year }) => {
    const { months: found, summary } = await monthsOf(`year=${year}`);
    const one = found.find((row) => secondsApart(row.start, start) < 5)!;
    expect([one.amanta.id, one.is_adhika, one.is_kshaya]).toEqual([month, kind === 'adhika', kind === 'kshaya']);
    expect(one.lost_month === null).toBe(kind === 'adhika');
    expect(summary).toContain(one.amanta.name);
  });

  test('the dark half of a month has the next name, that of an adhika month its own', async () => {
    const { months: found, summary } = await monthsOf('year=2026&timezone=Asia/Kolkata');
    const halves = found.map(({ amanta, is_adhika, purnimanta: { krishna, shukla } }) =>
      [is_adhika ? `adhika ${amanta.id}` : amanta.id, shukla.id, krishna.id].join(' '),
    );
    expect(halves.slice(4, 8)).toEqual([
      'vaishakha vaishakha jyeshtha',
      'adhika jyeshtha jyeshtha jyeshtha',
      'jyeshtha jyeshtha ashadha',
      'ashadha ashadha shravana',
    ]);
    expect(summary).toBe('Adhika Jyeshtha comes from 17 May to 15 June 2026: the Sun enters no sign in it.');
    const hindi = await monthsOf('year=2026&timezone=Asia/Kolkata&lang=hi');
    expect(hindi.summary).toBe('अधिक ज्येष्ठ 17 मई से 15 जून 2026 तक है; इस महीने में सूर्य किसी नई राशि में नहीं जाता।');
  });

  test('a kshaya month names the month that is dropped', async () => {
    const { summary } = await monthsOf('year=1983&lang=en');
    expect(summary).toContain('Pausha stands for Magha too');
  });
});

describe('/panchang/sankranti', () => {
  const DELHI = 'latitude=28.6139&longitude=77.209';

  test('an ingress by day is kept on its day, one by night on the daylight after it', async () => {
    const answer = await sankrantisOf(`year=2026&${DELHI}`);
    expect(schemaFaults(SankrantisSchema, answer)).toEqual([]);
    expect(answer.sankrantis).toHaveLength(12);
    const [makara, , meena] = answer.sankrantis;
    // Published for New Delhi: 14 January, from 15:07 to 17:45.
    expect(makara).toMatchObject({
      observed_on: '2026-01-14',
      punya_kala: { start: expect.stringMatching(/T15:0[67]/), end: expect.stringMatching(/T17:4[56]/) },
      text: 'The Sun enters Capricorn on Wednesday, 14 January 2026 at 3:07 pm, in daylight. Makara Sankranti is kept on that day.',
    });
    expect(meena!.text).toBe(
      'The Sun enters Pisces on Sunday, 15 March 2026 at 1:03 am, before sunrise. Meena Sankranti is kept in the daylight of that date.',
    );
    const karka = answer.sankrantis.find(({ sign }) => sign.id === 'cancer')!;
    expect(karka).toMatchObject({ at: expect.stringMatching(/^2026-07-16T23:39/), observed_on: '2026-07-17' });
    expect(karka.text).toContain('after sunset. Karka Sankranti is therefore kept on the next day, 17 July 2026.');
    for (const { maha_punya_kala: best, observed_on: date, punya_kala: span } of answer.sankrantis) {
      expect([span.start, span.end, best.start, best.end].every((at) => at.startsWith(date))).toBe(true);
      expect(span.start <= best.start && best.end <= span.end).toBe(true);
    }
  });

  test('the regional months begin where the Sun of the place puts them', async () => {
    // Tamil New Year, Vishu's month, Poila Boishakh and Pana Sankranti of 2026, and Thai 1 after a nightly ingress in 2015.
    const of2026 = await sankrantisOf('year=2026&latitude=13.0827&longitude=80.2707');
    expect(of2026.sankrantis.find(({ sign }) => sign.id === 'aries')!.first_days).toEqual({
      tamil: { month: 'Chithirai', date: '2026-04-14' },
      malayalam: { month: 'Medam', date: '2026-04-14' },
      bengali: { month: 'Boishakh', date: '2026-04-15' },
      odia: { month: 'Baisakha', date: '2026-04-14' },
    });
    const of2015 = await sankrantisOf('year=2015&latitude=13.0827&longitude=80.2707');
    expect(of2015.sankrantis[0]!.first_days.tamil).toEqual({ month: 'Thai', date: '2015-01-15' });
  });

  test('a place is needed, and a whole one', async () => {
    const missing = await call(handler, 'GET', '/api/v1/panchang/sankranti?year=2026&latitude=28.6');
    expect([missing.status, JSON.stringify(missing.json)]).toEqual([422, expect.stringContaining('longitude')]);
    const early = await call(handler, 'GET', `/api/v1/panchang/sankranti?year=1200&${DELHI}`);
    expect(early.text).toContain('date_out_of_range');
  });
});
