import { expect, test } from '@jest/globals';
import { karmaBalance, membersOf } from '../../../../lib/astro/judgement/karma/balance.ts';
import { karmaContext } from '../../../../lib/astro/judgement/karma/places.ts';
import { areaContextOf } from '../../../support/areaContext.ts';

test('a planet with several roles is one member with all of them', () => {
  const mentions = [
    { planet: 'Venus', role: 'lord of the 2nd' },
    { planet: 'Mars', role: 'in the 2nd' },
    { planet: 'Venus', role: 'significator' },
  ] as const;
  expect(membersOf(mentions)).toEqual([
    { planet: 'Venus', roles: ['lord of the 2nd', 'significator'] },
    { planet: 'Mars', roles: ['in the 2nd'] },
  ]);
});

test('each counts with its weight, for or against, and names its part', () => {
  // Venus, furthest in her sign, in the last part of Leo; Mars, lord of Aries, in the first of Aquarius.
  const karma = karmaContext(areaContextOf({ Ascendant: 'Aries 5', Venus: 'Leo 29.75', Mars: 'Aquarius 0.25' }));
  const balance = karmaBalance(karma, [
    { planet: 'Venus', roles: ['significator'] },
    { planet: 'Mars', roles: ['in the 11th'] },
  ]);
  expect(balance).toMatchObject({ value: 0.5, verdict: 'neutral', beneficCount: 1, maleficCount: 1 });
  expect(balance.parts).toEqual([
    {
      id: 'venus',
      label: 'Venus (significator and the Atmakaraka) in Chandrarekha (60), benefic',
      points: 2,
      max: 2,
    },
    {
      id: 'mars',
      label: 'Mars (in the 11th and lord of the ascendant) in Ghora (1), malefic',
      points: -1.5,
      max: 1.5,
    },
  ]);
});
