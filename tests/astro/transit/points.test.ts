import { expect, test } from '@jest/globals';
import { ashtakavarga, isGiven } from '../../../lib/astro/ashtakavarga/bindus.ts';
import { MOORTIS } from '../../../lib/astro/tables/gochara.ts';
import { forEachPlanet, PLANETS, type Planet } from '../../../lib/astro/tables/planets.ts';
import { type GocharaContext, type TransitPlace } from '../../../lib/astro/transit/gochara.ts';
import { skyPoints, transitPoints, transitScore, transitTable } from '../../../lib/astro/transit/points.ts';
import type { TransitResult } from '../../../lib/astro/transit/vedha.ts';
import { chartOf } from '../../support/chartOf.ts';
import { judgedSky } from '../../support/judgedSky.ts';

const chart = chartOf({ Ascendant: 'Leo', Moon: 'Cancer 3' });
const context: GocharaContext = { chart, ashtakavarga: ashtakavarga(chart), nodeVedha: 'counted' };

/** The score by the sums that callers make who judge thousands. */
function scoreOf(of: GocharaContext, planet: Planet, place: TransitPlace, result: TransitResult): number {
  const { inSign, ofRetrograde } = transitTable(of);
  const ofBirth = inSign(planet, place.signIndex)[place.kakshaIndex]! + (place.isRetrograde ? ofRetrograde[planet] : 0);
  return transitScore(skyPoints(result, place.moorti) + ofBirth);
}

test('Jupiter exalted in the Moon’s own sign, in gold and going back, by hand', () => {
  const place: TransitPlace = { signIndex: 3, kakshaIndex: 0, isRetrograde: true, moorti: 'swarna' };
  const bindus = (context.ashtakavarga.bhinna.Jupiter[3]! - 4) * 5;
  const sarva = Math.min(Math.max(context.ashtakavarga.sarva[3]! - 28, -8), 8);
  const kaksha = isGiven(context.ashtakavarga, 'Jupiter', 'Saturn', 3) ? 3 : -3;
  // The 1st is not good for Jupiter: -20; exalted 6, retrograde benefic -2, gold 8.
  const expected = 50 - 20 + bindus + sarva + 6 - 2 + 8 + kaksha;
  expect(scoreOf(context, 'Jupiter', place, 'unfavourable')).toBe(expected);
});

test.each([
  ['Cancer, exalted', 3, 6],
  ['Sagittarius, its own', 8, 6],
  ['Leo, of a friend', 4, 2],
  ['Aquarius, of a neutral', 10, 0],
  ['Taurus, of an enemy', 1, -3],
  ['Capricorn, debilitated', 9, -6],
])('Jupiter in %s', (_, signIndex, points) => {
  const place: TransitPlace = { signIndex, kakshaIndex: 0, isRetrograde: false, moorti: null };
  expect(transitPoints(context, 'Jupiter', place, 'unfavourable').sign).toBe(points);
});

test.each([
  ['favourable', 20],
  ['relieved', 5],
  ['neutralised', 0],
  ['unfavourable', -20],
] as const)('a place that is %s', (result, points) => {
  const place: TransitPlace = { signIndex: 0, kakshaIndex: 0, isRetrograde: false, moorti: null };
  expect(transitPoints(context, 'Jupiter', place, result).place).toBe(points);
});

test('a score stays within 0 and 100', () => {
  const twelve = (bindus: number) => Array.from({ length: 12 }, () => bindus);
  const score = (bindus: number, sarva: number, signIndex: number, result: 'favourable' | 'unfavourable') => {
    const { bhinna } = context.ashtakavarga;
    const drawn = { ...context.ashtakavarga, bhinna: { ...bhinna, Jupiter: twelve(bindus) }, sarva: twelve(sarva) };
    const moorti = result === 'favourable' ? 'swarna' : 'loha';
    const place: TransitPlace = { signIndex, kakshaIndex: 0, isRetrograde: false, moorti };
    return scoreOf({ ...context, ashtakavarga: drawn }, 'Jupiter', place, result);
  };
  // 50 + 20 + 20 + 8 + 6 + 8, and 50 - 20 - 20 - 8 - 6 - 8, each with 3 of the kaksha to either side.
  expect(score(8, 40, 3, 'favourable')).toBe(100);
  expect(score(0, 10, 9, 'unfavourable')).toBe(0);
});

test('the score alone is that of the transit with all its parts, in many skies', () => {
  for (let sky = 0; sky < 60; sky++) {
    const places = forEachPlanet((planet): TransitPlace => {
      const turn = PLANETS.indexOf(planet) * 5 + sky * 7;
      return {
        signIndex: turn % 12,
        kakshaIndex: (turn + sky) % 8,
        isRetrograde: turn % 3 === 0,
        moorti: planet === 'Moon' ? null : MOORTIS[turn % 4]!,
      };
    });
    const judged = judgedSky(context, places);
    for (const planet of PLANETS) {
      const { parts, score, vedha } = judged[planet];
      expect(scoreOf(context, planet, places[planet], vedha.result)).toBe(score);
      expect(parts.reduce((sum, { points }) => sum + points, 0)).toBe(score);
    }
  }
});
