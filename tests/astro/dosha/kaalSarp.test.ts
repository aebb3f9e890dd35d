import { expect, test } from '@jest/globals';
import { kaalSarpDosha } from '../../../lib/astro/dosha/kaalSarp.ts';
import type { Drawing } from '../../support/chartOf.ts';
import { doshaIn, doshaTest } from '../../support/doshaTest.ts';

/** All seven between Rahu in Aries and Ketu in Libra; Rahu in the 10th, so that nothing weighs and nothing relieves. */
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
const VILOMA: Drawing = { ...ANULOMA, Rahu: 'Libra 1' };
const MARS_PAST_RAHU: Drawing = { ...ANULOMA, Rahu: 'Aries 10', Mars: 'Aries 5' };

doshaTest(kaalSarpDosha, {
  present: [ANULOMA, VILOMA],
  absent: [
    {},
    { ...ANULOMA, Mars: 'Pisces 25' },
    { ...ANULOMA, Rahu: 'Aries 10', Mars: 'Aries 5', Moon: 'Sagittarius' },
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

const judged = (drawing: Drawing) => {
  const { score, severity, status } = doshaIn(kaalSarpDosha, drawing);
  return [score?.value, severity, status];
};

test('behind Rahu it is milder than ahead of him; with one planet outside it is partial', () => {
  expect(judged(ANULOMA)).toEqual([60, 'severe', 'active']);
  expect(judged(VILOMA)).toEqual([50, 'moderate', 'active']);
  for (const drawing of [{ ...ANULOMA, Moon: 'Sagittarius' }, { ...VILOMA, Moon: 'Sagittarius' }, MARS_PAST_RAHU]) {
    expect(judged(drawing as Drawing)).toEqual([undefined, 'none', 'partial']);
  }
});

test('reliefs add up until nothing is left', () => {
  expect(judged({ ...ANULOMA, Ascendant: 'Scorpio' })).toEqual([50, 'moderate', 'reduced']);
  // Fifty, less fifteen each for Jupiter on Rahu and for Mercury at home in a kendra, ten for Rahu in the 11th, and
  // fifteen for the strong lord of the 1st and the 4th, who is bound to none: Mercury alone is no raja yoga.
  const relieved: Drawing = {
    ...VILOMA,
    Ascendant: 'Sagittarius',
    Jupiter: 'Gemini',
    Mercury: 'Virgo',
    Sun: 'Gemini 5',
  };
  expect(judged(relieved)).toEqual([10, 'mild', 'reduced']);
});

test('has direction, kind and the planets outside', () => {
  const { evidence } = doshaIn(kaalSarpDosha, { ...ANULOMA, Moon: 'Sagittarius 15' });
  expect(evidence[0]!.observed).toEqual({ type: 'ghatak', direction: 'anuloma', outsiders: ['Moon'] });
  const partial = evidence.find(({ id }) => id === 'partial')!;
  expect(partial.observed).toEqual({ planets: ['Moon'], distances_deg: [74] });
});

test('effects are those of the house of Rahu, milder for viloma', () => {
  expect(doshaIn(kaalSarpDosha, ANULOMA).effects.en).toBe(
    'obstacles and a late rise, felt most in career and authority',
  );
  expect(doshaIn(kaalSarpDosha, VILOMA).effects.en).toMatch(/^milder obstacles .* in home and/);
  expect(doshaIn(kaalSarpDosha, {}).effects).toBe(kaalSarpDosha.effects);
});
