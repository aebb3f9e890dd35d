/** The class that is told, and when years are. */
import { expect, test } from '@jest/globals';
import { areYearsTold, lifeJudgement } from '../../../../lib/astro/judgement/longevity/lifeJudgement.ts';
import { placement } from '../../../../lib/astro/chart/zodiac.ts';
import type { LifeClass } from '../../../../lib/astro/jaimini/longevityPairs.ts';
import { planetStrengths } from '../../../../lib/astro/strength/planetStrength.ts';
import { SIGNS, type Sign } from '../../../../lib/astro/tables/signs.ts';
import { chartOf, type Drawing } from '../../../support/chartOf.ts';

function judged(drawing: Drawing, hora: Sign) {
  const chart = chartOf(drawing);
  return lifeJudgement(chart, placement(SIGNS.indexOf(hora) * 30 + 15), planetStrengths(chart, null));
}

/** All planets raised or at home below the horizon, so that little is taken: far more than 64 years by each measure. */
const STRONG: Drawing = {
  Ascendant: 'Aries 15',
  Sun: 'Aries 10',
  Moon: 'Taurus 3',
  Mercury: 'Taurus 10',
  Venus: 'Taurus 20',
  Jupiter: 'Cancer 5',
  Mars: 'Cancer 20',
  Saturn: 'Libra 20',
  Ketu: 'Scorpio',
};

test('a class is told where the pairs and the mean of the three measures agree', () => {
  // Mars owns 1 and, Ketu standing in Scorpio, 8: Cancer twice, purnayu. Aries with Libra: purnayu. Jupiter raises nothing more.
  const { byPairs, byYears, category } = judged(STRONG, 'Libra');
  expect([byPairs, byYears, category]).toEqual(['purnayu', 'purnayu', 'purnayu']);
});

test('else it is undecided, with both', () => {
  // Mars in Gemini makes one pair madhyayu, the Moon in Taurus with Saturn in Libra another.
  const { byPairs, byYears, category, found } = judged({ ...STRONG, Mars: 'Gemini 20', Jupiter: 'Cancer 5' }, 'Leo');
  expect(found.third).toBe('madhyayu');
  expect([byPairs, byYears, category]).toEqual(['madhyayu', 'purnayu', 'undecided']);
});

test.each<[age: number | null, category: LifeClass, fromYears: number, isTold: boolean]>([
  [31, 'purnayu', 80, false],
  [32, 'purnayu', 80, true],
  [null, 'purnayu', 80, false],
  [40, 'madhyayu', 45, true],
  [45, 'madhyayu', 45, false],
  [90, 'purnayu', 80, false],
  [32, 'undecided', 80, false],
  // Nobody of 32 has years of the short class before him; it is never told of others either.
  [33, 'alpayu', 40, false],
])('at %s years of %s from %s on are told: %s', (age, category, fromYears, isTold) => {
  expect(areYearsTold(age, category, fromYears)).toBe(isTold);
});
