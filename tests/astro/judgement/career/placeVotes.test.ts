import { expect, test } from '@jest/globals';
import { placeVotes, withNodeVotes } from '../../../../lib/astro/judgement/career/placeVotes.ts';
import { chartOf } from '../../../support/chartOf.ts';

test('planets within 15 degrees after rising or culminating have 12, those in the ascendant 6', () => {
  // Aries 15 rises and 10 of Capricorn culminates: what has risen or culminated stands before it in the zodiac.
  const chart = chartOf({
    Ascendant: 'Aries 15',
    Sun: 'Aries 1',
    Mars: 'Aries 20',
    Moon: 'Capricorn 1',
    Venus: 'Capricorn 12',
    Saturn: 'Sagittarius 20',
    Jupiter: 'Sagittarius 26',
  });
  const votes = placeVotes({ chart, midheavenDeg: 280 });
  expect(votes.map(({ planet, points, reason }) => [planet, points, reason.id])).toEqual([
    ['Sun', 12, 'just_risen'],
    ['Moon', 12, 'just_risen'],
    ['Jupiter', 12, 'just_risen'],
    ['Sun', 6, 'in_ascendant'],
    ['Mars', 6, 'in_ascendant'],
  ]);
});

test('a node acts for the lords of its sign and nakshatra and for its company', () => {
  // 10 of Aries are Ashwini, of Ketu: only Mars, lord of the sign, and Venus, who is with Rahu, have votes.
  const chart = chartOf({ Rahu: 'Aries 10', Venus: 'Aries 3', Mars: 'Leo', Moon: 'Cancer' });
  const [given] = placeVotes({ chart: chartOf({ Ascendant: 'Leo 15', Mars: 'Leo 10' }), midheavenDeg: 0 });
  const votes = withNodeVotes(chart, [
    { ...given!, planet: 'Mars', points: 10 },
    { ...given!, planet: 'Venus', points: 8 },
  ]);
  expect(votes.slice(2).map(({ planet, points }) => [planet, points])).toEqual([
    ['Rahu', 3.5],
    ['Rahu', 2],
    // Ketu in Libra acts for Venus, and 10 of Libra are Swati, of Rahu, who has no votes of his own.
    ['Ketu', 2.8],
  ]);
});
