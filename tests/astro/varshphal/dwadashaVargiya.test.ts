/** The twelve charts of a planet of the year, worked by hand on a drawn chart. */
import { expect, test } from '@jest/globals';
import { dwadashaVargiya, TWELVE_CHARTS } from '../../../lib/astro/varshphal/dwadashaVargiya.ts';
import { SEVEN_PLANETS } from '../../../lib/astro/tables/planets.ts';
import { chartOf, type Drawing } from '../../support/chartOf.ts';

const CHOICES = { relation: 'tajika', d3: 'parashari', d5: 'from_sign' } as const;

/** From the Sun Venus is 3rd and Mars 5th: friends; the Moon 6th and Saturn 8th: even; Mercury 1st, Jupiter 4th: enemies. */
const DRAWN: Drawing = {
  ...{ Ascendant: 'Aries 10', Sun: 'Taurus 8', Moon: 'Libra 10', Mars: 'Virgo 12', Mercury: 'Taurus 25' },
  ...{ Jupiter: 'Leo 8', Venus: 'Cancer 2', Saturn: 'Sagittarius 14' },
};

test('the Sun at 8 Taurus', () => {
  const { bad, charts, good, verdict } = dwadashaVargiya(chartOf(DRAWN), 'Sun', CHOICES);
  expect(charts.map(({ id, isGood, lord, relation, signIndex }) => [id, signIndex, lord, relation, isGood])).toEqual([
    ['d1', 1, 'Venus', 'friend', true],
    // The first half of an even sign is the Moon's; she is even, and full enough to be a benefic.
    ['d2', 3, 'Moon', 'neutral', true],
    ['d3', 1, 'Venus', 'friend', true],
    // The second quarter falls in the 4th from the sign.
    ['d4', 4, 'Sun', 'own', true],
    // The second fifth, counted from Taurus.
    ['d5', 2, 'Mercury', 'enemy', false],
    ['d6', 7, 'Mars', 'friend', true],
    ['d7', 8, 'Jupiter', 'enemy', false],
    // Even, and a malefic.
    ['d8', 10, 'Saturn', 'neutral', false],
    ['d9', 11, 'Jupiter', 'enemy', false],
    ['d10', 11, 'Jupiter', 'enemy', false],
    ['d11', 1, 'Venus', 'friend', true],
    ['d12', 4, 'Sun', 'own', true],
  ]);
  expect([good, bad, verdict]).toEqual([7, 5, 'favourable']);
});

test('by the decanate of Tajika D3 has no sign of its own, and Mercury for its lord', () => {
  const { bad, charts, good, verdict } = dwadashaVargiya(chartOf(DRAWN), 'Sun', { ...CHOICES, d3: 'decanates' });
  expect(charts[2]).toEqual({ id: 'd3', signIndex: 1, lord: 'Mercury', relation: 'enemy', isGood: false });
  expect([good, bad, verdict]).toEqual([6, 6, 'mixed']);
});

test('by the usual D5 the second fifth of an even sign is Virgo', () => {
  const { charts } = dwadashaVargiya(chartOf(DRAWN), 'Sun', { ...CHOICES, d5: 'standard' });
  expect(charts[4]).toMatchObject({ id: 'd5', signIndex: 5, lord: 'Mercury' });
});

test('the relation is the one chosen', () => {
  const { charts } = dwadashaVargiya(chartOf(DRAWN), 'Sun', { ...CHOICES, relation: 'natural' });
  expect(charts[0]).toMatchObject({ lord: 'Venus', relation: 'enemy', isGood: false });
});

test.each<[Drawing, string, string, boolean]>([
  // Its lord Saturn is an enemy and a malefic.
  [{ Mars: 'Capricorn 1', Saturn: 'Capricorn 20' }, 'Saturn', 'exalted', true],
  // Its lord the Moon is a friend, and a benefic.
  [{ Mars: 'Cancer 1', Moon: 'Scorpio 5', Sun: 'Gemini 1' }, 'Moon', 'debilitated', false],
])('exaltation and debilitation go before the lord in %o', (drawing, lord, relation, isGood) => {
  const { charts } = dwadashaVargiya(chartOf({ ...DRAWN, ...drawing }), 'Mars', CHOICES);
  expect(charts[0]).toMatchObject({ lord, relation, isGood });
});

test('every planet has the twelve charts, and the verdict of the greater number', () => {
  const chart = chartOf(DRAWN);
  for (const planet of SEVEN_PLANETS) {
    const { bad, charts, good, verdict } = dwadashaVargiya(chart, planet, CHOICES);
    expect(charts.map(({ id }) => id)).toEqual([...TWELVE_CHARTS]);
    expect(good + bad).toBe(12);
    expect(verdict).toBe(good > bad ? 'favourable' : good < bad ? 'unfavourable' : 'mixed');
  }
});
