import { expect, test } from '@jest/globals';
import { DEFAULT_CONVENTIONS } from '../../../lib/astro/conventions.ts';
import { ayanaOf, seasonIndex, solarMonth, sunNakshatras } from '../../../lib/astro/panchang/sunCourse.ts';
import { sunMoonNear } from '../../../lib/astro/panchang/spans.ts';
import { SEASONS } from '../../../lib/astro/tables/lunarMonths.ts';
import { SIGNS } from '../../../lib/astro/tables/signs.ts';
import { jdFromDate } from '../../../lib/astro/time.ts';
import { ephemeris } from '../../support/ephemeris.ts';

const monthAt = (jdUT: number) => solarMonth(jdUT, ephemeris, DEFAULT_CONVENTIONS);

test('Makara sankranti falls on 14 January 2026 in the afternoon of India, Mesha sankranti on 14 April', () => {
  const makara = monthAt(jdFromDate(2026, 2, 1));
  const hoursIndia = (makara.startJdUT - jdFromDate(2026, 1, 14)) * 24 + 5.5;
  expect(makara.number).toBe(10);
  expect(hoursIndia).toBeGreaterThan(14.5);
  expect(hoursIndia).toBeLessThan(15.5);
  const mesha = monthAt(jdFromDate(2026, 4, 20));
  expect(mesha.number).toBe(1);
  expect(Math.floor(mesha.startJdUT + 5.5 / 24 + 0.5)).toBe(Math.floor(jdFromDate(2026, 4, 14) + 0.5));
});

test('twelve solar months follow each other and make a sidereal year', () => {
  const first = monthAt(jdFromDate(2001, 5, 1));
  let month = first;
  for (let count = 0; count < 12; count++) {
    const next = monthAt(month.endJdUT + 3);
    expect(next.number).toBe((month.number % 12) + 1);
    expect(Math.abs(next.startJdUT - month.endJdUT) * 86400).toBeLessThan(5);
    expect(next.endJdUT - next.startJdUT).toBeGreaterThan(29);
    expect(next.endJdUT - next.startJdUT).toBeLessThan(32);
    month = next;
  }
  expect(Math.abs(month.startJdUT - first.startJdUT - 365.2564)).toBeLessThan(0.02);
});

test.each([
  ['Pisces', 'Vasanta', 'uttarayana'],
  ['Aries', 'Vasanta', 'uttarayana'],
  ['Gemini', 'Grishma', 'uttarayana'],
  ['Cancer', 'Varsha', 'dakshinayana'],
  ['Libra', 'Sharad', 'dakshinayana'],
  ['Sagittarius', 'Hemanta', 'dakshinayana'],
  ['Capricorn', 'Shishira', 'uttarayana'],
  ['Aquarius', 'Shishira', 'uttarayana'],
] as const)('the Sun in %s: %s, %s', (sign, season, ayana) => {
  const signIndex = SIGNS.indexOf(sign);
  expect(SEASONS[seasonIndex(signIndex)]!.name).toBe(season);
  expect(ayanaOf(signIndex)).toBe(ayana);
});

test('the Sun changes its nakshatra every 13 days or so, within a day that has both', () => {
  const from = jdFromDate(2026, 4, 14);
  const days = Array.from({ length: 30 }, (_, index) =>
    sunNakshatras(from + index, from + index + 1, sunMoonNear(from + index, ephemeris, DEFAULT_CONVENTIONS)),
  );
  const changes = days.filter((spans) => spans.length === 2);
  expect(changes.length).toBeGreaterThanOrEqual(2);
  for (const [before, after] of changes) {
    expect(after!.number).toBe((before!.number % 27) + 1);
    expect(after!.startJdUT).toBe(before!.endJdUT);
  }
});
