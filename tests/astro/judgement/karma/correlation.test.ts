/** Saturn exalted or with a great enemy, in the 3rd shashtiamsha (Deva, benefic) or the 1st (Ghora, malefic). */
import { describe, expect, test } from '@jest/globals';
import { agreement, correlation } from '../../../../lib/astro/judgement/karma/correlation.ts';
import { karmaContext } from '../../../../lib/astro/judgement/karma/places.ts';
import { say } from '../../../../lib/words/say.ts';
import { KARMA } from '../../../../lib/words/subjects/karma.ts';
import { areaContextOf } from '../../../support/areaContext.ts';
import type { Drawing, Drawn } from '../../../support/chartOf.ts';

const found = (drawing: Drawing) => correlation(karmaContext(areaContextOf(drawing)), 'Saturn');

test.each<[Drawn, string, number]>([
  ['Libra 1.25', 'blessed', 90],
  ['Libra 0.25', 'hidden_debt', 55],
  ['Leo 1.25', 'redeemed', 65],
  ['Leo 0.25', 'karmic_trial', 25],
])('Saturn at %s: %s, %d', (Saturn, id, value) => {
  const { id: is, parts, text, value: has } = found({ Saturn, Sun: 'Aquarius 5' });
  expect([is, has]).toEqual([id, value]);
  expect(parts.reduce((sum, { points }) => sum + points, 0)).toBe(value);
  expect(say(KARMA, text, 'en')).toMatch(/^At birth Saturn is .*; in the D60 it falls in (Deva|Ghora)\. /);
});

test('in a neutral sign the strength decides, and is named', () => {
  // Mercury is a natural friend of Saturn, and far from him an enemy of the time: neutral together.
  const context = areaContextOf({ Saturn: 'Gemini 1.25', Mercury: 'Libra 2', Sun: 'Libra 20' });
  const { isGoodAtBirth, parts } = correlation(karmaContext(context), 'Saturn');
  expect(say(KARMA, parts[1]!.label, 'en')).toMatch(/, where its strength decides$/);
  expect(isGoodAtBirth).toBe(context.strengths.Saturn.value >= 60);
});

describe('navamsa and D60', () => {
  const accord = (Saturn: Drawn) => agreement(karmaContext(areaContextOf({ Saturn })), 'Saturn');

  test.each<[Drawn, string]>([
    // The first ninth of Libra is Libra itself: vargottama.
    ['Libra 1.25', 'agreed_support'],
    ['Libra 0.25', 'support_of_d9'],
    // The first ninth of Leo is Aries, where Saturn is debilitated.
    ['Leo 1.25', 'support_of_d60'],
    ['Leo 0.25', 'agreed_strain'],
  ])('Saturn at %s: %s', (Saturn, id) => {
    expect(accord(Saturn)).toMatchObject({ id, isGoodInNavamsa: Saturn.startsWith('Libra') });
  });
});
