/** Points of 80 births under both rules of sunrise, against an independent program. */
import { describe, expect, test } from '@jest/globals';
import { equatorialPlaces, horizontal } from '../../../lib/astro/chart/coordinates.ts';
import { induSignIndex } from '../../../lib/astro/chart/induAscendant.ts';
import { planetArudhas } from '../../../lib/astro/jaimini/planetArudhas.ts';
import { sreeAscendantDeg } from '../../../lib/astro/jaimini/sreeAscendant.ts';
import { countedFromSunriseDeg } from '../../../lib/astro/points/specialAscendants.ts';
import { bhriguBinduDeg, sphutasDeg, yogiGroup, type Sphuta } from '../../../lib/astro/points/sphutas.ts';
import { EIGHTH_LORDS, EIGHTH_UPAGRAHAS, solarUpagrahasDeg } from '../../../lib/astro/points/upagrahas.ts';
import { placement } from '../../../lib/astro/chart/zodiac.ts';
import { jdFromUnixMs } from '../../../lib/astro/time.ts';
import type { Planet } from '../../../lib/astro/tables/planets.ts';
import { mandi } from '../../../lib/birth/birthDay.ts';
import { birthSunrise, type BirthSunrise } from '../../../lib/birth/points/birthSunrise.ts';
import { birthHalf, gulika, risingParts, type BirthHalf } from '../../../lib/birth/points/risingParts.ts';
import { arcBetween, POINT_CASES, pointContext, SUNRISE_CASES } from '../../support/pointsGolden.ts';

/** Twice the farthest of any row, in degrees; points that take a longitude several times have several times as much. */
const TOLERANCE_DEG = 0.00005;
const SUN_TOLERANCE_DEG = 0.000005;
const SECOND = 1 / 86400;
const jdOf = (utc: string) => jdFromUnixMs(Date.parse(`${utc}Z`));

function expectNear(found: number | null, wanted: number, toleranceDeg: number): void {
  expect(arcBetween(found!, wanted)).toBeLessThan(toleranceDeg);
}

describe.each(SUNRISE_CASES)('$birth.id $birth.place, sunrise $rule', ({ birth, expected, rule }) => {
  const context = pointContext(birth, { sunrise: rule });

  test('ascendants that are counted from the sunrise', () => {
    const since = birthSunrise(context, rule) as BirthSunrise;
    expect(Math.abs(since.sinceSunriseDays * 24 - expected.hours_since_sunrise) * 3600).toBeLessThan(0.005);
    expectNear(since.sunAtSunriseDeg, expected.sun_at_sunrise, SUN_TOLERANCE_DEG);
    for (const id of ['bhava', 'hora', 'ghati', 'pranapada'] as const) {
      const tolerance = id === 'pranapada' ? 3 * TOLERANCE_DEG : TOLERANCE_DEG;
      expectNear(countedFromSunriseDeg(id, context.chart, since), expected.special_lagnas[id], tolerance);
    }
    const vighati = expected.sun_at_sunrise + 900 * expected.hours_since_sunrise;
    expectNear(countedFromSunriseDeg('vighati', context.chart, since), vighati % 360, 20 * TOLERANCE_DEG);
  });

  test('points that rise in the parts of their lords, and Mandi', () => {
    const { points, ...day } = expected.upagrahas;
    const half = birthHalf(context) as BirthHalf;
    expect([half.isByDay, half.varaIndex]).toEqual([day.is_day_birth, day.weekday_from_sunrise]);
    const bounds = day.is_day_birth ? [day.sunrise_utc, day.sunset_utc] : [day.sunset_utc, day.next_sunrise_utc];
    expect(Math.abs(half.startJdUT - jdOf(bounds[0]!))).toBeLessThan(SECOND);
    expect(Math.abs(half.endJdUT - jdOf(bounds[1]!))).toBeLessThan(SECOND);
    const partOf = risingParts(context, half);
    for (const id of EIGHTH_UPAGRAHAS) {
      const found = partOf(EIGHTH_LORDS[id], 'eighth');
      const wanted = points[id];
      expect(found.part).toBe(wanted.part);
      for (const at of ['begin', 'middle', 'end'] as const)
        expectNear(found[at].place.longitudeDeg, wanted[at], TOLERANCE_DEG);
      const other = partOf(EIGHTH_LORDS[id], 'after_saturn');
      expect(other.part).toBe(wanted.part_if_lordless_follows_saturn ?? wanted.part);
      expectNear(
        other.middle.place.longitudeDeg,
        wanted.middle_if_lordless_follows_saturn ?? wanted.middle,
        TOLERANCE_DEG,
      );
    }
    expectNear(mandi(context).place.longitudeDeg, points.mandi_ghati_rule.longitude, TOLERANCE_DEG);
  });

  test('sphutas with Gulika', () => {
    const found = sphutasDeg(context.chart, gulika(context)!.longitudeDeg);
    for (const [id, longitude] of Object.entries(expected.sphutas_with_gulika_begin)) {
      // Gulika is taken once, seven times, or nine times.
      expectNear(found[id as Sphuta], longitude, 9 * TOLERANCE_DEG);
    }
    expect(Object.keys(expected.sphutas_with_gulika_begin)).toHaveLength(7);
  });
});

