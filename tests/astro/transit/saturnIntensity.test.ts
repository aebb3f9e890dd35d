/** The pressure of Saturn on drawn charts, added up by hand. */
import { describe, expect, test } from '@jest/globals';
import type { Ashtakavarga } from '../../../lib/astro/ashtakavarga/bindus.ts';
import { saturnBand, saturnIntensity, type SaturnContext } from '../../../lib/astro/transit/saturnIntensity.ts';
import type { SaturnStay } from '../../../lib/astro/transit/saturn.ts';
import type { Track } from '../../../lib/astro/transit/track.ts';
import { chartOf, type Drawing } from '../../support/chartOf.ts';

const START = 2_461_000;
const END = START + 800;

/** The same number in every sign. */
const bindusOf = (saturn: number, sarva: number) =>
  ({
    bhinna: { Saturn: Array(12).fill(saturn) as number[] },
    sarva: Array(12).fill(sarva) as number[],
  }) as unknown as Ashtakavarga;

/** The Moon rests in a sign, by index. */
const restingMoon = (signIndex: number): Track => ({
  planet: 'Moon',
  startJdTT: 0,
  endJdTT: 1e7,
  fastestDegPerDay: 1,
  stepDays: 1,
  at: (jdTT) => ({ jdTT, longitudeDeg: signIndex * 30 + 15, speedDegPerDay: 0 }),
});

interface Drawn {
  readonly drawing?: Drawing;
  readonly saturn?: number;
  readonly sarva?: number;
  readonly moonPassing?: number;
  readonly jupiter?: SaturnContext['jupiter'];
  readonly ruled?: SaturnContext['ruled'];
}

/** Aries rising, the Moon in Libra alone and bright: by herself nothing burdens her. */
function contextOf({
  drawing = {},
  jupiter = [],
  moonPassing = 7,
  ruled = [],
  sarva = 27,
  saturn = 3,
}: Drawn): SaturnContext {
  const chart = chartOf({
    Ascendant: 'Aries',
    Moon: 'Libra',
    Sun: 'Gemini',
    Jupiter: 'Gemini',
    Venus: 'Leo',
    Mars: 'Sagittarius',
    Saturn: 'Scorpio',
    Rahu: 'Pisces',
    ...drawing,
  });
  return { chart, ashtakavarga: bindusOf(saturn, sarva), moon: restingMoon(moonPassing), jupiter, ruled };
}

const stayIn = (index: number, house: number, phase: SaturnStay['phase']): SaturnStay => ({
  index,
  house,
  phase,
  startJdUT: START,
  endJdUT: END,
  isEnteredBackward: false,
  isLeftBackward: false,
});
/** Scorpio is the sign of an enemy; Saturn came in silver (the Moon in the 2nd): 60 - 5. */
const SCORPIO = stayIn(7, 2, 'setting');
const pointsOf = (context: SaturnContext, stay = SCORPIO) =>
  Object.fromEntries(saturnIntensity(context, stay).parts.map(({ id, points }) => [id, points]));

test('base and moorti alone', () => {
  expect(pointsOf(contextOf({}))).toEqual({ base: 60, moorti: -5 });
  expect(saturnIntensity(contextOf({}), SCORPIO)).toMatchObject({
    score: 55,
    band: 'moderate',
    moorti: { moonHouse: 2 },
  });
});

test.each([
  [stayIn(9, 4, 'kantaka'), 50],
  [stayIn(1, 8, 'ashtama'), 65],
  [stayIn(5, 12, 'rising'), 60],
] as const)('base by phase', (stay, base) => expect(pointsOf(contextOf({}), stay)['base']).toBe(base));

