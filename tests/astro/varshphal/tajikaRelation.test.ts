/** Friends and enemies of the annual chart. */
import type { TajikaRelation } from '../../../lib/astro/varshphal/tables/tajika.ts';
import { describe, expect, test } from '@jest/globals';
import { SEVEN_PLANETS } from '../../../lib/astro/tables/planets.ts';
import { SIGNS } from '../../../lib/astro/tables/signs.ts';
import { relationTo } from '../../../lib/astro/varshphal/tajikaRelation.ts';
import { goldenAnnual, tajikaYears } from '../../support/annual.ts';
import { chartOf } from '../../support/chartOf.ts';

const TAJIKA = { relation: 'tajika' } as const;

// Tajika Nilakanthi, Samjna Tantra 2.13: 3, 5, 9, 11 friend; 2, 6, 8, 12 even; 1, 4, 7, 10 enemy.
const BY_PLACE: Readonly<Record<number, TajikaRelation>> = {
  ...{ 1: 'enemy', 2: 'neutral', 3: 'friend', 4: 'enemy', 5: 'friend', 6: 'neutral' },
  ...{ 7: 'enemy', 8: 'neutral', 9: 'friend', 10: 'enemy', 11: 'friend', 12: 'neutral' },
};

test.each(SIGNS.map((sign, i) => [sign, i + 1] as const))(
  'with Mars in Aries and Jupiter in %s, the %i. sign, each is to the other what the place says',
  (Jupiter, place) => {
    const chart = chartOf({ Mars: 'Aries', Jupiter });
    expect(relationTo(chart, 'Mars', 'Jupiter', TAJIKA)).toBe(BY_PLACE[place]);
    expect(relationTo(chart, 'Jupiter', 'Mars', TAJIKA)).toBe(BY_PLACE[place]);
  },
);

test('a planet is its own lord wherever it stands', () => {
  for (const planet of SEVEN_PLANETS) expect(relationTo(chartOf({}), planet, planet, TAJIKA)).toBe('own');
});

test('by nature Mars and Jupiter are friends wherever they stand, and friendship may be of one side', () => {
  const chart = chartOf({ Mars: 'Aries', Jupiter: 'Aries', Moon: 'Gemini', Mercury: 'Gemini' });
  const natural = { relation: 'natural' } as const;
  expect(relationTo(chart, 'Mars', 'Jupiter', natural)).toBe('friend');
  expect([relationTo(chart, 'Moon', 'Mercury', natural), relationTo(chart, 'Mercury', 'Moon', natural)]).toEqual([
    'friend',
    'enemy',
  ]);
});

describe('235 years of an independent program', () => {
  test.each(tajikaYears)('$id $expected.year: relation to the lord of every part', ({ birth, expected }) => {
    const { chart } = goldenAnnual(birth, expected.completed_years);
    for (const planet of SEVEN_PLANETS) {
      const { lords, relation } = expected.bala[planet];
      const ours = Object.entries(lords).map(([part, lord]) => [part, relationTo(chart, planet, lord, TAJIKA)]);
      expect([planet, Object.fromEntries(ours)]).toEqual([planet, relation]);
    }
  });
});
