/** Until when a vedha holds, against a plain look at every hour. */
import { expect, test } from '@jest/globals';
import { ashtakavarga } from '../../../lib/astro/ashtakavarga/bindus.ts';
import { ttFromUt } from '../../../lib/astro/earth/deltaT.ts';
import { forEachPlanet, PLANETS } from '../../../lib/astro/tables/planets.ts';
import { jdFromDate } from '../../../lib/astro/time.ts';
import { passingPlanet, tracksOf } from '../../../lib/astro/transit/sky.ts';
import { vedhaOf } from '../../../lib/astro/transit/vedha.ts';
import { vedhaUntilJdUT, type VedhaSky } from '../../../lib/astro/transit/vedhaSpan.ts';
import { DEFAULT_CONVENTIONS } from '../../../lib/astro/conventions.ts';
import { ephemeris } from '../../support/ephemeris.ts';
import { goldenChart } from '../../support/goldenChart.ts';
import { judgedSky } from '../../support/judgedSky.ts';

const tracks = tracksOf(ephemeris, DEFAULT_CONVENTIONS);

function skyAt(id: string, jdUT: number): VedhaSky {
  const chart = goldenChart(id);
  const passing = forEachPlanet((planet) => passingPlanet(tracks, planet, chart.signs.Moon, jdUT));
  const context = { chart, ashtakavarga: ashtakavarga(chart), nodeVedha: 'counted' as const };
  const judged = judgedSky(
    context,
    forEachPlanet((planet) => passing[planet].place),
  );
  return { gochara: context, tracks, jdUT, passing, judged };
}

const signsAt = (jdUT: number) =>
  forEachPlanet((planet) => Math.floor(tracks[planet].at(ttFromUt(jdUT)).longitudeDeg / 30));

const HOURS = 24 * 60;

test.each([
  ['S001', jdFromDate(2026, 11, 20)],
  ['S017', jdFromDate(2025, 3, 30)],
  ['S033', jdFromDate(2020, 2, 14)],
  ['S060', jdFromDate(2031, 7, 3)],
])('%s: the result holds until then, and no longer', (id, jdUT) => {
  const sky = skyAt(id, jdUT);
  const moon = sky.gochara.chart.signs.Moon;
  const courses = Array.from({ length: HOURS }, (_, hour) => signsAt(jdUT + hour / 24));
  for (const planet of PLANETS) {
    const { house, result } = sky.judged[planet].vedha;
    const changed = courses.findIndex((signs) => {
      const there = vedhaOf(planet, moon, signs, 'counted');
      return there.result !== result || there.house !== house;
    });
    const untilJdUT = vedhaUntilJdUT(sky, planet)!;
    const hours = (untilJdUT - jdUT) * 24;
    // Within two months: found in the hour before; else not before they are over.
    expect([planet, changed < 0 ? hours > HOURS - 1 : hours > changed - 1 && hours <= changed]).toEqual([planet, true]);
  }
});