describe('relief', () => {
  test.each([
    ['exalted', 6, -15],
    ['at home', 9, -15],
    ['with a friend', 5, -15],
    ['with an enemy', 7, undefined],
  ])('Saturn %s', (_, sign, points) => expect(pointsOf(contextOf({}), stayIn(sign, 1, 'peak'))['sign']).toBe(points));

  test.each([
    ['Taurus', -15],
    ['Libra', -15],
    ['Capricorn', -15],
    ['Aquarius', -15],
    ['Aries', undefined],
  ] as const)('%s rising', (Ascendant, points) =>
    expect(pointsOf(contextOf({ drawing: { Ascendant } }))['lordship']).toBe(points),
  );

  test.each([
    [5, -10],
    [4, -10],
    [3, undefined],
    [2, 10],
    [0, 10],
  ])('%i bindus', (saturn, points) => expect(pointsOf(contextOf({ saturn }))['bindus']).toBe(points));

  test.each([
    [30, -5],
    [29, undefined],
  ])('%i bindus of all', (sarva, points) => expect(pointsOf(contextOf({ sarva }))['sarvashtakavarga']).toBe(points));

  test('Jupiter with or upon Saturn or the Moon, as long as it lasts', () => {
    const jupiterIn = (index: number, days: number) => [
      { index, startJdUT: START - 100, endJdUT: START + days, isEnteredBackward: false, isLeftBackward: false },
    ];
    // From Pisces Jupiter sees Scorpio (9th); for 200 of 800 days a quarter of 10 points.
    expect(pointsOf(contextOf({ jupiter: jupiterIn(11, 200) }))['jupiter']).toBe(-2.5);
    // From Gemini the Moon in Libra (5th).
    expect(pointsOf(contextOf({ jupiter: jupiterIn(2, 800) }))['jupiter']).toBe(-10);
    // From Sagittarius neither.
    expect(pointsOf(contextOf({ jupiter: jupiterIn(8, 800) }))['jupiter']).toBeUndefined();
  });
});

describe('burdens', () => {
  test('periods of Saturn or the Moon, as long as they last', () => {
    const ruled = [{ startJdUT: START + 400, endJdUT: END + 500 }];
    expect(pointsOf(contextOf({ ruled }))['dasha']).toBe(5);
  });

  test('a Moon debilitated, dark, or with more malefics than benefics', () => {
    expect(pointsOf(contextOf({ drawing: { Moon: 'Scorpio', Saturn: 'Leo' } }))['moon']).toBe(10);
    expect(pointsOf(contextOf({ drawing: { Sun: 'Libra 20' } }))['moon']).toBe(10);
    expect(pointsOf(contextOf({ drawing: { Mars: 'Libra', Jupiter: 'Cancer' } }))['moon']).toBe(10);
    // Rahu with her burdens her; upon her, from Gemini, he does not.
    expect(pointsOf(contextOf({ drawing: { Rahu: 'Libra', Jupiter: 'Cancer' } }))['moon']).toBe(10);
    expect(pointsOf(contextOf({ drawing: { Rahu: 'Gemini', Jupiter: 'Cancer' } }))['moon']).toBeUndefined();
    // Mars with her, Jupiter upon her: even.
    expect(pointsOf(contextOf({ drawing: { Mars: 'Libra' } }))['moon']).toBeUndefined();
  });

  test.each([
    [6, -10],
    [7, -5],
    [8, 5],
    [9, 10],
  ])('moorti with the Moon in sign %i', (moonPassing, points) =>
    expect(pointsOf(contextOf({ moonPassing }))['moorti']).toBe(points),
  );
});

test('a score is the sum of its parts, and stays within its bounds', () => {
  const best = saturnIntensity(
    contextOf({ drawing: { Ascendant: 'Libra' }, saturn: 6, sarva: 33, moonPassing: 6 }),
    stayIn(9, 4, 'kantaka'),
  );
  // 50 - 15 - 15 - 10 - 5 - 10 is below 0.
  expect([best.score, best.band]).toEqual([0, 'mild']);
  expect(best.parts.reduce((sum, { points }) => sum + points, 0)).toBe(best.score);
});

test('an ingress before the ephemeris has no moorti', () => {
  const found = saturnIntensity(contextOf({}), { ...SCORPIO, startJdUT: null });
  expect([found.moorti, found.score]).toEqual([null, 60]);
});

test.each([
  [70, 'severe'],
  [69.9, 'moderate'],
  [50, 'moderate'],
  [49.9, 'mild'],
])('%f is %s', (score, band) => expect(saturnBand(score)).toBe(band));
