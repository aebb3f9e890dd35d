import { expect, test } from '@jest/globals';
import { wrap180 } from '../../../lib/astro/angle.ts';
import { DEFAULT_CONVENTIONS } from '../../../lib/astro/conventions.ts';
import { isGandMool, panchaka } from '../../../lib/astro/panchang/panchaka.ts';
import { sunMoonNear } from '../../../lib/astro/panchang/spans.ts';
import { NAKSHATRAS } from '../../../lib/astro/tables/nakshatras.ts';
import { jdFromDate } from '../../../lib/astro/time.ts';
import { ephemeris } from '../../support/ephemeris.ts';

const FIRST = jdFromDate(2026, 1, 1);
const skyOf = (jdUT: number) => sunMoonNear(jdUT, ephemeris, DEFAULT_CONVENTIONS);
const on = (jdUT: number) => panchaka({ startJdUT: jdUT, endJdUT: jdUT + 1 }, skyOf(jdUT));

test('the same Panchaka is found from each day that it touches, and none between', () => {
  const found = Array.from({ length: 60 }, (_, day) => on(FIRST + day));
  for (const [day, window] of found.entries()) {
    const from = FIRST + day;
    const degrees = [0, 0.25, 0.5, 0.75, 0.999].map((part) => skyOf(from).moonDeg(from + part));
    expect([day, window !== null]).toEqual([day, degrees.some((deg) => deg >= 300)]);
    if (window === null) continue;
    expect(window.startJdUT).toBeLessThan(from + 1);
    expect(window.endJdUT).toBeGreaterThan(from);
    expect(Math.abs(wrap180(skyOf(window.startJdUT).moonDeg(window.startJdUT) - 300))).toBeLessThan(1e-5);
    expect(Math.abs(wrap180(skyOf(window.endJdUT).moonDeg(window.endJdUT)))).toBeLessThan(1e-5);
    expect(window.endJdUT - window.startJdUT).toBeGreaterThan(3.8);
    expect(window.endJdUT - window.startJdUT).toBeLessThan(5.2);
  }
  const starts = new Set(found.flatMap((window) => (window ? [Math.round(window.startJdUT * 1e4)] : [])));
  expect([2, 3]).toContain(starts.size);
});

type CivilDate = readonly [year: number, month: number, day: number];
const jdOf = ([year, month, day]: CivilDate) => jdFromDate(year, month, day);

// As Indian almanacs printed them; they cut times to the minute.
test.each<[CivilDate, number, CivilDate, number]>([
  [[2024, 1, 13], 23 * 60 + 35, [2024, 1, 18], 3 * 60 + 33],
  [[2024, 5, 2], 14 * 60 + 32, [2024, 5, 6], 17 * 60 + 43],
])('from %j at minute %i to %j at minute %i of India', (first, from, last, to) => {
  const window = on(jdOf(first) + 1)!;
  const india = (jdUT: number, date: CivilDate) => (jdUT - jdOf(date)) * 1440 + 330;
  expect(Math.abs(india(window.startJdUT, first) - from)).toBeLessThan(2);
  expect(Math.abs(india(window.endJdUT, last) - to)).toBeLessThan(2);
});

test('six nakshatras are gand mool', () => {
  expect(NAKSHATRAS.filter((_, i) => isGandMool({ number: i + 1 }))).toEqual([
    'Ashwini',
    'Ashlesha',
    'Magha',
    'Jyeshtha',
    'Mula',
    'Revati',
  ]);
});
