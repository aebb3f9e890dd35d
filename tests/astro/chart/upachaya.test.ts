import { expect, test } from '@jest/globals';
import { planetStrengths } from '../../../lib/astro/strength/planetStrength.ts';
import { MATURITY_AGES, upachayaFrom, upachayaScore } from '../../../lib/astro/chart/upachaya.ts';
import { chartOf, type Drawing } from '../../support/chartOf.ts';

/** Aries rises: Gemini, Virgo, Capricorn and Aquarius grow. The Moon in Libra: Sagittarius, Pisces, Cancer and Leo. */
const DRAWING: Drawing = {
  Ascendant: 'Aries 15',
  Sun: 'Gemini 5',
  Moon: 'Libra 15',
  Mars: 'Aquarius 15',
  Mercury: 'Taurus 2',
  Jupiter: 'Virgo 15',
  Venus: 'Capricorn 20',
  Saturn: 'Sagittarius 15',
  Rahu: 'Scorpio 15',
};

test('malefics prosper, benefics grow, and are mixed in the sixth', () => {
  const { houses } = upachayaFrom(chartOf(DRAWING), 'ascendant');
  const found = houses.map(({ house, occupants }) => [house, occupants.map(({ effect, planet }) => [planet, effect])]);
  expect(found).toEqual([
    [3, [['Sun', 'prospers']]],
    [6, [['Jupiter', 'mixed']]],
    [10, [['Venus', 'grows']]],
    [11, [['Mars', 'prospers']]],
  ]);
});

test('from the Moon the houses and the places of their lords are counted anew', () => {
  const { houses } = upachayaFrom(chartOf(DRAWING), 'moon');
  const found = houses.map(({ house, lord, lordHouse, occupants }) => [
    house,
    lord,
    lordHouse,
    occupants.map(({ planet }) => planet),
  ]);
  expect(found).toEqual([
    [3, 'Jupiter', 12, ['Saturn']],
    [6, 'Jupiter', 12, []],
    [10, 'Moon', 1, []],
    [11, 'Sun', 9, []],
  ]);
});

test('the score counts malefics of three, benefics of two with half for the sixth, and the lords', () => {
  const chart = chartOf(DRAWING);
  const strengths = planetStrengths(chart, null);
  const score = upachayaScore(upachayaFrom(chart, 'ascendant'), strengths);
  const [malefics, benefics, lords] = score.parts;
  expect(malefics).toMatchObject({ id: 'malefics', points: 26.7, max: 40 });
  expect(benefics).toMatchObject({ id: 'benefics', points: 15, max: 20 });
  // Lords Mercury of the third and the sixth, Saturn of the tenth and the eleventh.
  const mean = (strengths.Mercury.value + strengths.Saturn.value) / 2;
  expect(lords!.points).toBeCloseTo((mean / 100) * 40, 0);
  expect(score.value).toBeCloseTo(malefics!.points + benefics!.points + lords!.points, 9);
});

test('planets mature at the ages that practice gives', () => {
  const inOrder = Object.entries(MATURITY_AGES).sort(([, a], [, b]) => a - b);
  expect(inOrder.map(([planet]) => planet).join(' ')).toBe('Jupiter Sun Moon Venus Mars Mercury Saturn Rahu Ketu');
  expect(inOrder.map(([, age]) => age)).toEqual([16, 22, 24, 25, 28, 32, 36, 42, 48]);
});
