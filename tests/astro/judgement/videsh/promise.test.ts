import { expect, test } from '@jest/globals';
import { foreignYogas } from '../../../../lib/astro/judgement/videsh/yogas.ts';
import { foreignPromise } from '../../../../lib/astro/judgement/videsh/promise.ts';
import { SIGNS } from '../../../../lib/astro/tables/signs.ts';
import { areaContextOf } from '../../../support/areaContext.ts';
import type { Drawing } from '../../../support/chartOf.ts';

function promiseOf(drawing: Drawing) {
  const context = areaContextOf(drawing);
  return foreignPromise(context, foreignYogas(context));
}

const tied = (drawing: Drawing, id: string) => promiseOf(drawing).ties.find((tie) => tie.id === id)!.leaning < 0;

const tenths = (values: readonly { points: number }[]) =>
  Math.round(values.reduce((sum, { points }) => sum + points * 10, 0));

test('the score is the exact sum of its parts, and each rung of its own', () => {
  const { ladder } = promiseOf({ Ascendant: 'Cancer', Venus: 'Libra', Jupiter: 'Libra', Saturn: 'Gemini' });
  expect(tenths(ladder.parts)).toBe(Math.round(ladder.value * 10));
  for (const { parts, points } of ladder.rungs) expect(tenths(parts)).toBe(Math.round(points * 10));
  // The tie of the home has 8 points, of which a score holds 0.8 where it does not hold.
  expect(ladder.parts.find(({ id }) => id === 'home_holds')).toMatchObject({ points: 0, max: 6.4 });
  const free = promiseOf({ Ascendant: 'Cancer', Venus: 'Scorpio', Jupiter: 'Libra' }).ladder;
  expect(free.parts.find(({ id }) => id === 'home_holds')).toMatchObject({ points: 6.4, max: 6.4 });
});

// Cancer rises: Venus owns the 4th, Libra.
test('the lord of the 4th in his own sign ties only with a benefic joined', () => {
  expect(tied({ Ascendant: 'Cancer', Venus: 'Libra', Jupiter: 'Libra' }, 'home_holds')).toBe(true);
  expect(tied({ Ascendant: 'Cancer', Venus: 'Libra', Jupiter: 'Virgo', Moon: 'Taurus' }, 'home_holds')).toBe(false);
  expect(tied({ Ascendant: 'Cancer', Venus: 'Scorpio', Jupiter: 'Libra' }, 'home_holds')).toBe(false);
});

// Leo rises: the Sun owns it.
test('the lord of the ascendant ties in a fixed sign in a kendra', () => {
  expect(tied({ Ascendant: 'Leo', Sun: 'Scorpio' }, 'settled_ascendant')).toBe(true);
  expect(tied({ Ascendant: 'Leo', Sun: 'Libra' }, 'settled_ascendant')).toBe(false);
  expect(tied({ Ascendant: 'Cancer', Moon: 'Scorpio' }, 'settled_ascendant')).toBe(false);
});

// Aries rises: Jupiter owns the 12th; a degree from the Sun he is combust.
test('a combust lord of the 12th does not carry far', () => {
  expect(tied({ Sun: 'Gemini 5', Jupiter: 'Gemini 6' }, 'weak_twelfth_lord')).toBe(true);
  expect(tied({ Jupiter: 'Cancer' }, 'weak_twelfth_lord')).toBe(false);
});

test('more yogas are a higher score', () => {
  const slight = promiseOf({ Ascendant: 'Leo', Sun: 'Scorpio', Moon: 'Aries', Mars: 'Leo' });
  const all = promiseOf({
    Ascendant: 'Cancer',
    Moon: 'Gemini',
    Mercury: 'Gemini',
    Jupiter: 'Gemini',
    Venus: 'Gemini',
    Mars: 'Gemini',
    Rahu: 'Gemini',
  });
  expect(slight.points).toBeLessThan(22);
  expect(all.points).toBeGreaterThanOrEqual(40);
  expect(all.ladder.value).toBeGreaterThan(slight.ladder.value);
});

test('a weak lord of the 12th is described with what weakens him', () => {
  const described = (drawing: Drawing) => promiseOf(drawing).ties.find(({ id }) => id === 'weak_twelfth_lord')!.text;
  const weak = (weaknesses: readonly unknown[]) => ({ id: 'weak_twelfth', args: { planet: 'Jupiter', weaknesses } });
  expect(described({ Sun: 'Gemini 5', Jupiter: 'Gemini 6' })).toEqual(weak([{ id: 'combust' }]));
  expect(described({ Jupiter: 'Cancer' })).toEqual(weak([]));
});

test('each tie has its weight, and the level its bounds', () => {
  const { ties } = promiseOf({});
  expect(ties.map(({ id, weight }) => [id, weight])).toEqual([
    ['home_holds', 8],
    ['settled_ascendant', 3],
    ['weak_twelfth_lord', 3],
  ]);
  for (const Ascendant of SIGNS) {
    const { ladder, level } = promiseOf({ Ascendant });
    const { percentile } = ladder;
    expect(level.id).toBe(
      percentile >= 75 ? 'very_strong' : percentile >= 50 ? 'strong' : percentile >= 25 ? 'fair' : 'slight',
    );
  }
});
