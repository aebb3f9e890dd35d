import { expect, test } from '@jest/globals';
import { angarak } from '../../../lib/astro/dosha/angarak.ts';
import { doshaIn, doshaTest } from '../../support/doshaTest.ts';

doshaTest(angarak, {
  present: [
    { Mars: 'Taurus', Rahu: 'Taurus' },
    { Mars: 'Taurus', Rahu: 'Scorpio' },
  ],
  absent: [{ Mars: 'Taurus', Rahu: 'Leo' }],
  met: {
    close: { Mars: 'Taurus 1', Rahu: 'Taurus 11' },
    with_ketu: { Mars: 'Taurus', Rahu: 'Scorpio' },
    jupiter_aspect: { Mars: 'Capricorn', Rahu: 'Capricorn' },
    dignified: { Mars: 'Scorpio', Rahu: 'Taurus' },
  },
});

test('with Rahu it is stronger than with Ketu, and has other effects', () => {
  const rahu = doshaIn(angarak, { Mars: 'Taurus', Rahu: 'Taurus', Jupiter: 'Aries' });
  const ketu = doshaIn(angarak, { Mars: 'Taurus', Rahu: 'Scorpio', Jupiter: 'Aries' });
  expect([rahu.score!.value, ketu.score!.value]).toEqual([60, 45]);
  expect(rahu.effects).not.toEqual(ketu.effects);
  expect(rahu.planets).toEqual(['Mars', 'Rahu']);
  expect(ketu.planets).toEqual(['Mars', 'Ketu']);
});

test('Ketu turns it inward', () => {
  expect(doshaIn(angarak, { Mars: 'Taurus', Rahu: 'Scorpio' }).effects.en).toMatch(/^impatience that turns inward/);
});
