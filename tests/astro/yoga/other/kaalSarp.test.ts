import { expect, test } from '@jest/globals';
import { judge } from '../../../../lib/astro/rule.ts';
import { SIGNS } from '../../../../lib/astro/tables/signs.ts';
import { kaalSarpYoga } from '../../../../lib/astro/yoga/other/kaalSarp.ts';
import { chartOf, type Drawing } from '../../../support/chartOf.ts';
import { ruleTest } from '../../../support/ruleTest.ts';

const ANULOMA: Drawing = {
  Ascendant: 'Cancer',
  Rahu: 'Aries 1',
  Sun: 'Gemini 5',
  Moon: 'Leo 15',
  Mars: 'Taurus 15',
  Mercury: 'Cancer 2',
  Jupiter: 'Virgo 15',
  Venus: 'Leo 1',
  Saturn: 'Gemini 20',
};

ruleTest(kaalSarpYoga, {
  present: [ANULOMA, { ...ANULOMA, Rahu: 'Libra 1' }],
  // Two outside, and one outside that is neither the Moon nor in the sign of a node.
  absent: [
    { ...ANULOMA, Moon: 'Sagittarius', Saturn: 'Capricorn' },
    { ...ANULOMA, Mars: 'Pisces 25' },
  ],
  met: {
    anuloma: ANULOMA,
    weighty_house: { ...ANULOMA, Ascendant: 'Aries' },
    luminary_with_node: { ...ANULOMA, Sun: 'Aries 20' },
    dignified_in_kendra: { ...ANULOMA, Moon: 'Cancer' },
    jupiter_on_rahu: { ...ANULOMA, Jupiter: 'Leo' },
    at_node: { ...ANULOMA, Rahu: 'Aries 10', Mars: 'Aries 9.5' },
    rahu_well_housed: { ...ANULOMA, Ascendant: 'Aquarius' },
    raja_yoga: { ...ANULOMA, Mars: 'Aries 20' },
  },
});

test('one planet outside makes it partial', () => {
  const verdict = judge(kaalSarpYoga, chartOf({ ...ANULOMA, Moon: 'Sagittarius' }));
  expect(verdict).toMatchObject({ isPresent: false, status: 'partial', strength: null });
});

test('Rahu weighs more in five houses, and is at ease in three', () => {
  const housesWhere = (id: string) =>
    SIGNS.flatMap((Ascendant, i) => {
      const { evidence } = judge(kaalSarpYoga, chartOf({ ...ANULOMA, Ascendant }));
      // Rahu is in Aries.
      return evidence.find((condition) => condition.id === id)!.isMet ? [((12 - i) % 12) + 1] : [];
    }).sort((a, b) => a - b);
  expect(housesWhere('weighty_house')).toEqual([1, 2, 5, 7, 8]);
  expect(housesWhere('rahu_well_housed')).toEqual([3, 6, 11]);
});
