import { describe, expect, test } from '@jest/globals';
import { separationDeg } from '../../../lib/astro/angle.ts';
import { cheshtaVirupas } from '../../../lib/astro/strength/cheshta.ts';
import { MEAN_MOTIONS } from '../../../lib/astro/strength/tables/shadbala.ts';
import { chartOf, type Drawing } from '../../support/chartOf.ts';
import { printedIn, shadbalaContextOver, shadbalaOfBody, shadbalaOfBook, type Book } from '../../support/shadbala.ts';

describe('at J2000, where the mean Sun stands at 280.466457 by its elements', () => {
  const at = (drawing: Drawing, id: 'Mars' | 'Venus') => cheshtaVirupas(id, shadbalaContextOver(chartOf(drawing)).sky);

  test('Mars: mean place 355.433, halfway to the true one, then to the mean Sun', () => {
    // True at 5: halfway 0.2165, 79.750043 from the Sun. True at 215.433: halfway 285.433, 4.966543 from him.
    expect(at({ Mars: 'Aries 5' }, 'Mars')).toBeCloseTo(79.750043 / 3, 5);
    expect(at({ Mars: 'Scorpio 5.433' }, 'Mars')).toBeCloseTo(4.966543 / 3, 5);
  });

  test('Venus: the mean Sun is her mean place, her own path the seeghrochcha', () => {
    // Halfway from 280.466457 to 300 is 290.2332285; her own mean place is 181.979801.
    expect(at({ Venus: 'Aquarius 0' }, 'Venus')).toBeCloseTo(108.2534275 / 3, 5);
  });
});

describe('mean motions', () => {
  // NASA's planetary fact sheets: sidereal periods in days, given to the digits written.
  test.each([
    ['Sun', 365.256, 5e-4],
    ['Mercury', 87.969, 5e-4],
    ['Venus', 224.701, 5e-4],
    ['Mars', 686.98, 5e-3],
    ['Jupiter', 4332.589, 0.01],
    ['Saturn', 10759.22, 0.02],
  ] as const)('%s goes round in %d days, against the stars', (id, days, tolerance) => {
    expect(Math.abs((360 * 36525) / MEAN_MOTIONS[id].degPerCentury - days)).toBeLessThan(tolerance);
  });

  // E. M. Standish, Keplerian elements for approximate positions (JPL), fitted to two centuries: a tenth of a degree off.
  test.each([
    ['Sun', 100.46457166 + 180],
    ['Mercury', 252.2503235],
    ['Venus', 181.9790995],
    ['Mars', 360 - 4.55343205],
    ['Jupiter', 34.39644051],
    ['Saturn', 49.95424423],
  ] as const)('%s at J2000.0', (id, meanDeg) => {
    expect(Math.abs(MEAN_MOTIONS[id].atJ2000Deg - meanDeg)).toBeLessThan(0.13);
  });

  test('Mercury on 24 June 2065, 0h: mean longitude of date 203.494701, as Meeus works it in example 31.a', () => {
    const { sky } = shadbalaContextOver(chartOf({}));
    // The mean Sun of date is 280.466457 + 36000.7698278 T + 0.0003032 T^2 with T = 0.654770704997.
    const T = 0.654770704997;
    const sunDeg = (280.466457 + 36000.7698278 * T + 0.0003032 * T * T) % 360;
    const Mercury = { ...sky.planets.Mercury, longitudeDeg: sunDeg };
    const found = cheshtaVirupas('Mercury', { ...sky, jdTT: 2475460.5, planets: { ...sky.planets, Mercury } });
    expect(Math.abs(found - separationDeg(sunDeg, 203.494701) / 3)).toBeLessThan(0.001);
  });
});

test('a planet is strong in the middle of its retrograde arc and weak behind the Sun', () => {
  const virupas = (date: string) => {
    const body = { name: '', date, time: '12:00:00', latitude: 0, longitude: 0, timezone: '+00:00' };
    return shadbalaOfBody(body).Mars.cheshta;
  };
  // Opposition on 13 October 2020, conjunction on 8 October 2021.
  expect(virupas('2020-10-13')).toBeGreaterThan(55);
  expect(virupas('2021-10-08')).toBeLessThan(5);
});

test.each<[Book, string]>([
  ['shadbala_BVRamanBook', 'Motional/Chesta'],
  ['shadbala_VPJainBook', 'Shadbala Motional'],
])('%s prints the same but for Mercury, whose seeghrochcha it takes from older elements', (book, label) => {
  const found = shadbalaOfBook(book);
  const printed = printedIn(book, label);
  expect([found.Sun.cheshta, found.Moon.cheshta]).toEqual([0, 0]);
  expect(Math.abs(found.Mars.cheshta - printed[2]!)).toBeLessThan(0.2);
  expect(Math.abs(found.Jupiter.cheshta - printed[4]!)).toBeLessThan(0.5);
  expect(Math.abs(found.Venus.cheshta - printed[5]!)).toBeLessThan(1.2);
  expect(Math.abs(found.Saturn.cheshta - printed[6]!)).toBeLessThan(0.5);
});
