/** Aries rises at 15 degrees: the sixth tenth of a movable odd sign, so Virgo rises in the dasamsa (BPHS 6.13-14). */
import { expect, test } from '@jest/globals';
import { methodThree } from '../../../../lib/astro/judgement/career/methodThree.ts';
import { inVarga } from '../../../../lib/astro/judgement/vargaFactors.ts';
import { DIGNITY_SHARES } from '../../../../lib/astro/strength/planetStrength.ts';
import { areaContextOf } from '../../../support/areaContext.ts';
import { office } from '../../../../lib/astro/judgement/areaFacts.ts';

// Dasamsa by hand: odd signs count from themselves, even ones from the 9th; three degrees a part.
// Saturn, tenth lord of birth, at Sagittarius 1 stays in Sagittarius; Mercury at Gemini 1 stays in Gemini, the 10th.
const context = areaContextOf({ Saturn: 'Sagittarius 1', Mercury: 'Gemini 1', Sun: 'Gemini 4' });
const found = methodThree(context);

test('the dasamsa rises where it must, and its 10th is Gemini with Mercury', () => {
  expect(found.dasamsa.ascendant.signIndex).toBe(5);
  expect(found.dasamsa.planets.Mercury.house).toBe(10);
  expect(found.dasamsa.planets.Saturn.house).toBe(4);
  expect(found.tenthLord).toBe('Saturn');
});

test('votes: lord and occupants of the 10th 8, ascendant lord 5, lord of the sign of the tenth lord 5', () => {
  expect(found.votes.map(({ planet, points }) => [planet, points])).toEqual([
    ['Mercury', 8],
    ['Mercury', 8],
    ['Mercury', 5],
    ['Jupiter', 5],
  ]);
});

test('a planet of several offices is weighed once, up to ten', () => {
  const mercury = found.holders.find(({ planet }) => planet === 'Mercury')!;
  expect(mercury.offices.map(({ id }) => id)).toEqual(
    expect.arrayContaining(['tenth_lord', 'ascendant_lord', 'mercury']),
  );
  const factors = found.success.parts.filter(({ id }) => id === 'd10_mercury');
  expect(factors.map(({ factor }) => factor!.weight)).toEqual([10]);
});

test('yogas that are formed are factors of success, and of the others those that many births have', () => {
  const common = ['raja_yoga', 'tenth_lord_well_placed', 'vargottama', 'amatyakaraka_rising', 'exchange'];
  const weighed = found.success.parts.filter(({ id }) => id.startsWith('yoga_')).map(({ id }) => id);
  const expected = found.yogas
    .filter(({ id, isPresent }) => isPresent || [...common, 'malefic_in_eighth'].includes(id))
    .map(({ id }) => `yoga_${id}`);
  expect(weighed).toEqual(expected);
});

test('a missing good yoga counts against success, a missing bad one for it', () => {
  // Saturn, tenth lord of birth, at Gemini 16 is in the sixth tenth of an odd sign: Scorpio, the 3rd from Virgo.
  const { success } = methodThree(areaContextOf({ Saturn: 'Gemini 16' }));
  const points = (id: string) => success.parts.find((part) => part.id === id)!;
  expect(points('yoga_tenth_lord_well_placed')).toMatchObject({ factor: { leaning: -1, weight: 4, halvedBy: null } });
  expect(points('yoga_tenth_lord_well_placed').factor!.text).toEqual({
    id: 'dasamsa_yoga_missed',
    args: { yoga: 'tenth_lord_well_placed' },
  });
  const missing = found.yogas.find(({ id }) => id === 'malefic_in_eighth')!;
  const none = found.success.parts.find(({ id }) => id === 'yoga_malefic_in_eighth')!;
  expect([missing.isPresent, none.factor!.leaning]).toEqual([false, 1]);
});

test('a planet of the dasamsa leans from the mean of all births', () => {
  const { factor } = found.success.parts.find(({ id }) => id === 'd10_mercury')!;
  const { leaning } = inVarga(
    'd10',
    () => ({ id: 'mercury', planet: 'Mercury', role: office('lord_of', { house: 1 }) }),
    1,
  )(context);
  expect(factor!.leaning).toBeCloseTo(leaning - 0.15, 9);
});

test('planets in its 10th have weight 5, by their dignity', () => {
  const { factor } = found.success.parts.find(({ id }) => id === 'd10_occupants_10')!;
  expect(factor).toMatchObject({ weight: 5, planets: ['Mercury'] });
  expect(factor!.leaning).toBeCloseTo(Math.min((DIGNITY_SHARES.own - 0.45) / 0.4, 1), 9);
});

test('the score is the exact sum of its parts', () => {
  const tenths = found.success.parts.reduce((sum, { points }) => sum + Math.round(points * 10), 0);
  expect(tenths).toBe(Math.round(found.success.value * 10));
});
