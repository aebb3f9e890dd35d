import { expect, test } from '@jest/globals';
import { favourableDashas } from '../../../../lib/astro/judgement/videsh/foreignDashas.ts';
import type { Significator } from '../../../../lib/astro/judgement/timing/windowPeriods.ts';
import type { Period } from '../../../../lib/astro/dasha/period.ts';
import type { Planet } from '../../../../lib/astro/tables/planets.ts';
import { office } from '../../../../lib/astro/judgement/areaFacts.ts';

const significator = (planet: Planet): Significator => ({
  planet,
  reasons: [office('lord_of', { house: 12 })],
  isPrimary: true,
  isKaraka: false,
});

/** 12000 days of a hundred to the year: antardashas of Mercury are 17/120 of them, in the order Me Ke Ve Su Mo Ma Ra Ju Sa. */
const MERCURY: Period<Planet> = { level: 1, lord: 'Mercury', startJdUT: 0, endJdUT: 12000, years: 17 };
const KETU: Period<Planet> = { level: 1, lord: 'Ketu', startJdUT: 12000, endJdUT: 24000, years: 7 };

test('antardashas of significators within the time, each with its reasons', () => {
  const found = favourableDashas([MERCURY, KETU], [significator('Venus'), significator('Ketu')], {
    startJdUT: 0,
    endJdUT: 12500,
  });
  // Me 1700, Ke 700, Ve 2000 days of Mercury; then Ketu begins with Ketu.
  expect(found.map(({ antardasha, mahadasha }) => [mahadasha.lord, antardasha.lord])).toEqual([
    ['Mercury', 'Ketu'],
    ['Mercury', 'Venus'],
    ['Ketu', 'Ketu'],
  ]);
  expect(found[1]!.antardasha.startJdUT).toBeCloseTo(2400, 6);
  expect(found.map(({ around }) => around?.planet ?? null)).toEqual([null, null, 'Ketu']);
  expect(found[1]!.significator.planet).toBe('Venus');
});

test('what ends as the time begins, or begins as it ends, is left out', () => {
  const found = favourableDashas([MERCURY], [significator('Mercury'), significator('Venus')], {
    startJdUT: 1700,
    endJdUT: 2400,
  });
  expect(found).toEqual([]);
});
