import { expect, test } from '@jest/globals';
import { karmaBalance, membersOf } from '../../../../lib/astro/judgement/karma/balance.ts';
import { karmaFact } from '../../../../lib/astro/judgement/karma/facts.ts';
import { karmaContext } from '../../../../lib/astro/judgement/karma/places.ts';
import { say } from '../../../../lib/words/say.ts';
import { KARMA } from '../../../../lib/words/subjects/karma.ts';
import { areaContextOf } from '../../../support/areaContext.ts';

const lord = karmaFact('lord_role', { house: 2 });
const inside = karmaFact('inside_role', { house: 2 });
const significator = karmaFact('significator_role', {});

test('a planet with several roles is one member with all of them', () => {
  const mentions = [
    { planet: 'Venus', role: lord },
    { planet: 'Mars', role: inside },
    { planet: 'Venus', role: significator },
  ] as const;
  expect(membersOf(mentions)).toEqual([
    { planet: 'Venus', roles: [lord, significator] },
    { planet: 'Mars', roles: [inside] },
  ]);
});

test('each counts with its weight, for or against, and names its part', () => {
  // Venus, furthest in her sign, in the last part of Leo; Mars, lord of Aries, in the first of Aquarius.
  const karma = karmaContext(areaContextOf({ Ascendant: 'Aries 5', Venus: 'Leo 29.75', Mars: 'Aquarius 0.25' }));
  const balance = karmaBalance(karma, [
    { planet: 'Venus', roles: [significator] },
    { planet: 'Mars', roles: [inside] },
  ]);
  expect(balance).toMatchObject({ value: 0.5, verdict: 'neutral', beneficCount: 1, maleficCount: 1 });
  expect(balance.parts.map(({ label }) => say(KARMA, label, 'en'))).toEqual([
    'Venus, significator and the soul planet (atmakaraka): Chandrarekha, benefic',
    'Mars, in the 2nd and lord of the ascendant: Ghora, malefic',
  ]);
  expect(balance.parts).toEqual([
    {
      id: 'venus',
      label: karmaFact('member', {
        planet: 'Venus',
        roles: [significator],
        office: 'atmakaraka',
        shashtiamsha: 60,
      }),
      points: 2,
      max: 2,
    },
    {
      id: 'mars',
      label: karmaFact('member', { planet: 'Mars', roles: [inside], office: 'ascendant_lord', shashtiamsha: 1 }),
      points: -1.5,
      max: 1.5,
    },
  ]);
});
