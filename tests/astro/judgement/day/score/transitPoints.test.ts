import { describe, expect, test } from '@jest/globals';
import { isGiven } from '../../../../../lib/astro/ashtakavarga/bindus.ts';
import { weightedMean } from '../../../../../lib/astro/judgement/day/score/pieces.ts';
import {
  dayTransitScores,
  doubleTransitPieces,
  gocharaPieces,
  gocharaPoints,
  saturnPieces,
} from '../../../../../lib/astro/judgement/day/score/transitPoints.ts';
import { PLANETS } from '../../../../../lib/astro/tables/planets.ts';
import { TRANSIT_WEIGHTS } from '../../../../../lib/astro/transit/gochara.ts';
import { chartOf } from '../../../../support/chartOf.ts';
import { allDay, drawnCourse, drawnDay, drawnContext, lasting, standing } from '../../../../support/dayScore.ts';
import { judgedSky } from '../../../../support/judgedSky.ts';

const day = drawnDay(0);
const chart = chartOf({ Ascendant: 'Aries', Moon: 'Aries 5' });
const context = drawnContext(chart);
const sign = (index: number) => ({ index, moonSignIndex: null });

test.each([
  [50, 0],
  [62.5, 5],
  [41, -3.6],
  [95, 16],
  [5, -16],
])('transits of %p give %p', (combined, points) => {
  expect(gocharaPoints(combined)).toBeCloseTo(points, 9);
});

describe('a transit', () => {
  /** Rahu alone in the 3rd, all others in the 7th: nothing is in the 12th, which would obstruct it. */
  const LIBRA = Object.fromEntries(PLANETS.map((planet) => [planet, 'Libra' as const]));
  const others = standing(LIBRA);

  test('is judged as /transit judges it, each by itself', () => {
    const signs = { ...others, Rahu: allDay({ index: 2, moonSignIndex: 0 }) };
    const [piece] = gocharaPieces(context, drawnCourse({ signs }), day);
    const places = Object.fromEntries(
      PLANETS.map((planet) => [
        planet,
        planet === 'Rahu'
          ? { signIndex: 2, kakshaIndex: 0, isRetrograde: false, moorti: 'swarna' }
          : { signIndex: 6, kakshaIndex: 0, isRetrograde: false, moorti: null },
      ]),
    ) as Parameters<typeof judgedSky>[1];
    const judged = judgedSky(context.gochara, places);
    for (const planet of PLANETS) expect(piece!.found.scores[planet]).toBe(judged[planet].score);
    // 50, good and free 20, gold 8, friend of Mercury 2.
    expect(piece!.found.scores.Rahu).toBe(80);
    const sum = PLANETS.reduce((total, planet) => total + judged[planet].score * TRANSIT_WEIGHTS[planet], 0);
    // Centred as /transit is: 50 less the mean of 500 births, 44.6.
    expect(piece!.found.combined).toBeCloseTo(sum / 100 + 5.4, 12);
  });

  test('is obstructed by a node too', () => {
    const scoreOfSun = (node: 'Libra' | 'Sagittarius') => {
      const signs = standing({ ...LIBRA, Sun: 'Gemini', Ketu: node });
      return gocharaPieces(context, drawnCourse({ signs }), day)[0]!.found.scores.Sun;
    };
    // The Sun in the 3rd is good, and obstructed from the 9th: 20 or nothing.
    expect(scoreOfSun('Libra') - scoreOfSun('Sagittarius')).toBe(20);
  });

  test('changes with its kaksha, for the share that the kaksha lasts, and with its direction', () => {
    const lords = ['Saturn', 'Jupiter', 'Mars', 'Sun', 'Venus', 'Mercury', 'Moon', 'Ascendant'] as const;
    const active = lords.findIndex((lord) => isGiven(context.gochara.ashtakavarga, 'Saturn', lord, 6));
    const empty = lords.findIndex((lord) => !isGiven(context.gochara.ashtakavarga, 'Saturn', lord, 6));
    const scores = (kakshas: readonly { index: number; startJdUT: number; endJdUT: number }[], isBack: boolean) => {
      const drawn = drawnCourse();
      const course = drawnCourse({
        signs: others,
        kakshas: { ...drawn.kakshas, Saturn: kakshas },
        retrogrades: { ...drawn.retrogrades, Saturn: isBack ? allDay({}) : [] },
      });
      const [piece] = gocharaPieces(context, course, day);
      return piece!.found.scores.Saturn;
    };
    const whole = scores(allDay({ index: 48 + active }), false);
    expect(whole - scores(allDay({ index: 48 + empty }), false)).toBe(6);
    // A quarter of the day in the empty one takes a quarter of the 6.
    const part = scores(lasting([0.25, { index: 48 + empty }], [0.75, { index: 48 + active }]), false);
    expect(whole - part).toBeCloseTo(1.5, 8);
    expect(whole - scores(allDay({ index: 48 + active }), true)).toBe(3);
  });

  test('of all is cut where any planet changes its sign, as that can obstruct another', () => {
    const Mercury = lasting([0.5, sign(6)], [0.5, sign(11)]);
    const signs = { ...others, Rahu: allDay(sign(2)), Mercury };
    const pieces = gocharaPieces(context, drawnCourse({ signs }), day);
    // Mercury in the 12th obstructs Rahu in the 3rd: 72 becomes 52.
    expect(pieces.map(({ found }) => found.scores.Rahu)).toEqual([72, 52]);
    expect(dayTransitScores(pieces).Rahu).toBe(62);
  });
});

test.each([
  ['severe', -4],
  ['moderate', -2],
  ['mild', -1],
] as const)('Saturn, %s', (band, points) => {
  const found = { phase: 'peak' as const, house: 1, intensity: 60, band };
  expect(weightedMean(saturnPieces(drawnCourse({ saturn: allDay(found) }), day))).toBe(points);
  const half = saturnPieces(drawnCourse({ saturn: lasting([0.5, found], [0.5, found]).slice(0, 1) }), day);
  expect(weightedMean(half)).toBe(points / 2);
  expect(saturnPieces(drawnCourse(), day)).toEqual([]);
});

describe('double transit, the ascendant in Aries', () => {
  test('both in Leo reach 5 (and more): 2 points', () => {
    const signs = standing({ Jupiter: 'Leo', Saturn: 'Leo' });
    const [piece] = doubleTransitPieces(context, drawnCourse({ signs }), day);
    // Jupiter reaches 5, 9, 11, 1; Saturn 5, 7, 11, 2.
    expect(piece).toMatchObject({ found: [5, 11], points: 2, share: 1 });
  });

  test('Jupiter in Taurus and Saturn in Virgo reach none of the five: nothing', () => {
    const signs = standing({ Jupiter: 'Taurus', Saturn: 'Virgo' });
    // Jupiter reaches 2, 6, 8, 10; Saturn 6, 8, 12, 3.
    expect(doubleTransitPieces(context, drawnCourse({ signs }), day)[0]).toMatchObject({ found: [6, 8], points: 0 });
  });

  test('Saturn leaves Leo at the end of the third quarter: 2 x 3/4, less what Virgo still reaches', () => {
    const Saturn = lasting([0.75, sign(4)], [0.25, sign(5)]);
    const signs = { ...standing({ Jupiter: 'Leo' }), Saturn };
    const pieces = doubleTransitPieces(context, drawnCourse({ signs }), day);
    // From Virgo Saturn reaches 6, 8, 12, 3, where Jupiter of Leo does not.
    expect(pieces.map(({ found }) => found)).toEqual([[5, 11], []]);
    expect(weightedMean(pieces)).toBe(1.5);
  });
});
