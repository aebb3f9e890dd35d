import { expect, test } from '@jest/globals';
import { chandrabalaSpans, taraSpans } from '../../../../lib/astro/judgement/day/personalMoon.ts';

const DAY = { startJdUT: 10, endJdUT: 11 };
const span = (number: number, startJdUT: number, endJdUT: number) => ({ number, startJdUT, endJdUT });

test('taras are counted from the star of birth and cut to the day', () => {
  // From Revati (26 by index) Ashwini is the 2nd star, Bharani the 3rd.
  const found = taraSpans(26, [span(1, 9.5, 10.25), span(2, 10.25, 11.2), span(3, 11.2, 12)], DAY);
  expect(
    found.map(({ endJdUT, nakshatraIndex, startJdUT, tara }) => [startJdUT, endJdUT, nakshatraIndex, tara.id]),
  ).toEqual([
    [10, 10.25, 0, 'sampat'],
    [10.25, 11, 1, 'vipat'],
  ]);
});

test('the Moon in the 2nd is of middling help until the full moon, and neutral after it', () => {
  // Born with the Moon in Aries, she passes Taurus; the full moon ends at 10.5.
  const found = chandrabalaSpans(0, [span(2, 8, 12)], [span(15, 9.6, 10.5), span(16, 10.5, 11.4)], DAY);
  expect(
    found.map(({ endJdUT, moon, signIndex, startJdUT }) => [startJdUT, endJdUT, signIndex, moon.house, moon.nature]),
  ).toEqual([
    [10, 10.5, 1, 2, 'madhyam'],
    [10.5, 11, 1, 2, 'sama'],
  ]);
});

test('tithis of one half do not cut a stay', () => {
  const found = chandrabalaSpans(0, [span(8, 8, 12)], [span(3, 9.6, 10.5), span(4, 10.5, 11.4)], DAY);
  expect(found).toHaveLength(1);
  expect(found[0]!.moon.isChandrashtama).toBe(true);
});
