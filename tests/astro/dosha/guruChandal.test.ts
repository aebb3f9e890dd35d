import { expect, test } from '@jest/globals';
import { guruChandal } from '../../../lib/astro/dosha/guruChandal.ts';
import type { Drawing } from '../../support/chartOf.ts';
import { doshaIn, doshaTest } from '../../support/doshaTest.ts';

const BEHIND: Drawing = { Rahu: 'Gemini 10', Jupiter: 'Gemini 5' };
const AHEAD: Drawing = { Rahu: 'Gemini 10', Jupiter: 'Gemini 15' };
const OPPOSITE: Drawing = { Rahu: 'Gemini', Jupiter: 'Sagittarius' };

doshaTest(guruChandal, {
  present: [BEHIND, OPPOSITE, { Rahu: 'Gemini', Jupiter: 'Libra' }, { Rahu: 'Gemini', Jupiter: 'Aquarius' }],
  absent: [
    { Rahu: 'Gemini', Jupiter: 'Virgo' },
    { Rahu: 'Gemini', Jupiter: 'Cancer 0' },
  ],
  met: {
    together: BEHIND,
    close: BEHIND,
    with_ketu: OPPOSITE,
    dignified: OPPOSITE,
    ahead_by_degree: AHEAD,
    benefic_aspect: { ...BEHIND, Venus: 'Sagittarius' },
    well_housed: { ...BEHIND, Ascendant: 'Libra' },
  },
});

const judged = (drawing: Drawing) => {
  const { score, severity, status } = doshaIn(guruChandal, drawing);
  return [score?.value, severity, status];
};

test('severe when close, moderate in one sign, mild by aspect', () => {
  expect(judged(BEHIND)).toEqual([65, 'severe', 'active']);
  expect(judged({ Rahu: 'Gemini 10', Jupiter: 'Gemini 0' })[1]).toBe('severe');
  expect(judged({ Rahu: 'Gemini 10.1', Jupiter: 'Gemini 0' })).toEqual([45, 'moderate', 'active']);
  expect(judged({ Rahu: 'Gemini', Jupiter: 'Libra', Mercury: 'Cancer' })).toEqual([20, 'mild', 'active']);
});

test('a well placed Jupiter makes a skill of it', () => {
  expect(doshaIn(guruChandal, OPPOSITE).effects.en).toMatch(/skill in foreign/);
  expect(doshaIn(guruChandal, BEHIND).effects).toBe(guruChandal.effects);
  expect(doshaIn(guruChandal, OPPOSITE).planets).toEqual(['Jupiter', 'Rahu', 'Ketu']);
});
