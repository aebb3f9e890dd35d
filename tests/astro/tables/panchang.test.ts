import { expect, test } from '@jest/globals';
import { KARANAS, NITYA_YOGAS, TITHIS, VARAS } from '../../../lib/astro/tables/panchang.ts';

test('30 tithis, 27 yogas, 60 karanas, 7 varas', () => {
  expect([TITHIS, NITYA_YOGAS, KARANAS, VARAS].map(({ length }) => length)).toEqual([30, 27, 60, 7]);
});

test('the fifteenth of the bright half is the full moon, of the dark half the new moon', () => {
  expect([TITHIS[0], TITHIS[14], TITHIS[15], TITHIS[29]]).toMatchObject([
    { name: 'Pratipada', paksha: 'shukla' },
    { name: 'Purnima', paksha: 'shukla' },
    { name: 'Pratipada', paksha: 'krishna' },
    { name: 'Amavasya', paksha: 'krishna' },
  ]);
});

test('Vishti falls on the halves that almanacs name: bright 4b, 8a, 11b, 15a, dark 3b, 7a, 10b, 14a', () => {
  const half = (tithi: number, part: 'a' | 'b') => 2 * tithi - (part === 'a' ? 1 : 0);
  const bright = [half(4, 'b'), half(8, 'a'), half(11, 'b'), half(15, 'a')];
  const dark = [half(18, 'b'), half(22, 'a'), half(25, 'b'), half(29, 'a')];
  const found = KARANAS.flatMap(({ name }, i) => (name === 'Vishti' ? [i + 1] : []));
  expect(found).toEqual([...bright, ...dark]);
});

test('fixed karanas stand around the new moon', () => {
  expect([57, 58, 59, 0].map((i) => KARANAS[i]!.name)).toEqual(['Shakuni', 'Chatushpada', 'Naga', 'Kimstughna']);
});

test('every name has a form in Devanagari, and those of one kind differ', () => {
  for (const rows of [TITHIS.slice(0, 15), TITHIS.slice(15), NITYA_YOGAS, VARAS]) {
    expect(rows.filter(({ sanskrit }) => !/^[\u0900-\u097F]+$/.test(sanskrit))).toEqual([]);
    expect(new Set(rows.map(({ sanskrit }) => sanskrit)).size).toBe(rows.length);
    expect(new Set(rows.map(({ name }) => name)).size).toBe(rows.length);
  }
});
