import { expect, test } from '@jest/globals';
import { earningManner } from '../../../../lib/astro/judgement/career/manner.ts';
import { areaContextOf } from '../../../support/areaContext.ts';
import type { Drawing } from '../../../support/chartOf.ts';

const manner = (drawing: Drawing) => earningManner(areaContextOf(drawing), 'Venus');

test('the sign of the significator gives the source of wealth', () => {
  const id = (drawing: Drawing) => manner(drawing)[0]!.id;
  expect(id({ Venus: 'Pisces' })).toBe('own_standing');
  // Saturn, a natural friend: in the 2nd, 3rd, 4th, 10th, 11th or 12th from Venus a friend for the time too.
  expect(id({ Venus: 'Aquarius', Saturn: 'Sagittarius' })).toBe('through_friends');
  // In the 5th from Venus he is an enemy for the time, so that his sign is neutral.
  expect(id({ Venus: 'Aquarius', Saturn: 'Gemini' })).toBe('among_equals');
  // Mercury, a friend by nature and, in the 2nd from Venus, for the time.
  expect(id({ Venus: 'Gemini', Mercury: 'Cancer' })).toBe('through_friends');
  // The Sun, a natural enemy, in one sign with Venus an enemy for the time too.
  expect(id({ Venus: 'Leo 25', Sun: 'Leo 5' })).toBe('in_contest');
  // Mercury, lord of Virgo, in Cancer, a kendra from Aries, lifts the fall; in Leo nothing does.
  expect(id({ Venus: 'Virgo', Mercury: 'Cancer 2' })).toBe('rising');
  expect(id({ Venus: 'Virgo 29', Mercury: 'Leo 2', Jupiter: 'Taurus', Moon: 'Gemini' })).toBe('in_service');
});

test('benefics in the 1st, 2nd or 11th give many ways when they are strong', () => {
  const ways = (drawing: Drawing) => manner(drawing).find(({ id }) => id === 'many_ways')!;
  // Aries rising: Jupiter in Cancer stands in the 4th; Venus at home in Taurus stands in the 2nd.
  expect(ways({ Ascendant: 'Aries', Venus: 'Taurus' })).toMatchObject({
    isMet: true,
    observed: { planets: ['Venus'] },
  });
  // Jupiter at home in Pisces is the 11th of Taurus.
  expect(ways({ Ascendant: 'Taurus', Jupiter: 'Pisces', Venus: 'Leo 1' }).isMet).toBe(true);
  expect(ways({ Ascendant: 'Aries', Venus: 'Leo 1', Jupiter: 'Cancer', Moon: 'Libra' })).toMatchObject({
    isMet: false,
    meaning: null,
  });
});

test('a weak lord of the ascendant does not earn by own effort', () => {
  const effort = (Mars: Drawing['Mars']) =>
    manner({ Ascendant: 'Aries', Mars: Mars!, Saturn: 'Sagittarius' }).find(({ id }) => id === 'own_effort')!;
  expect(effort('Capricorn')).toMatchObject({ isMet: true, observed: { planet: 'Mars', house: 10 } });
  expect(effort('Cancer 28')).toMatchObject({ isMet: false, meaning: null });
});
