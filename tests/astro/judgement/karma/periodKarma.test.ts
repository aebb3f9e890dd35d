import { expect, test } from '@jest/globals';
import { periodKarmas } from '../../../../lib/astro/judgement/karma/periodKarma.ts';
import { karmaContext } from '../../../../lib/astro/judgement/karma/places.ts';
import { say } from '../../../../lib/words/say.ts';
import { KARMA } from '../../../../lib/words/subjects/karma.ts';
import { areaContextOf } from '../../../support/areaContext.ts';
import type { Drawn } from '../../../support/chartOf.ts';

const toneOf = (Saturn: Drawn) => periodKarmas(karmaContext(areaContextOf({ Saturn }, { lords: ['Saturn'] })))[0]!;

test.each<[Drawn, string]>([
  // The 3rd part of Libra, Deva, leads to Sagittarius.
  ['Libra 1.25', 'supportive'],
  // The 1st, Ghora, stays in Libra, where Saturn is exalted.
  ['Libra 0.25', 'mixed'],
  // The 3rd of Aquarius, Deva, leads to Aries, where he falls.
  ['Aquarius 1.25', 'mixed'],
  // The 1st of Leo stays there.
  ['Leo 0.25', 'demanding'],
])('Saturn at %s: %s', (drawn, tone) => {
  expect(toneOf(drawn).tone).toBe(tone);
});

test('a mixed tone has its reason', () => {
  expect(say(KARMA, toneOf('Libra 0.25').reason, 'en')).toBe(
    'Its shashtiamsha is malefic, yet it is strong by sign in the D60',
  );
});

test('nothing acts before birth', () => {
  expect(periodKarmas(karmaContext(areaContextOf({})))).toEqual([]);
});