describe.each(POINT_CASES)('$birth.id $birth.place', ({ birth, expected: { independent_of_sunrise: expected } }) => {
  const { chart, horizon, sky } = pointContext(birth);

  test('sree and indu, solar upagrahas', () => {
    // The Moon's error is taken 27 times.
    expectNear(sreeAscendantDeg(chart), expected.sree_lagna, 0.0008);
    expect(induSignIndex(chart) + 1).toBe(expected.indu_lagna_sign);
    for (const [id, deg] of Object.entries(solarUpagrahasDeg(chart.planets.Sun.longitudeDeg))) {
      expectNear(deg, expected.solar_upagrahas[id]!, SUN_TOLERANCE_DEG);
    }
  });

  test('sphutas without Gulika, yogi group, bhrigu bindu', () => {
    const found = sphutasDeg(chart, null);
    for (const [id, deg] of Object.entries(expected.sphutas)) expectNear(found[id as Sphuta], deg, TOLERANCE_DEG);
    expect([found.prana, found.sookshma_tri]).toEqual([null, null]);
    const group = yogiGroup(chart);
    expectNear(group.pointDeg, expected.yogi.point, TOLERANCE_DEG);
    expectNear(group.avayogiPointDeg, expected.yogi.avayogi_point, TOLERANCE_DEG);
    expect(placement(group.pointDeg).nakshatraIndex + 1).toBe(expected.yogi.nakshatra);
    const { avayogi, duplicate_yogi: duplicate, yogi } = expected.yogi;
    expect([group.yogi, group.duplicateYogi, group.avayogi]).toEqual([yogi, duplicate, avayogi]);
    expectNear(bhriguBinduDeg(chart, 'from_rahu'), expected.bhrigu_bindu.from_rahu_forward_to_moon, TOLERANCE_DEG);
    expectNear(bhriguBinduDeg(chart, 'shorter'), expected.bhrigu_bindu.shorter_arc, TOLERANCE_DEG);
  });

  test('arudhas of planets', () => {
    const found = planetArudhas(chart).map(({ arudhas, planet }) => [
      planet,
      Object.fromEntries(arudhas.map(({ ownSignIndex, signIndex }) => [ownSignIndex + 1, signIndex + 1])),
    ]);
    expect(Object.fromEntries(found)).toEqual(expected.graha_arudhas);
  });

  test('places on the equator and over the horizon', () => {
    const places = equatorialPlaces(sky);
    for (const [planet, wanted] of Object.entries(expected.equatorial_horizontal)) {
      const place = places[planet as Planet];
      const { altitudeDeg, azimuthDeg } = horizontal(place, horizon);
      expectNear(place.rightAscensionDeg, wanted.right_ascension, TOLERANCE_DEG);
      expect(Math.abs(place.declinationDeg - wanted.declination)).toBeLessThan(TOLERANCE_DEG);
      expect(Math.abs(altitudeDeg - wanted.altitude)).toBeLessThan(2 * TOLERANCE_DEG);
      expectNear(azimuthDeg, wanted.azimuth, 0.0004);
      if (wanted.distance_au === undefined) expect(place.distanceAU).toBeNull();
      else expect(Math.abs(place.distanceAU! / wanted.distance_au - 1)).toBeLessThan(1e-5);
    }
    expect(Object.keys(expected.equatorial_horizontal)).toHaveLength(8);
  });
});
