import { describe, expect, test } from '@jest/globals';
import { handler } from '../../../functions/varshphal/routes.ts';
import type { AnnualChart, AnnualMuntha } from '../../../lib/schemas/varshphal.ts';
import type { AnnualPanchaVargiya, AnnualYearLord } from '../../../lib/schemas/varshphalLord.ts';
import type { AnnualPredictions } from '../../../lib/schemas/varshphalPredictions.ts';
import { goldenYears, tajikaYears } from '../../support/annual.ts';
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
    const { planets, ...told } = await answer<AnnualPanchaVargiya>('pancha-vargiya', JODHPUR);
    const most = (scoreOf: (planet: (typeof planets)[number]) => number) =>
      planets.reduce((best, planet) => (scoreOf(planet) > scoreOf(best) ? planet : best)).id;
    expect(told.strongest).toBe(most(({ score }) => score));
    expect(told.strongest_classical).toBe(most(({ classical }) => classical.score));
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

describe('the year asked for', () => {
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

  test('other mistakes are told with it, each field once', async () => {
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

  test('is the birth place unless asked otherwise, whatever current_location says', async () => {
    const plain = await answer<AnnualChart>('chart');
    const { latitude, longitude } = BIRTH;
    expect(plain.place).toEqual({ kind: 'birth', latitude, longitude, timezone: 'Asia/Kolkata' });
    expect(plain.notes.join(' ')).toMatch(/cast over the birth place; return_place current/);
    expect(await answer<AnnualChart>('chart', { current_location: LONDON })).toEqual(plain);
    expect(await answer<AnnualChart>('chart', { current_location: 'London' })).toEqual(plain);
  });

  test('is the current one on request: another ascendant and clock, the same instant', async () => {
    const home = await answer<AnnualChart>('chart');
    const away = await answer<AnnualChart>('chart', { return_place: 'current', current_location: LONDON });
    expect(away.place).toEqual({ kind: 'current', ...LONDON });
    expect(away.notes.join(' ')).toMatch(/cast over current_location, as asked/);
    expect(away.julian_day_ut).toBe(home.julian_day_ut);
    expect(away.solar_return).toMatch(/\+01:00$/);
    expect(away.ascendant.longitude).not.toBeCloseTo(home.ascendant.longitude, 0);
    expect(away.planets.map(({ longitude }) => longitude)).toEqual(home.planets.map(({ longitude }) => longitude));
    const unzoned = { ...LONDON, timezone: undefined };
    expect(await answer<AnnualChart>('chart', { return_place: 'current', current_location: unzoned })).toEqual(away);
  });

  test.each([
    ['London', ['body', 'current_location']],
    [undefined, ['body', 'current_location']],
    [{ ...LONDON, latitude: 91 }, ['body', 'current_location', 'latitude']],
    [{ ...LONDON, timezone: 'Mars/Olympus' }, ['body', 'current_location', 'timezone']],
    [{ ...LONDON, timezone: '' }, ['body', 'current_location', 'timezone']],
  ])('%p cannot be cast over', async (current_location, loc) => {
    const errors = await fieldErrors({ return_place: 'current', current_location });
    expect(errors.map((error) => error.loc)).toEqual([loc]);
  });

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

  /** The Moon is the strongest, and each reading names another. */
  const moonYear = tajikaYears.find(
    ({ expected: { disputed } }) => disputed?.['tn'] && new Set(Object.values(disputed)).size === 3,
  )!;

  test('tells by which readings it would be another', async () => {
    const { disputed, year } = moonYear.expected;
    const body = { ...bodyOf(moonYear.birth), year, sunrise: 'hindu' };
    const told = await answer<AnnualYearLord>('year-lord', body);
    expect(told.decided_by).toBe('strongest_aspecting');
    expect(told.readings.map(({ convention, value, year_lord: lord }) => [convention, value, lord])).toEqual(
      ['tn', 'passed_over', 'keep'].map((rule) => ['moon', rule, wire(String(disputed![rule]))]),
    );
    expect(told.readings.filter(({ is_used: isUsed }) => isUsed).map(({ value }) => value)).toEqual(['tn']);
    for (const { source, value, year_lord: lord } of told.readings) {
      expect(source).not.toBe('');
      expect(await answer<AnnualYearLord>('year-lord', { ...body, moon: value })).toMatchObject({ year_lord: lord });
      const { year_lord: predicted } = await answer<AnnualPredictions>('predictions', { ...body, moon: value });
      expect(predicted.planet).toBe(lord);
    }
  });

  test('cites the verses of its steps', async () => {
    const { selection } = await answer<AnnualYearLord>('year-lord');
    const verses = (rule: string) => selection.find((step) => step.rule === rule)!.source;
    expect(verses('aspects_ascendant')).toMatch(/^Tajika Nilakanthi Varsha Tantra 1\.6 /);
    expect(verses('one_is_able')).toMatch(/^Tajika Nilakanthi Varsha Tantra 1\.7 /);
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

describe('what the texts leave open', () => {
  const conventionsOf = async (path: string, body: object = {}) => {
    const { json } = await ask(path, body);
    return (json as { meta: { conventions: Record<string, unknown> } }).meta.conventions;
  };
  const WEIGHING = { relation: 'tajika', drekkana: 'tajika' };
  const ELECTING = { ...WEIGHING, none_aspects: 'muntha_lord', moon: 'tn' };

  test.each([
    ['muntha', WEIGHING],
    ['pancha-vargiya', WEIGHING],
    ['sahams', WEIGHING],
    ['predictions', ELECTING],
    ['year-lord', { ...ELECTING, bala: 'classical' }],
  ])('%s echoes the defaults that it depends on', async (path, expected) => {
    const conventions = await conventionsOf(path);
    const own = ['relation', 'drekkana', 'none_aspects', 'moon', 'bala'].filter((name) => name in conventions);
    expect(Object.fromEntries(own.map((name) => [name, conventions[name]]))).toEqual(expected);
  });

  test('the chart depends on none of them', async () => {
    expect(Object.keys(await conventionsOf('chart'))).not.toEqual(expect.arrayContaining(['relation']));
    expect(await answer('chart', { relation: 'natural' })).toEqual(await answer('chart'));
  });

  test('every choice is taken and echoed; null is none', async () => {
    const asked = { relation: 'natural', drekkana: 'parashari', none_aspects: 'lagna_lord', moon: 'passed_over' };
    expect(await conventionsOf('year-lord', asked)).toMatchObject(asked);
    expect(await conventionsOf('predictions', asked)).toMatchObject(asked);
    expect(await conventionsOf('year-lord', { relation: null, moon: null })).toMatchObject(ELECTING);
  });

  test('the older word for the rule of the text means the same, and the query goes before the body', async () => {
    expect(await conventionsOf('year-lord?moon=hand_on', { moon: 'keep' })).toMatchObject({ moon: 'tn' });
    expect(await conventionsOf('year-lord', { moon: 'hand_on' })).toMatchObject({ moon: 'tn' });
    expect(await conventionsOf('year-lord?moon=keep')).toMatchObject({ moon: 'keep' });
  });

  test.each([
    ['pancha-vargiya', 'relation'],
    ['muntha', 'drekkana'],
    ['predictions', 'none_aspects'],
    ['year-lord', 'moon'],
  ])('%s refuses an unknown %s by its name', async (path, field) => {
    const { json, status } = await ask(path, { [field]: 'panchadha' });
    expect(status).toBe(422);
    const [error] = (json as { detail: { loc: string[] }[] }).detail;
    expect(error!.loc).toEqual(['body', field]);
  });

  test('each way of counting says so in its notes', async () => {
    const notesOf = async (body: object) => (await answer<AnnualPanchaVargiya>('pancha-vargiya', body)).notes.join(' ');
    expect(await notesOf({})).toMatch(/counted in the annual chart: .* Chaldean order, from Mars/);
    const asked = await notesOf({ relation: 'natural', drekkana: 'parashari' });
    expect(asked).toMatch(/Friends and enemies are the natural ones, as asked.*those of the D3 signs, as asked/);
    for (const path of ['year-lord', 'muntha', 'sahams', 'predictions']) {
      const { notes } = await answer<{ notes: string[] }>(path, { relation: 'natural' });
      expect([path, notes.some((note) => note.startsWith('Friends and enemies are the natural ones'))]).toEqual([
        path,
        true,
      ]);
    }
  });

  test.each(tajikaYears.filter((_, i) => i % 24 === 0))(
    '$id $expected.year: the golden bala in quarters of its units, graded by the relation',
    async ({ birth, expected }) => {
      const body = { ...bodyOf(birth), year: expected.year, sunrise: 'hindu' };
      const { planets } = await answer<AnnualPanchaVargiya>('pancha-vargiya', body);
      for (const [name, { components, relation, vishva }] of Object.entries(expected.bala)) {
        const { classical } = planets.find(({ id }) => id === wire(name))!;
        expect(Math.abs(classical.score - vishva)).toBeLessThan(0.0001);
        const [sign, exaltation, hadda, drekkana, navamsha] = classical.components;
        const { kshetra, navamsa, uchcha } = components;
        const units = [kshetra, uchcha, components.hadda, components.drekkana, navamsa];
        classical.components.forEach(({ points }, i) => expect(points * 4).toBeCloseTo(units[i]!, 3));
        expect([sign, hadda, drekkana, navamsha].map((part) => part!.standing)).toEqual([
          ...[relation.kshetra, relation.hadda, relation.drekkana, relation.navamsa],
        ]);
        expect(exaltation!.standing).toBeNull();
      }
    },
  );
});

test('the months of the Muntha tile the year', async () => {
  const { months, solar_return, year_end } = await answer<AnnualMuntha>('muntha');
  expect(months[0]!.start).toBe(solar_return);
  expect(months[11]!.end).toBe(year_end);
  months.slice(1).forEach(({ start }, i) => {
    expect(start).toBe(months[i]!.end);
  });
});
