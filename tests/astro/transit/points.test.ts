import { expect, test } from '@jest/globals';
import { ashtakavarga } from '../../../lib/astro/ashtakavarga/bindus.ts';
import { MOORTIS } from '../../../lib/astro/tables/gochara.ts';
import { forEachPlanet, PLANETS } from '../../../lib/astro/tables/planets.ts';
import { judgedTransits, type GocharaScene, type TransitPlace } from '../../../lib/astro/transit/gochara.ts';
import { transitScore } from '../../../lib/astro/transit/points.ts';
import { chartOf } from '../../support/chartOf.ts';

const chart = chartOf({ Ascendant: 'Leo', Moon: 'Cancer 3' });
const scene: GocharaScene = { chart, ashtakavarga: ashtakavarga(chart), nodeVedha: 'counted' };

test('Jupiter exalted in the Moon’s own sign, in gold and going back, by hand', () => {
  const place: TransitPlace = { signIndex: 3, kakshaIndex: 0, isRetrograde: true, moorti: 'swarna' };
  const bindus = (scene.ashtakavarga.bhinna.Jupiter[3]! - 4) * 5;
  const sarva = Math.min(Math.max(scene.ashtakavarga.sarva[3]! - 28, -8), 8);
  const kaksha = scene.ashtakavarga.prastara.Jupiter.Saturn[3] ? 3 : -3;
  // The 1st is not good for Jupiter: -20; exalted 6, retrograde benefic -2, gold 8.
  const expected = 50 - 20 + bindus + sarva + 6 - 2 + 8 + kaksha;
  expect(transitScore(scene, 'Jupiter', place, { result: 'unfavourable' })).toBe(expected);
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
    const judged = judgedTransits(scene, places);
    for (const planet of PLANETS) {
      const { parts, score, vedha } = judged[planet];
      expect(transitScore(scene, planet, places[planet], vedha)).toBe(score);
      expect(parts.reduce((sum, { points }) => sum + points, 0)).toBe(score);
    }
  }
});
