import { expect, test } from '@jest/globals';
import { stayJudgement } from '../../../../lib/astro/judgement/videsh/stayAbroad.ts';
import { SIGNS } from '../../../../lib/astro/tables/signs.ts';
import { areaContextOf } from '../../../support/areaContext.ts';
import type { Drawing } from '../../../support/chartOf.ts';
import { foreignLabel } from '../../../support/foreignYoga.ts';

const judged = (drawing: Drawing) => stayJudgement(areaContextOf(drawing));
const leaningOf = (drawing: Drawing, id: string) =>
  judged(drawing).score.parts.find((part) => part.id === id)!.factor!.leaning;

// Cancer rises: 1 Moon, 4 Venus, 12 Mercury; the 12th is Gemini, dual.
const CANCER: Drawing = { Ascendant: 'Cancer', Rahu: 'Leo', Saturn: 'Scorpio' };

test.each([
  ['home_lord_away', { Venus: 'Gemini' }, 1],
  ['home_lord_away', { Venus: 'Aquarius' }, 1],
  ['home_lord_away', { Venus: 'Libra' }, -1],
  ['home_lord_away', { Venus: 'Leo' }, 0],
  ['sign_of_lord_12', { Mercury: 'Leo' }, 1],
  ['sign_of_lord_12', { Mercury: 'Cancer' }, -1],
  ['sign_of_lord_12', { Mercury: 'Gemini' }, 0],
  ['sign_of_house_12', {}, 0],
  ['keepers_in_12', { Saturn: 'Gemini' }, 1],
  ['keepers_in_12', { Rahu: 'Gemini' }, 1],
  ['keepers_in_12', {}, 0],
  ['jupiter_on_home', { Jupiter: 'Libra' }, -1],
  ['jupiter_on_home', { Jupiter: 'Leo', Venus: 'Leo' }, -1],
  ['jupiter_on_home', { Jupiter: 'Scorpio', Venus: 'Leo' }, 0],
  ['self_in_12', { Moon: 'Gemini' }, 0],
] as const)('%s with %j leans %d', (id, drawing, leaning) => {
  expect(leaningOf({ ...CANCER, ...drawing }, id)).toBe(leaning);
});

test('the lord of the ascendant keeps away in a fixed 12th', () => {
  // Gemini rises: the 12th is Taurus.
  expect(leaningOf({ Ascendant: 'Gemini', Mercury: 'Taurus' }, 'self_in_12')).toBe(1);
});

test('all for the return is a return, all for staying permanent, and the score is the sum of its parts', () => {
  // Aquarius rises: 4 Venus in Taurus, 12 Saturn in Aries (movable); Jupiter on the 4th.
  const home = judged({ Ascendant: 'Aquarius', Venus: 'Taurus', Saturn: 'Aries', Jupiter: 'Taurus', Rahu: 'Leo' });
  // Gemini rises: 4 and 1 Mercury in the 12th, Taurus, with Venus, its lord, and Rahu.
  const away = judged({ Ascendant: 'Gemini', Mercury: 'Taurus', Venus: 'Taurus', Rahu: 'Taurus', Jupiter: 'Cancer' });
  expect([home.verdict.id, away.verdict.id]).toEqual(['return', 'permanent']);
  for (const { score } of [home, away]) {
    const tenths = score.parts.reduce((sum, { points }) => sum + Math.round(points * 10), 0);
    expect(tenths).toBe(Math.round(score.value * 10));
  }
});

test('single stays go by the sign of the lord of the 12th', () => {
  expect(judged({ ...CANCER, Mercury: 'Leo' }).modality).toBe('fixed');
  expect(judged({ ...CANCER, Mercury: 'Cancer' }).modality).toBe('movable');
  expect(judged({ ...CANCER, Mercury: 'Virgo' }).modality).toBe('dual');
});

test.each([
  [{ Jupiter: 'Libra', Venus: 'Leo' }, 'Jupiter stands in the 4th'],
  [{ Jupiter: 'Gemini', Venus: 'Leo' }, 'Jupiter aspects the 4th'],
  [{ Jupiter: 'Leo', Venus: 'Leo' }, 'Jupiter stands with Venus, lord of the 4th'],
  [{ Jupiter: 'Sagittarius', Venus: 'Leo' }, 'Jupiter aspects Venus, lord of the 4th'],
  [{ Jupiter: 'Scorpio', Venus: 'Leo' }, 'Jupiter reaches neither the 4th nor its lord'],
] as const)('Jupiter on the home with %j: %s', (drawing, described) => {
  const part = judged({ ...CANCER, ...drawing }).score.parts.find(({ id }) => id === 'jupiter_on_home')!;
  expect(foreignLabel(part)).toContain(described);
});

test('each factor has its weight, and the verdict its bounds', () => {
  const { score } = judged(CANCER);
  const weights = score.parts.flatMap(({ factor }) => (factor ? [[factor.id, factor.weight]] : []));
  expect(weights).toEqual([
    ['home_lord', 8],
    ['jupiter_on_home', 5],
    ['home_lord_away', 6],
    ['sign_of_lord_12', 7],
    ['sign_of_house_12', 4],
    ['keepers_in_12', 6],
    ['self_in_12', 5],
  ]);
  const seen = new Set<string>();
  for (const Ascendant of SIGNS) {
    for (const Jupiter of SIGNS) {
      const { score: each, verdict } = judged({ Ascendant, Jupiter });
      expect(verdict.id).toBe(each.value >= 58 ? 'permanent' : each.value >= 42 ? 'repeated' : 'return');
      if (each.value >= 55 && each.value < 61) seen.add(verdict.id);
    }
  }
  expect(seen).toEqual(new Set(['repeated', 'permanent']));
});

test('a strong lord of the 4th calls home, a weak one lets go', () => {
  expect(leaningOf({ ...CANCER, Venus: 'Libra' }, 'home_lord')).toBeLessThan(0);
  expect(leaningOf({ ...CANCER, Venus: 'Virgo', Sun: 'Virgo 10', Mercury: 'Leo' }, 'home_lord')).toBeGreaterThan(0);
});
