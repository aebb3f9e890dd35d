import { expect, test } from '@jest/globals';
import { ripenings } from '../../../../lib/astro/judgement/timing/ripening.ts';
import { mahadashas } from '../../../../lib/astro/dasha/nakshatra.ts';
import { vimshottari } from '../../../../lib/astro/dasha/vimshottari.ts';

const YEAR_DAYS = 365.25;
const BIRTH_JD = 2451545;
/** The Moon at 0 Aries, in Ashwini: Ketu 7 years, Venus 20, Sun 6, Moon 10, Mars 7, Rahu 18, Jupiter 16 ... */
const life = mahadashas(vimshottari, 0, BIRTH_JD, YEAR_DAYS);
const yearsIn = (jdUT: number) => (jdUT - BIRTH_JD) / YEAR_DAYS;

test('the mahadasha of each planet, and in it the antardashas of the others', () => {
  const [venus, moon, ...more] = ripenings(life)(['Moon', 'Venus']);
  expect(more).toEqual([]);
  expect([venus!.mahadasha.lord, moon!.mahadasha.lord]).toEqual(['Venus', 'Moon']);
  expect(yearsIn(venus!.mahadasha.startJdUT)).toBeCloseTo(7, 9);
  // In Venus, her own 20 x 20 / 120 and the Sun's 20 x 6 / 120 years go before the Moon's 20 x 10 / 120.
  const [ofMoon] = venus!.antardashas;
  expect(venus!.antardashas.map(({ lord }) => lord)).toEqual(['Moon']);
  expect(yearsIn(ofMoon!.startJdUT)).toBeCloseTo(7 + 400 / 120 + 1, 9);
  expect(yearsIn(ofMoon!.endJdUT)).toBeCloseTo(7 + 400 / 120 + 1 + 200 / 120, 9);
  // In the Moon, Venus is the last but one: all but her 10 x 20 / 120 and the Sun's 10 x 6 / 120 years.
  expect(yearsIn(moon!.antardashas[0]!.endJdUT)).toBeCloseTo(7 + 20 + 6 + 10 - 0.5, 9);
});

test('one planet has its mahadasha alone, many have no antardashas, none has nothing', () => {
  const find = ripenings(life);
  expect(find(['Mars']).map(({ antardashas }) => antardashas)).toEqual([[]]);
  const many = find(['Sun', 'Moon', 'Mars', 'Mercury']);
  expect(many).toHaveLength(4);
  expect(many.every(({ antardashas }) => antardashas.length === 0)).toBe(true);
  expect(find([])).toEqual([]);
});
