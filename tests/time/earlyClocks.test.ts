/**
 * Births before standard time: local mean time of the birth longitude, wherever the database has one city's clock for a
 * country.
 */
import '../../functions/_shell/placeData.ts';
import { describe, expect, test } from '@jest/globals';
import { exactOffset } from '../../lib/time/placeClock.ts';
import { resolveCivilTime, type CivilTime } from '../../lib/time/civilTime.ts';
import { CITY_CLOCKS } from '../../lib/time/tables/cityClocks.ts';
import { saidWarnings } from '../../lib/schemas/common/warning.ts';
import { zoneNamed } from '../../lib/time/zones.ts';
import { handler } from '../../functions/planets/routes.ts';
import { BIRTH, post } from '../support/call.ts';

/** Seconds by which a longitude is ahead of Greenwich, to the millisecond: four minutes a degree. */
const meanSeconds = (longitude: number) => Math.round(longitude * 240_000) / 1000;

describe('famous births, their ascendants as published', () => {
  test.each([
    ['M. K. Gandhi, Porbandar', '1869-10-02', '07:12:00', 21.63, 69.6, 'libra'],
    ['Vivekananda, Calcutta', '1863-01-12', '06:33:00', 22.57, 88.36, 'sagittarius'],
    ['Tagore, Calcutta', '1861-05-07', '02:51:00', 22.57, 88.36, 'pisces'],
    ['Aurobindo, Calcutta', '1872-08-15', '05:00:00', 22.57, 88.36, 'cancer'],
    ['B. V. Raman, Bangalore', '1912-08-08', '19:43:00', 12.97, 77.59, 'aquarius'],
  ])('%s', async (_, date, time, latitude, longitude, sign) => {
    const { json } = await post(handler, '/planets/positions', {
      ...BIRTH,
      ...{ date, time, latitude, longitude, timezone: null },
    });
    const { data, meta } = json as { data: { ascendant: { sign: { id: string } } }; meta: { timezone: object } };
    expect(data.ascendant.sign.id).toBe(sign);
    expect(meta.timezone).toMatchObject({ name: 'Asia/Kolkata', source: 'derived' });
  });
});

/** Numbers in [0, 1), the same at each run: Park and Miller, 1988. */
function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
}

const BRITISH_INDIA = { south: 9, north: 31, west: 69, east: 92 };

describe('India from 1850 to 1905', () => {
  const next = numbersFrom(1869);
  const births = Array.from({ length: 200 }, (): CivilTime => {
    const between = (low: number, high: number) => low + next() * (high - low);
    const at = Date.UTC(1850, 0, 1) + between(0, Date.UTC(1906, 0, 1) - Date.UTC(1850, 0, 1) - 86_400_000);
    const [date, time] = new Date(at).toISOString().slice(0, 19).split('T') as [string, string];
    const { south, north, west, east } = BRITISH_INDIA;
    return { date, time, latitude: between(south, north), longitude: between(west, east), timezone: 'Asia/Kolkata' };
  });

  test.each(births)('$date $time at $longitude', (birth) => {
    const { timezone, rule, warnings } = resolveCivilTime(birth);
    expect(timezone.utcOffsetSeconds).toBe(meanSeconds(birth.longitude));
    expect(rule).toBe('local_mean_time');
    expect(warnings.map(({ code }) => code)).toEqual(['local_mean_time']);
  });

  test('the warning names the clocks that may be meant instead, in both languages', () => {
    const bombay = { date: '1890-01-15', time: '10:30:00', latitude: 19.076, longitude: 72.8777, timezone: null };
    const { warnings } = resolveCivilTime(bombay);
    for (const language of ['en', 'hi'] as const) {
      const [described] = saidWarnings(warnings, language);
      for (const named of ['railway_time', '+05:21:10', 'bombay_time', '+04:51', '+04:51:31']) {
        expect(described!.message).toContain(named);
      }
    }
  });

  test('standard time begins with 1906', () => {
    const birth = { date: '1906-01-01', time: '00:30:00', latitude: 28.6139, longitude: 77.209, timezone: null };
    expect(resolveCivilTime(birth)).toMatchObject({ rule: 'standard', timezone: { utcOffsetSeconds: 19_800 } });
  });
});

describe('other countries with the clock of one city', () => {
  test('every zone of the table has such a stretch', () => {
    for (const { zone, city } of CITY_CLOCKS) {
      const { cityClock, earlyPeriods } = zoneNamed(zone)!;
      expect([zone, cityClock?.city]).toEqual([zone, city]);
      expect(earlyPeriods).toBeGreaterThan(cityClock!.firstPeriod);
    }
  });

  test.each([
    ['Kandy', 'Asia/Colombo', '1900-01-01', 7.29, 80.63],
    ['Mandalay', 'Asia/Yangon', '1910-01-01', 21.98, 96.08],
    ['Kazan', 'Europe/Moscow', '1890-04-01', 55.79, 49.12],
    ['Surabaya', 'Asia/Jakarta', '1920-01-01', -7.25, 112.75],
    ['Dacca', 'Asia/Dhaka', '1895-01-01', 23.71, 90.41],
    ['Maastricht', 'Europe/Amsterdam', '1905-01-01', 50.85, 5.69],
    ['Peking before 1901', 'Asia/Shanghai', '1893-12-26', 39.9, 116.4],
    ['Recife before 1914', 'America/Recife', '1900-01-01', -8.05, -34.9],
  ])('%s keeps local mean time', (_, timezone, date, latitude, longitude) => {
    const answer = resolveCivilTime({ date, time: '12:00:00', latitude, longitude, timezone });
    expect(answer.timezone.utcOffsetSeconds).toBe(meanSeconds(longitude));
    expect(answer.rule).toBe('local_mean_time');
  });

  test('the clock of the city can be sent as the offset that the warning names', () => {
    const kazan = { date: '1890-04-01', time: '12:00:00', latitude: 55.79, longitude: 49.12 };
    const [described] = saidWarnings(resolveCivilTime({ ...kazan, timezone: 'Europe/Moscow' }).warnings, 'en');
    const [, offset] = /Send timezone "([^"]+)"/.exec(described!.message)!;
    const answer = resolveCivilTime({ ...kazan, timezone: offset! });
    expect(exactOffset(answer.timezone.utcOffsetSeconds)).toBe('+02:30:17');
  });

  test('where a law made it the time of the country, the mean time of a city stays', () => {
    const brest = { date: '1900-01-01', time: '12:00:00', latitude: 48.39, longitude: -4.49, timezone: 'Europe/Paris' };
    expect(resolveCivilTime(brest)).toMatchObject({ rule: 'standard', timezone: { utcOffsetSeconds: 561 } });
    const arnhem = { date: '1915-01-01', time: '12:00:00', latitude: 51.98, longitude: 5.91 };
    const answer = resolveCivilTime({ ...arnhem, timezone: 'Europe/Amsterdam' });
    expect(answer).toMatchObject({ rule: 'standard', timezone: { utcOffsetSeconds: 1172 } });
  });

  test('the clock of the coast of China is named as such inland, before 1949', () => {
    const codesAt = (date: string, longitude: number) =>
      resolveCivilTime({ date, time: '12:00:00', latitude: 30.66, longitude, timezone: 'Asia/Shanghai' }).warnings.map(
        ({ code }) => code,
      );
    expect(codesAt('1930-01-01', 104.06)).toEqual(['coast_time_in_use']);
    expect(codesAt('1930-01-01', 121.47)).toEqual([]);
    expect(codesAt('1950-01-01', 104.06)).toEqual([]);
  });
});
