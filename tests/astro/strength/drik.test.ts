import { expect, test } from '@jest/globals';
import { aspectBalance, drikVirupas } from '../../../lib/astro/strength/drik.ts';
import { SEVEN_PLANETS } from '../../../lib/astro/tables/planets.ts';
import { chartOf, type Drawing } from '../../support/chartOf.ts';
import { printedIn, shadbalaOfBook, type Book } from '../../support/shadbala.ts';

/** On 0 Aries: Jupiter looks from 180 (60), Mars from 90 (45 + 15), Saturn from 300 (0); the rest is too near. */
const DRAWING: Drawing = {
  Sun: 'Aries 10',
  Moon: 'Aries 10',
  Mercury: 'Aries 10',
  Venus: 'Aries 10',
  Saturn: 'Gemini 0',
  Mars: 'Capricorn 0',
  Jupiter: 'Libra 0',
  Rahu: 'Libra 0',
};

test('benefics less malefics; nodes do not look', () => {
  const drawn = chartOf(DRAWING);
  expect(aspectBalance(drawn, 0, () => 1)).toBe(60 - 60);
  expect(aspectBalance(drawn, 0, (from) => (from === 'Mars' ? 1 / 4 : 1))).toBe(60 - 15);
});

test('a planet receives a quarter', () => {
  // On the Sun at 10: Jupiter from 190 behind (300 - 190) / 2 = 55, Mars from 80 behind 80 - 45 = 35, Saturn from 310 none.
  const nearer = chartOf({ ...DRAWING, Mars: 'Capricorn 20' });
  expect(drikVirupas(nearer, 'Sun')).toBe((55 - 35) / 4);
});

test.each<[Book, string]>([
  ['shadbala_BVRamanBook', 'Aspectual/Drik'],
  ['shadbala_VPJainBook', 'Shadbala Aspectual'],
])('%s prints the same', (book, label) => {
  const found = shadbalaOfBook(book);
  const printed = printedIn(book, label);
  SEVEN_PLANETS.forEach((id, i) => expect(Math.abs(found[id].drik - printed[i]!)).toBeLessThan(0.03));
});
