import { describe, expect, test } from '@jest/globals';
import { lordScores, transitIn } from '../../../../../lib/astro/judgement/dasha/lordEffect.ts';
import { dayScoreContext } from '../../../../../lib/astro/judgement/day/score/context.ts';
import { chartOf } from '../../../../support/chartOf.ts';
import { drawnContext } from '../../../../support/dayScore.ts';

describe('lords of the week', () => {
  test.each([
    // Taurus rising: Saturn is the yogakaraka; Venus counts him a friend.
    ['Taurus', 6, { lord: 'Saturn', office: 'yogakaraka', relation: 'friend' }, 5],
    ['Taurus', 0, { lord: 'Sun', office: 'benefic', relation: 'enemy' }, 1],
    ['Taurus', 3, { lord: 'Mercury', office: 'benefic', relation: 'friend' }, 3],
    ['Taurus', 4, { lord: 'Jupiter', office: 'malefic', relation: 'neutral' }, -2],
    ['Taurus', 1, { lord: 'Moon', office: 'malefic', relation: 'enemy' }, -3],
    ['Taurus', 2, { lord: 'Mars', office: 'neutral', relation: 'neutral' }, 0],
    // The day of the lord of the ascendant counts as that of a friend.
    ['Taurus', 5, { lord: 'Venus', office: 'malefic', relation: 'itself' }, -1],
    ['Cancer', 2, { lord: 'Mars', office: 'yogakaraka', relation: 'neutral' }, 4],
  ] as const)('%s rising, weekday %p', (Ascendant, varaIndex, found, points) => {
    const context = drawnContext(chartOf({ Ascendant }));
    expect(context.varas[varaIndex]).toEqual({ found: { varaIndex, ...found }, points });
  });
});

test('lords of a matter own a house of it or stand in one; nodes count for the planets they act for', () => {
  const context = drawnContext(chartOf({ Ascendant: 'Aries', Jupiter: 'Cancer', Rahu: 'Capricorn', Sun: 'Leo' }));
  // Of 10, 6 and 11: Mars stands in the 11th, Mercury owns the 6th, Saturn 10 and 11, Rahu is alone in his sign, Ketu with Mercury.
  expect(context.matters.career.lords).toEqual(['Mars', 'Mercury', 'Saturn', 'Rahu', 'Ketu']);
  // Of 3, 9 and 12: Mercury owns the 3rd, Jupiter 9 and 12, Saturn stands in the 9th, Ketu is with Jupiter.
  expect(context.matters.travel.lords).toEqual(['Mercury', 'Jupiter', 'Saturn', 'Ketu']);
});

test('a lord is scored as /dasha/effects scores it from the ascendant, by the sign it passes', () => {
  const chart = chartOf({ Ascendant: 'Leo', Moon: 'Cancer' });
  const context = drawnContext(chart);
  for (const lord of ['Jupiter', 'Rahu', 'Moon'] as const) {
    const own = [3, 9].map((sign) => lordScores(context, lord, transitIn(chart, lord, sign), [[1]])[0]!.value);
    expect([3, 9].map((sign) => context.lordScore(lord, sign))).toEqual(own);
    // Asked again it is the same.
    expect(context.lordScore(lord, 3)).toBe(own[0]);
  }
  expect(context.lordScore('Jupiter', 3)).not.toBe(context.lordScore('Jupiter', 9));
});

test('the nakshatra of birth is that of the Moon', () => {
  expect(dayScoreContext({ ...drawnInput(), chart: chartOf({ Moon: 'Taurus 12' }) }).natalNakshatraIndex).toBe(3);
});

function drawnInput() {
  const { birthJdUT, gochara, mahadashas, strengths } = drawnContext(chartOf({}));
  return { ashtakavarga: gochara.ashtakavarga, birthJdUT, mahadashas, strengths };
}
