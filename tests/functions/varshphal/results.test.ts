import { describe, expect, test } from '@jest/globals';
import { handler } from '../../../functions/varshphal/routes.ts';
import type { AnnualChart, AnnualMuntha } from '../../../lib/schemas/varshphal/answers.ts';
import type { AnnualPanchaVargiya, AnnualYearLord } from '../../../lib/schemas/varshphal/yearLord.ts';
import { goldenYears } from '../../support/annual.ts';
import { BIRTH, dataOf, post } from '../../support/call.ts';
import { bodyOf, wire } from '../../support/golden.ts';

const ask = (path: string, body: object = {}) => post(handler, `/varshphal/${path}`, { ...BIRTH, year: 2026, ...body });
const answer = async <Data>(path: string, body: object = {}) => dataOf<Data>(await ask(path, body));
const fieldErrors = async (body: object) => {
  const { json, status } = await ask('chart', body);
  expect(status).toBe(422);
  return (json as { detail: { loc: string[]; msg: string; type: string }[] }).detail;
};
const warningsOf = (json: unknown) => (json as { meta: { warnings: { code: string }[] } }).meta.warnings;

// P. V. R. Narasimha Rao, Vedic Astrology, Example 118: 2000-03-08, 4:41:13 am; Examples 119 and 120, Chart 66.
const JODHPUR = { date: '1967-03-08', time: '17:40:00', latitude: 26.3, longitude: 73.06667, year: 2000 };

