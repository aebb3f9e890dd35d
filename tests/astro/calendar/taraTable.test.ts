import { describe, expect, test } from '@jest/globals';
import { wrap360 } from '../../../lib/astro/angle.ts';
import { spanAt } from '../../../lib/astro/calendar/lanes.ts';
import { taraTable } from '../../../lib/astro/calendar/taraTable.ts';
import { DEFAULT_CONVENTIONS } from '../../../lib/astro/conventions.ts';
import { sunMoonThrough } from '../../../lib/astro/panchang/spans.ts';
import { jdFromDate } from '../../../lib/astro/time.ts';
import { ephemeris } from '../../support/ephemeris.ts';

describe.each([
  [1650, 2],
  [2026, 11],
  [2390, 7],
])('%i-%i', (year, month) => {
  const span = { startJdUT: jdFromDate(year, month, 1), endJdUT: jdFromDate(year, month + 1, 1) };
  const { chandrabala, spans } = taraTable(span, ephemeris, DEFAULT_CONVENTIONS);

  test('both lists cover the month without gap or overlap, and their ends are whole', () => {
    for (const list of [spans, chandrabala]) {
      expect(list[0]!.startJdUT).toBeLessThanOrEqual(span.startJdUT);
      expect(list.at(-1)!.endJdUT).toBeGreaterThanOrEqual(span.endJdUT);
      for (const [i, one] of list.entries()) if (i > 0) expect(one.startJdUT).toBe(list[i - 1]!.endJdUT);
    }
  });

  test('at any instant each tara has three of the 27 stars, and each house one sign', () => {
    for (const { taras } of spans) {
      const counts = Array.from({ length: 9 }, (_, i) => taras.filter(({ number }) => number === i + 1).length);
      expect(counts).toEqual(Array.from({ length: 9 }, () => 3));
      const cycles = [1, 2, 3].map((cycle) => taras.filter((tara) => tara.cycle === cycle).length);
      expect(cycles).toEqual([9, 9, 9]);
    }
    for (const { houses } of chandrabala) expect([...houses].sort((a, b) => a - b)).toEqual(HOUSES);
  });

  test('what the table says of an instant is what the sky has', () => {
    const sky = sunMoonThrough(ephemeris, DEFAULT_CONVENTIONS);
    for (let jdUT = span.startJdUT; jdUT < span.endJdUT; jdUT += 0.19) {
      const moonDeg = sky.moonDeg(jdUT);
      const stay = spanAt(chandrabala, jdUT)!;
      expect(spanAt(spans, jdUT)!.nakshatraIndex).toBe(Math.floor((moonDeg * 27) / 360));
      expect(stay.moonSignIndex).toBe(Math.floor(moonDeg / 30));
      expect(stay.paksha).toBe(wrap360(moonDeg - sky.sunDeg(jdUT)) < 180 ? 'shukla' : 'krishna');
    }
  });
});

const HOUSES = Array.from({ length: 12 }, (_, i) => i + 1);

test('by hand: the Moon in Ashwini is Janma for Ashwini, Sampat for Revati and Parama Mitra for Bharani', () => {
  const span = { startJdUT: jdFromDate(2026, 11, 1), endJdUT: jdFromDate(2026, 12, 1) };
  const { chandrabala, spans } = taraTable(span, ephemeris, DEFAULT_CONVENTIONS);
  const { taras } = spans.find(({ nakshatraIndex }) => nakshatraIndex === 0)!;
  const told = [0, 26, 1].map((natal) => `${taras[natal]!.id} ${taras[natal]!.cycle}`);
  expect(told).toEqual(['janma 1', 'sampat 1', 'parama_mitra 3']);
  // The Moon in Aries is in the 8th from Virgo, which is chandrashtama.
  expect(chandrabala.find(({ moonSignIndex }) => moonSignIndex === 0)!.houses[5]).toBe(8);
});
