/**
 * Examples 50 to 62 of P. V. R. Narasimha Rao, Vedic Astrology: An Integrated Approach, chapters 16 and 17, cast from the
 * births that the book gives. Its balances are in years of twelve months of thirty days.
 */
import { birthContext } from '../../../functions/_shell/context.ts';
import { describe, expect, test } from '@jest/globals';
import * as v from 'valibot';
import { ashtottari } from '../../../lib/astro/dasha/ashtottari.ts';
import { balanceAtBirth, mahadashas, runningPath } from '../../../lib/astro/dasha/nakshatra.ts';
import { vimshottari } from '../../../lib/astro/dasha/vimshottari.ts';
import { NAKSHATRA_ARC_DEG } from '../../../lib/astro/tables/nakshatras.ts';
import { Birth } from '../../../lib/schemas/common/inputs.ts';
import { jdOfUtc } from '../../support/dashaGolden.ts';
import { bodyOf, golden, type GoldenBirth } from '../../support/golden.ts';

interface BookCase {
  topic: string;
  exercise: string;
  input: { birth: GoldenBirth };
  items: [{ expected: number | [years: number, months: number, days: number]; expected_decoded?: { planet: string } }];
}

const cases = golden<{ cases: BookCase[] }>('jyotish/book-cases').cases;

/** Cases, by their place, that count from another star than the Moon's: the 4th, 5th or 8th (kshema, utpanna, adhana). */
const STAR_OFFSETS: Readonly<Record<number, number>> = { 1: 3, 2: 3, 3: 4, 4: 7 };

const chartOfCase = ({ input }: BookCase) =>
  birthContext(v.parse(Birth, bodyOf({ ...input.birth, id: 'book' })), 'en', {}, {}, false);

describe('vimshottari', () => {
  const found = cases.filter(({ topic }) => topic === 'vimsottari').map((given, index) => ({ ...given, index }));

  test('the book offers eleven', () => {
    expect(found).toHaveLength(11);
  });

  test.each(found)('$exercise: $items.0.expected', (given) => {
    const [{ expected, expected_decoded: decoded }] = given.items;
    const offset = (STAR_OFFSETS[given.index] ?? 0) * NAKSHATRA_ARC_DEG;
    const moonDeg = chartOfCase(given).chart.planets.Moon.longitudeDeg;
    const { lord, years } = balanceAtBirth(vimshottari, (moonDeg + offset) % 360);
    if (decoded) expect(lord).toBe(decoded.planet);
    else {
      const [wholeYears, months, days] = expected as [number, number, number];
      // To the day that is printed, cut or rounded.
      expect(Math.abs(years * 360 - (wholeYears * 360 + months * 30 + days))).toBeLessThan(1);
    }
  });
});

describe('ashtottari', () => {
  const found = cases.filter(({ topic }) => topic === 'ashtothari');
  const [first, late, minister] = found as [BookCase, BookCase, BookCase];
  const planetOf = ({ items }: BookCase) => items[0].expected_decoded!.planet;

  test('example 61: Saturn at birth', () => {
    expect(found).toHaveLength(3);
    expect(planetOf(first)).toBe('Saturn');
    expect(balanceAtBirth(ashtottari, chartOfCase(first).chart.planets.Moon.longitudeDeg).lord).toBe('Saturn');
  });

  // The file keeps the lord and leaves out the event; these are the days that the two lives are known for.
  test.each([
    ['example 61, October 1984', late, '1984-10-31T03:50:00Z'],
    ['example 62, June 1991', minister, '1991-06-21T12:00:00Z'],
  ])('%s', (_, given, utc) => {
    const { birth, chart } = chartOfCase(given);
    const periods = mahadashas(ashtottari, chart.planets.Moon.longitudeDeg, birth.jdUT, 365.25);
    expect(runningPath(ashtottari, periods, jdOfUtc(utc))![0].lord).toBe(planetOf(given));
  });
});