describe('the printed year of Chart 66', () => {
  test('chart', async () => {
    const data = await answer<AnnualChart>('chart', JODHPUR);
    expect(Math.abs(Date.parse(data.solar_return) - Date.parse('2000-03-08T04:41:13+05:30'))).toBeLessThan(15_000);
    expect(data).toMatchObject({ year: 2000, completed_years: 33, is_day_return: false, is_dvijanma: false });
    expect(data.ascendant.sign.id).toBe('capricorn');
    const signs = Object.fromEntries(data.planets.map(({ id, sign }) => [id, sign.id]));
    expect(signs).toEqual({
      sun: 'aquarius',
      moon: 'pisces',
      mars: 'pisces',
      mercury: 'aquarius',
      jupiter: 'aries',
      venus: 'capricorn',
      saturn: 'aries',
      rahu: 'cancer',
      ketu: 'capricorn',
    });
    // Before sunrise, so it is still Tuesday.
    expect(data.weekday).toMatchObject({ id: 'mangalavara', number: 3, lord: 'mars' });
    expect(data.houses.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    expect(data.houses[0]).toMatchObject({ lord: 'saturn', lord_house: 4, occupants: ['venus', 'ketu'] });
    // The Moon and Mars in Pisces see Capricorn as their 11th, Jupiter and Saturn in Aries as their 10th.
    expect(data.houses[0]!.aspected_by).toEqual(['moon', 'mars', 'jupiter', 'saturn']);
  });

  test('harsha bala and the lord of the year', async () => {
    const { planets, ...described } = await answer<AnnualPanchaVargiya>('pancha-vargiya', JODHPUR);
    const most = (scoreOf: (planet: (typeof planets)[number]) => number) =>
      planets.reduce((best, planet) => (scoreOf(planet) > scoreOf(best) ? planet : best)).id;
    expect(described.strongest).toBe(most(({ score }) => score));
    expect(described.strongest_classical).toBe(most(({ classical }) => classical.score));
    expect(planets.map(({ harsha }) => harsha.score)).toEqual([0, 15, 0, 10, 5, 10, 5]);
    const lord = await answer<AnnualYearLord>('year-lord', JODHPUR);
    expect(lord.year_lord).toBe('mars');
    expect(lord.office_bearers.map(({ office }) => office)).toEqual([
      'munthesh',
      'janma_lagnesh',
      'varsha_lagnesh',
      'tri_rashi_pati',
      'dina_ratri_pati',
    ]);
  });
});

test.each(goldenYears.filter((_, i) => i % 12 === 0))('$id $expected.year on the wire', async ({ birth, expected }) => {
  const body = { ...bodyOf(birth), year: expected.year, sunrise: 'hindu' };
  const data = await answer<AnnualChart>('chart', body);
  expect(Math.abs(data.julian_day_ut - expected.solar_return_julian_day_ut) * 86400).toBeLessThan(0.5);
  expect(data).toMatchObject({ completed_years: expected.completed_years, is_day_return: expected.day_return });
  expect(data.ascendant.sign.number).toBe(expected.varsha_lagna_sign);
  const muntha = await answer<AnnualMuntha>('muntha', body);
  expect(muntha).toMatchObject({
    sign: { number: expected.muntha_sign },
    house: expected.muntha_house_in_varsha_chart,
    lord: wire(expected.office_bearers['muntha_lord']!),
  });
  expect(data.muntha).toMatchObject({ house: muntha.house, longitude: muntha.longitude });
});

describe('the requested year', () => {
  test.each([1989, 2111])('%i is out of the bounds, which the answer names', async (year) => {
    const [error] = await fieldErrors({ year });
    expect(error).toMatchObject({ loc: ['body', 'year'], type: 'invalid_value' });
    expect(error!.msg).toBe(`The year runs from 1990, the year of birth, to 2110 (got ${year}).`);
  });

  test.each([1990, 2110])('%i is within', async (year) => {
    expect(await answer<AnnualChart>('chart', { year })).toMatchObject({ year, completed_years: year - 1990 });
  });

  test.each([['2026'], [2026.5], [null]])('%p is no year', async (year) => {
    const [error] = await fieldErrors({ year });
    expect(error).toMatchObject({ loc: ['body', 'year'], msg: 'Give the year as a whole number, such as 2026.' });
  });

  test('it is required', async () => {
    const [error] = await fieldErrors({ year: undefined });
    expect(error).toMatchObject({ loc: ['body', 'year'], type: 'missing' });
  });

  test('other mistakes are reported with it, each field once', async () => {
    const errors = await fieldErrors({ year: 1900, latitude: 99, time: '25:00', name: 7 });
    expect(errors.map(({ loc }) => loc[1]).sort()).toEqual(['latitude', 'name', 'time', 'year']);
    const dateless = await fieldErrors({ year: 1900, date: 'yesterday' });
    expect(dateless.map(({ loc }) => loc[1])).toEqual(['date']);
    expect(await fieldErrors({ year: 1900.5 })).toHaveLength(1);
  });

  test('years behind the ephemeris are named as such', async () => {
    const [error] = await fieldErrors({ date: '2390-06-01', year: 2401 });
    expect(error).toMatchObject({ loc: ['body', 'year'], type: 'date_out_of_range' });
    expect(error!.msg).toContain('2400');
  });

  test('the last year ends with an estimate and says so', async () => {
    const { json } = await ask('chart', { date: '2390-06-01', year: 2400 });
    expect((json as { data: AnnualChart }).data.is_year_end_estimated).toBe(true);
    expect(warningsOf(json).map(({ code }) => code)).toContain('year_end_estimated');
    const { notes } = await answer<AnnualMuntha>('muntha', { date: '2390-06-01', year: 2400 });
    expect(notes).toContain('The year reaches beyond the ephemeris, so its months are equal twelfths.');
    expect((await answer<AnnualMuntha>('muntha')).notes.join(' ')).not.toContain('twelfths');
  });

  test('a birth at the end of December returns across the turn of the year, with a warning', async () => {
    const { json } = await ask('chart', { date: '1900-12-31', time: '23:00:00', year: 2000 });
    expect((json as { data: AnnualChart }).data.solar_return).toMatch(/^2001-01-01/);
    expect(warningsOf(json).map(({ code }) => code)).toContain('return_in_other_year');
  });

  test('the year of birth is the birth chart', async () => {
    const data = await answer<AnnualChart>('chart', { year: 1990 });
    expect(data).toMatchObject({ solar_return: '1990-06-15T14:30:00+05:30', completed_years: 0, is_dvijanma: true });
    expect(data.muntha).toMatchObject({ house: 1, natal_house: 1, longitude: data.ascendant.longitude });
  });
});

describe('the place of the return', () => {
  const LONDON = { latitude: 51.5074, longitude: -0.1278, timezone: 'Europe/London' };

  test('is the birth place by default, whatever current_location says', async () => {
    const plain = await answer<AnnualChart>('chart');
    const { latitude, longitude } = BIRTH;
    expect(plain.place).toEqual({ kind: 'birth', latitude, longitude, timezone: 'Asia/Kolkata' });
    expect(plain.notes.join(' ')).toMatch(/cast for the birth place\. With return_place current/);
    expect(await answer<AnnualChart>('chart', { current_location: LONDON })).toEqual(plain);
    expect(await answer<AnnualChart>('chart', { current_location: 'London' })).toEqual(plain);
  });

  test('is the current one on request: another ascendant and clock, the same instant', async () => {
    const home = await answer<AnnualChart>('chart');
    const away = await answer<AnnualChart>('chart', { return_place: 'current', current_location: LONDON });
    expect(away.place).toEqual({ kind: 'current', ...LONDON });
    expect(away.notes.join(' ')).toMatch(/cast for current_location, as asked/);
    expect(away.julian_day_ut).toBe(home.julian_day_ut);
    expect(away.solar_return).toMatch(/\+01:00$/);
    expect(away.ascendant.longitude).not.toBeCloseTo(home.ascendant.longitude, 0);
    expect(away.planets.map(({ longitude }) => longitude)).toEqual(home.planets.map(({ longitude }) => longitude));
    const unzoned = { ...LONDON, timezone: undefined };
    expect(await answer<AnnualChart>('chart', { return_place: 'current', current_location: unzoned })).toEqual(away);
  });

  test('a town is resolved to its coordinates', async () => {
    const { place } = await answer<AnnualChart>('chart', { return_place: 'current', current_location: 'London' });
    // GeoNames: 51.50853, -0.12574.
    expect(place).toEqual({ kind: 'current', latitude: 51.5085, longitude: -0.1257, timezone: 'Europe/London' });
  });

  test.each([['Xyzzy'], [undefined], [{ ...LONDON, latitude: 91 }]])(
    '%p is not understood: the birth place is used, with a warning',
    async (current_location) => {
      const { json } = await ask('chart', { return_place: 'current', current_location });
      const { data, meta } = json as { data: AnnualChart; meta: { warnings: { code: string }[] } };
      expect(data.place.kind).toBe('birth');
      expect(meta.warnings.map(({ code }) => code)).toEqual(['not_understood']);
    },
  );

  test('the year of birth begins where the birth was', async () => {
    const { place } = await answer<AnnualChart>('chart', {
      return_place: 'current',
      current_location: LONDON,
      year: 1990,
    });
    expect(place).toMatchObject({ kind: 'birth', latitude: BIRTH.latitude });
  });
});

describe('the lord of the year', () => {
  test('by another counting, or with the Moon keeping it, says so', async () => {
    const { json } = await ask('year-lord?bala=specified&moon=keep');
    const { notes } = (json as { data: AnnualYearLord }).data;
    expect(notes.join(' ')).toMatch(/D1, D2, D12, D3 and D9, as asked/);
    expect(notes.join(' ')).toMatch(/The Moon keeps the year/);
    const { planets } = await answer<AnnualPanchaVargiya>('pancha-vargiya');
    for (const { bala, id } of (json as { data: AnnualYearLord }).data.candidates) {
      expect(bala.score).toBe(planets.find((planet) => planet.id === id)!.score);
    }
  });

  test('every strength is the sum of its parts', async () => {
    const { candidates, strength } = await answer<AnnualYearLord>('year-lord');
    const { planets } = await answer<AnnualPanchaVargiya>('pancha-vargiya');
    const scored = [
      strength,
      ...candidates.flatMap(({ bala, harsha }) => [bala, harsha]),
      ...planets.flatMap((planet) => [planet, planet.classical, planet.harsha]),
    ];
    for (const { components, score } of scored) {
      expect(components.reduce((sum, { points }) => sum + points, 0)).toBeCloseTo(score, 9);
    }
  });
});

test('the months of the Muntha tile the year', async () => {
  const { months, solar_return, year_end } = await answer<AnnualMuntha>('muntha');
  expect(months[0]!.start).toBe(solar_return);
  expect(months[11]!.end).toBe(year_end);
  months.slice(1).forEach(({ start }, i) => {
    expect(start).toBe(months[i]!.end);
  });
});
