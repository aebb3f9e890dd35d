/** Aries rises at 15 degrees: the sixth tenth of a movable odd sign, so Virgo rises in the dasamsa (BPHS 6.13-14). */
import { expect, test } from '@jest/globals';
import { methodThree } from '../../../../lib/astro/area/career/methodThree.ts';
import { areaSceneOf } from '../../../support/areaScene.ts';

// Dasamsa by hand: odd signs count from themselves, even ones from the 9th; three degrees a part.
// Saturn, tenth lord of birth, at Sagittarius 1 stays in Sagittarius; Mercury at Gemini 1 stays in Gemini, the 10th.
const found = methodThree(areaSceneOf({ Saturn: 'Sagittarius 1', Mercury: 'Gemini 1', Sun: 'Gemini 4' }));

test('the dasamsa rises where it must, and its 10th is Gemini with Mercury', () => {
  expect(found.dasamsa.ascendant.signIndex).toBe(5);
  expect(found.dasamsa.planets.Mercury.house).toBe(10);
  expect(found.dasamsa.planets.Saturn.house).toBe(4);
  expect(found.tenthLord).toBe('Saturn');
});

test('votes: lord of the 10th and who stands there 8, ascendant lord 5, lord of the sign of the tenth lord 5', () => {
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

test('yogas that are formed are factors of success, the others are not', () => {
  const ids = found.success.parts.map(({ id }) => id);
  for (const { id, isPresent } of found.yogas) expect([id, ids.includes(`yoga_${id}`)]).toEqual([id, isPresent]);
});

test('the score is the exact sum of its parts', () => {
  const tenths = found.success.parts.reduce((sum, { points }) => sum + Math.round(points * 10), 0);
  expect(tenths).toBe(Math.round(found.success.value * 10));
});
