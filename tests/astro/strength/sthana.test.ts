import { describe, expect, test } from '@jest/globals';
import {
  drekkanaVirupas,
  kendradiVirupas,
  ojayugmaVirupas,
  saptavargajaVirupas,
  STHANA_PARTS,
  uchchaVirupas,
} from '../../../lib/astro/strength/sthana.ts';
import { SEVEN_PLANETS } from '../../../lib/astro/tables/planets.ts';
import { chartOf } from '../../support/chartOf.ts';
import { goldenShadbalas, printedIn, shadbalaOfBook } from '../../support/shadbala.ts';

test('five parts of 80 births', () => {
  const goldenName = { saptavargaja: 'saptavargaja_moolatrikona_degrees' } as Record<string, string>;
  for (const { expected, found } of goldenShadbalas) {
    for (const id of SEVEN_PLANETS) {
      for (const part of STHANA_PARTS) {
        const wanted = expected.sthana[goldenName[part] ?? part]![id]!;
        expect(Math.abs(found[id].sthana.parts[part] - wanted)).toBeLessThan(0.0002);
      }
    }
  }
});

test('uchcha: 60 at the deepest point of exaltation, 0 opposite, evenly between', () => {
  expect(uchchaVirupas('Sun', 10)).toBe(60);
  expect(uchchaVirupas('Sun', 190)).toBe(0);
  expect(uchchaVirupas('Moon', 33 - 90)).toBe(30);
  expect(uchchaVirupas('Jupiter', 95 + 60)).toBe(40);
});

describe('saptavargaja by hand', () => {
  test('Sun at 0 Leo: moolatrikona, and the signs of Sun, Moon, Mars and Venus', () => {
    // Every first part of Leo, an odd sign: D2 Leo, D3 Leo, D7 Leo, D9 Aries, D12 Leo, D30 Aries (Mars).
    // Mars is drawn in Taurus, the 10th from the Sun: natural and temporary friend, so 22.5 twice.
    const chart = chartOf({ Sun: 'Leo 0.5', Mars: 'Taurus' });
    expect(saptavargajaVirupas(chart, 'Sun', 'raman')).toBe(45 + 4 * 30 + 2 * 22.5);
    expect(saptavargajaVirupas(chart, 'Sun', 'bphs')).toBe(45 + 4 * 30 + 2 * 20);
  });

  test('past its moolatrikona degrees the same sign is worth 30', () => {
    // At 25 Leo: D2 Cancer (Moon), D3 Aries, D7 Capricorn, D9 Scorpio, D12 Gemini, D30 Libra.
    // Friends drawn 2 to 4 or 10 to 12 signs off: Moon, Mars great friends (22.5), Mercury friend (15);
    // Saturn and Venus there too: enemies turned neutral (7.5).
    const chart = chartOf({
      Sun: 'Leo 25',
      Moon: 'Virgo',
      Mars: 'Virgo',
      Mercury: 'Virgo',
      Saturn: 'Libra',
      Venus: 'Cancer',
    });
    expect(saptavargajaVirupas(chart, 'Sun', 'raman')).toBe(30 + 22.5 + 22.5 + 7.5 + 22.5 + 15 + 7.5);
    expect(saptavargajaVirupas(chart, 'Sun', 'bphs')).toBe(30 + 20 + 20 + 10 + 20 + 15 + 10);
  });
});

test('enemies and great enemies by both texts', () => {
  // Saturn alone in Aries 0: D1, D2 (Leo), D3, D7, D9, D12 and D30 are signs of Mars and the Sun, his natural enemies.
  // Both drawn in his own sign they are great enemies; in Taurus, the 2nd from him, they turn neutral.
  const great = chartOf({ Saturn: 'Aries 0', Mars: 'Aries', Sun: 'Aries' });
  expect(saptavargajaVirupas(great, 'Saturn', 'raman')).toBe(7 * 1.875);
  expect(saptavargajaVirupas(great, 'Saturn', 'bphs')).toBe(7 * 2);
  // Jupiter is neutral to him by nature: in his sign he is an enemy. D1, D9 and D12 of Pisces 26.5 to 26.6 and more below.
  const enemy = chartOf({ Saturn: 'Pisces 29.9', Jupiter: 'Pisces', Sun: 'Aries', Moon: 'Aries', Mars: 'Aries' });
  // D1 Pisces (enemy), D2 Leo (Sun, neutral), D3 Scorpio (Mars, neutral), D7 Pisces, D9 Pisces, D12 Aquarius (own),
  // D30 Scorpio (Mars, neutral).
  expect(saptavargajaVirupas(enemy, 'Saturn', 'raman')).toBe(3 * 3.75 + 3 * 7.5 + 30);
  expect(saptavargajaVirupas(enemy, 'Saturn', 'bphs')).toBe(3 * 4 + 3 * 10 + 30);
});

test('ojayugma: odd signs for most, even ones for Moon and Venus, in sign and navamsa', () => {
  // The first navamsa of Aries is Aries, the second Taurus.
  expect(ojayugmaVirupas(chartOf({ Mars: 'Aries 1' }), 'Mars')).toBe(30);
  expect(ojayugmaVirupas(chartOf({ Mars: 'Aries 4' }), 'Mars')).toBe(15);
  expect(ojayugmaVirupas(chartOf({ Venus: 'Aries 1' }), 'Venus')).toBe(0);
  expect(ojayugmaVirupas(chartOf({ Moon: 'Aries 4' }), 'Moon')).toBe(15);
});

test('kendradi by the class of the house', () => {
  expect([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map(kendradiVirupas)).toEqual([
    60, 30, 15, 60, 30, 15, 60, 30, 15, 60, 30, 15,
  ]);
});

test('drekkana: men in the first, neuters in the second, women in the last ten degrees', () => {
  const thirds = (id: 'Sun' | 'Saturn' | 'Venus') => [0, 10, 20].map((degree) => drekkanaVirupas(id, degree));
  expect([thirds('Sun'), thirds('Saturn'), thirds('Venus')]).toEqual([
    [15, 0, 0],
    [0, 15, 0],
    [0, 0, 15],
  ]);
});

test('Raman prints the same for his example, within what his positions allow', () => {
  const found = shadbalaOfBook('shadbala_BVRamanBook');
  const printed = (label: string) => printedIn('shadbala_BVRamanBook', label);
  SEVEN_PLANETS.forEach((id, i) => {
    const { parts, virupas } = found[id].sthana;
    expect(parts.saptavargaja).toBe(printed('saptavargaja bala')[i]);
    expect(parts.drekkana).toBe(printed('drekkana bala')[i]);
    expect(Math.abs(virupas - printed('sthana bala')[i]!)).toBeLessThan(0.1);
    // The list of uchcha bala prints 34.08 for Saturn, which neither his place (34.79) nor the book's own sum bears out.
    if (id !== 'Saturn') expect(Math.abs(parts.uchcha - printed('uccha bala')[i]!)).toBeLessThan(0.1);
  });
});

test('Jain grants moolatrikona by the whole sign, else prints the same', () => {
  const found = shadbalaOfBook('shadbala_VPJainBook');
  const printed = printedIn('shadbala_VPJainBook', 'saptavargaja bala');
  const more = SEVEN_PLANETS.map((id, i) => Math.round((printed[i]! - found[id].sthana.parts.saptavargaja) * 10) / 10);
  // Sun at 26 Leo and Mercury at 20 Virgo are past their degrees: 45 in the book, 30 here.
  expect(more).toEqual([15, 0, 0, 15, 0, 0, 0]);
});
