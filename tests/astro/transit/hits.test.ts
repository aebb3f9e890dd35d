/** Degrees met by planets, against a plain look at every half day. */
import { expect, test } from '@jest/globals';
import { separationDeg, wrap180, wrap360 } from '../../../lib/astro/angle.ts';
import { ttFromUt } from '../../../lib/astro/earth/deltaT.ts';
import { findStations } from '../../../lib/astro/planet/motion.ts';
import type { Planet } from '../../../lib/astro/tables/planets.ts';
import { jdFromDate } from '../../../lib/astro/time.ts';
import { closeSpans, degreeHits, turnedTo, turnsOf } from '../../../lib/astro/transit/hits.ts';
import { trackOf } from '../../../lib/astro/transit/track.ts';
import { ephemeris } from '../../support/ephemeris.ts';

const FROM = jdFromDate(2019, 3, 1);
const YEARS = 8;
const UNTIL = FROM + YEARS * 365.25;
const track = (planet: Planet) => trackOf(planet, ephemeris, { ayanamsa: 'lahiri', node: 'mean' });
const lonAt = (planet: Planet, jdUT: number) => track(planet).at(ttFromUt(jdUT)).longitudeDeg;

const HALF_DAYS = Array.from({ length: YEARS * 730 }, (_, i) => FROM + i / 2);

/** Ends of the half days in which a planet passes a degree. */
function seen(longitudesDeg: readonly number[], degreeDeg: number): number[] {
  const away = longitudesDeg.map((longitudeDeg) => wrap180(longitudeDeg - degreeDeg));
  return HALF_DAYS.filter((_, i) => i > 0 && away[i]! < 0 !== away[i - 1]! < 0 && Math.abs(away[i]!) < 20);
}

// 0 too: there the zodiac begins, and Jupiter and Saturn turn near many of these.
const DEGREES = Array.from({ length: 72 }, (_, i) => i * 5.003);

test.each(['Saturn', 'Jupiter', 'Mars', 'Mercury', 'Rahu'] as const)(
  '%s misses no degree and invents none',
  (planet) => {
    const longitudesDeg = HALF_DAYS.map((jdUT) => lonAt(planet, jdUT));
    for (const degreeDeg of DEGREES) {
      const hits = degreeHits(track(planet), degreeDeg, FROM, HALF_DAYS.at(-1)!);
      const looked = seen(longitudesDeg, degreeDeg);
      expect([degreeDeg, hits.map(({ jdUT }, i) => looked[i]! - jdUT >= 0 && looked[i]! - jdUT <= 0.5)]).toEqual([
        degreeDeg,
        looked.map(() => true),
      ]);
    }
  },
);

test('Saturn on 21° of Aquarius in 2024: on, back across a station, and on again', () => {
  const hits = degreeHits(track('Saturn'), 321, jdFromDate(2020, 1, 24), jdFromDate(2028, 2, 23));
  expect(hits.map(({ isForward }) => isForward)).toEqual([true, false, true]);
  for (const { jdUT } of hits) expect(separationDeg(lonAt('Saturn', jdUT), 321)).toBeLessThan(1e-6);
});

test('times within an orb end and begin at its borders, and hold the planet', () => {
  const spans = closeSpans(track('Saturn'), 320.06, 1, FROM, UNTIL);
  expect(spans).toHaveLength(3);
  for (const { endJdUT, startJdUT } of spans) {
    expect(separationDeg(lonAt('Saturn', startJdUT), 320.06)).toBeCloseTo(1, 6);
    expect(separationDeg(lonAt('Saturn', endJdUT), 320.06)).toBeCloseTo(1, 6);
    expect(separationDeg(lonAt('Saturn', (startJdUT + endJdUT) / 2), 320.06)).toBeLessThan(1);
  }
});

test('times at the ends of the requested time are cut there', () => {
  const here = lonAt('Saturn', FROM);
  const [span] = closeSpans(track('Saturn'), here, 1, FROM, FROM + 1);
  expect(span).toEqual({ startJdUT: FROM, endJdUT: FROM + 1 });
});

test('a turned course counts from its own zero', () => {
  const at = ttFromUt(FROM);
  const plain = track('Mars').at(at);
  const turned = turnedTo(track('Mars'), 100).at(at);
  expect(turned.longitudeDeg).toBeCloseTo(wrap360(plain.longitudeDeg - 100), 9);
  expect(turned.speedDegPerDay).toBe(plain.speedDegPerDay);
});

test('stations of Saturn in 2024, as almanacs print them', () => {
  const turns = turnsOf(track('Saturn'), jdFromDate(2024, 1, 1), jdFromDate(2025, 1, 1));
  const dates = turns.map(({ jdUT, turns: way }) => [
    new Date((jdUT - 2440587.5) * 86_400_000).toISOString().slice(0, 10),
    way,
  ]);
  // In the moving zodiac of the almanac they fall on 29 June and 15 November.
  expect(dates.map(([, way]) => way)).toEqual(['retrograde', 'direct']);
  expect(dates[0]![0]).toMatch(/^2024-06-(29|30)$/);
  expect(dates[1]![0]).toMatch(/^2024-11-1[56]$/);
});

test('the first and the last station of Saturn that the ephemeris holds are found', () => {
  const { startJdTT, endJdTT } = ephemeris.coverage;
  const ends = [
    turnsOf(track('Saturn'), startJdTT + 1, startJdTT + 200)[0]!.jdUT,
    turnsOf(track('Saturn'), endJdTT - 200, endJdTT - 1).at(-1)!.jdUT,
  ];
  const stations = [
    findStations(ephemeris, 'Saturn', startJdTT + 10).next!.jdTT,
    findStations(ephemeris, 'Saturn', endJdTT - 20).previous!.jdTT,
  ];
  ends.forEach((jdUT, i) => expect(ttFromUt(jdUT)).toBeCloseTo(stations[i]!, 2));
});
