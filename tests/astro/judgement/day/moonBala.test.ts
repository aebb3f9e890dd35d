import { describe, expect, test } from '@jest/globals';
import { meanPoints, moonBalaAt, moonBalaSpans, moonTone } from '../../../../lib/astro/judgement/day/moonBala.ts';
import { chandrabalaSpans, taraSpans } from '../../../../lib/astro/judgement/day/personalMoon.ts';
import { chartOf } from '../../../support/chartOf.ts';
import { chandrabala } from '../../../../lib/astro/panchang/chandrabala.ts';

const ARIES = 0;
/** Born with the Moon in Ashwini. */
const natal = chartOf({ Moon: 'Aries 5' });

describe('at an instant', () => {
  test('star, sign and half of the month of the passing Moon', () => {
    // 40 degrees ahead of the Sun: the fourth tithi of the bright half.
    const found = moonBalaAt(natal, 55, 95);
    expect(found).toMatchObject({ nakshatraIndex: 7, signIndex: 3, paksha: 'shukla' });
    expect([found.tara.id, found.moon.house, found.combined]).toEqual(['mitra', 4, 'mixed']);
  });

  test('the same Moon while it wanes', () => {
    const found = moonBalaAt(natal, 135, 95);
    expect([found.paksha, found.tara.id, found.combined]).toEqual(['krishna', 'mitra', 'good']);
  });
});

describe('through a day', () => {
  // A day from 0 to 1: the star changes from Revati to Ashwini with the sign at 0.2, to Bharani at 0.8; full moon at 0.6.
  const day = { startJdUT: 0, endJdUT: 1 };
  const nakshatras = [
    { number: 27, startJdUT: -0.7, endJdUT: 0.2 },
    { number: 1, startJdUT: 0.2, endJdUT: 0.8 },
    { number: 2, startJdUT: 0.8, endJdUT: 1.8 },
  ];
  const signs = [
    { number: 12, startJdUT: -2, endJdUT: 0.2 + 1e-8 },
    { number: 1, startJdUT: 0.2 + 1e-8, endJdUT: 2.5 },
  ];
  const tithis = [
    { number: 14, startJdUT: -1.3, endJdUT: -0.4 },
    { number: 15, startJdUT: -0.4, endJdUT: 0.6 },
    { number: 16, startJdUT: 0.6, endJdUT: 1.6 },
  ];
  const taras = taraSpans(0, nakshatras, day);
  const moons = chandrabalaSpans(ARIES, signs, tithis, day);
  const spans = moonBalaSpans(taras, moons);

  test('is divided where star, sign or half of the month change, and nowhere twice', () => {
    expect(spans.map(({ tara, moon, paksha }) => [tara.id, moon.house, paksha])).toEqual([
      ['parama_mitra', 12, 'shukla'],
      ['janma', 1, 'shukla'],
      ['janma', 1, 'krishna'],
      ['sampat', 1, 'krishna'],
    ]);
    expect(spans.map(({ startJdUT }) => Math.round(startJdUT * 1e6) / 1e6)).toEqual([0, 0.2, 0.6, 0.8]);
    expect(spans.at(-1)!.endJdUT).toBe(1);
  });

  test('each part is weighed by its own half of the month', () => {
    expect(spans.map(({ combined }) => combined)).toEqual(['mixed', 'mixed', 'mixed', 'excellent']);
  });

  test('points count by how long they hold', () => {
    // 0.2 x 6, 0.6 x -2, 0.2 x 6.
    expect(meanPoints(taras, ({ tara }) => tara.points)).toBe(1.2);
    // 0.2 x -5 + 0.8 x 8.
    expect(meanPoints(moons, ({ moon }) => moon.points)).toBe(5.4);
  });
});

test('the tone of a stay: guarded in the 8th, tender in bad houses, even in the 2nd, 5th and 9th of the bright half', () => {
  const tones = Array.from({ length: 12 }, (_, sign) => moonTone(chandrabala(ARIES, sign, 'shukla')));
  expect(tones[7]).toBe('guarded');
  expect([1, 4, 8].map((sign) => tones[sign])).toEqual(['even', 'even', 'even']);
  expect([3, 11].map((sign) => tones[sign])).toEqual(['tender', 'tender']);
  expect([0, 2, 5, 6, 9, 10].map((sign) => tones[sign])).toEqual(Array(6).fill('bright'));
});
