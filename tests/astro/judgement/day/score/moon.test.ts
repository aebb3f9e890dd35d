import { expect, test } from '@jest/globals';
import {
  chandrabalaPieces,
  moonBinduPieces,
  moonBinduPoints,
  taraPieces,
} from '../../../../../lib/astro/judgement/day/score/moon.ts';
import { weightedMean } from '../../../../../lib/astro/judgement/day/score/pieces.ts';
import { chartOf } from '../../../../support/chartOf.ts';
import {
  allDay,
  drawnCourse,
  drawnDay,
  drawnContext,
  flatAshtakavarga,
  lasting,
  standing,
} from '../../../../support/dayScore.ts';

const day = drawnDay(0);
/** The Moon of birth in Ashwini, the first star and sign. */
const chart = chartOf({ Moon: 'Aries 5' });
const context = drawnContext(chart);

test.each([
  [1, -2],
  [2, 6],
  [3, -6],
  [4, 5],
  [5, -5],
  [6, 7],
  [7, -8],
  [8, 5],
  [9, 6],
  // Bad ones of the second round keep two thirds, of the third one third.
  [10, -1.3],
  [12, -4],
  [16, -5.3],
  [19, -0.7],
  [25, -2.7],
  [20, 6],
])('the %pth star from that of birth', (number, points) => {
  const pieces = taraPieces(context, drawnCourse({ nakshatras: allDay({ number }) }), day);
  expect(weightedMean(pieces)).toBe(points);
});

test('Sampat for a quarter of the day, Vipat for the rest: 6/4 - 6 x 3/4', () => {
  const nakshatras = lasting([0.25, { number: 2 }], [0.75, { number: 3 }]);
  const pieces = taraPieces(context, drawnCourse({ nakshatras }), day);
  expect(pieces.map(({ found }) => found.id)).toEqual(['sampat', 'vipat']);
  expect(weightedMean(pieces)).toBe(-3);
});

test.each([
  ['Aries', 8, 8],
  ['Taurus', 4, 0],
  ['Gemini', 8, 8],
  ['Cancer', -4, -4],
  ['Leo', 4, 0],
  ['Virgo', 8, 8],
  ['Libra', 8, 8],
  ['Scorpio', -9, -9],
  ['Sagittarius', 4, 0],
  ['Capricorn', 8, 8],
  ['Aquarius', 8, 8],
  ['Pisces', -5, -5],
] as const)('the Moon in %s gives %p in the bright half, %p in the dark', (Moon, bright, dark) => {
  const points = (paksha: 'shukla' | 'krishna') =>
    weightedMean(
      chandrabalaPieces(context, drawnCourse({ signs: standing({ Moon }), pakshas: allDay({ paksha }) }), day),
    );
  expect(points('shukla')).toBe(bright);
  expect(points('krishna')).toBe(dark);
});

test('the full moon cuts the 2nd, which is good before it, and leaves the 3rd whole', () => {
  const pakshas = lasting([0.5, { paksha: 'shukla' as const }], [0.5, { paksha: 'krishna' as const }]);
  const inSecond = chandrabalaPieces(context, drawnCourse({ signs: standing({ Moon: 'Taurus' }), pakshas }), day);
  expect(inSecond.map(({ points }) => points)).toEqual([4, 0]);
  const inThird = chandrabalaPieces(context, drawnCourse({ signs: standing({ Moon: 'Gemini' }), pakshas }), day);
  expect(inThird.map(({ share }) => share)).toEqual([1]);
});

test.each([
  ['the mean of both', 4, 28, 0],
  ['one bindu more, ten of all more: 1 + 3', 5, 38, 4],
  ['the caps: 4 and 6 become 3 and 3', 8, 48, 6],
  ['the lower caps', 0, 8, -6],
  ['five of all less: -1.5', 4, 23, -1.5],
])('bindus, %s', (_, bindus, sarva, points) => {
  expect(moonBinduPoints(bindus, sarva)).toBeCloseTo(points, 12);
});

test('bindus are those of the sign that the Moon passes', () => {
  const flat = flatAshtakavarga(chart);
  const bhinna = { ...flat.bhinna, Moon: flat.bhinna.Moon.map((four, sign) => (sign === 1 ? 6 : four)) };
  const rich = drawnContext(chart, { ashtakavarga: { ...flat, bhinna } });
  const Moon = lasting([0.25, { index: 0, moonSignIndex: null }], [0.75, { index: 1, moonSignIndex: null }]);
  const pieces = moonBinduPieces(rich, drawnCourse({ signs: { ...standing(), Moon } }), day);
  expect(pieces.map(({ found }) => found)).toEqual([
    { signIndex: 0, bindus: 4, sarva: 28 },
    { signIndex: 1, bindus: 6, sarva: 28 },
  ]);
  expect(weightedMean(pieces)).toBe(1.5);
});
