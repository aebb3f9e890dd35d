import { describe, expect, test } from '@jest/globals';
import { cheshtaVirupas } from '../../../lib/astro/strength/cheshta.ts';
import { chartOf, type Drawing } from '../../support/chartOf.ts';
import { printedIn, sceneOver, shadbalaOfBody, shadbalaOfBook, type Book } from '../../support/shadbala.ts';

describe('at J2000, where the mean Sun stands at 280.466457 by its elements', () => {
  const at = (drawing: Drawing, id: 'Mars' | 'Venus') => cheshtaVirupas(id, sceneOver(chartOf(drawing)).sky);

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
