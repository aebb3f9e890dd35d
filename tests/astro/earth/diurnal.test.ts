import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { ARCSEC_PER_DEG, DEG_PER_RAD, RAD_PER_DEG, separationDeg } from '../../../lib/astro/angle.ts';
import { altitudeExcess, hourAngle, type AltitudeRule, type RisingBody } from '../../../lib/astro/earth/diurnal.ts';
import { meanObliquityDeg } from '../../../lib/astro/earth/obliquity.ts';
import { localSiderealDeg } from '../../../lib/astro/earth/siderealTime.ts';
import { NUTATION_LONGITUDE, NUTATION_OBLIQUITY, READING_LENGTH } from '../../../lib/astro/ephemeris.ts';
import { jdFromDate } from '../../../lib/astro/time.ts';
import { ephemeris } from '../../support/ephemeris.ts';

type Position = [tropicalDeg: number, latitudeDeg: number, distanceAU: number];

const golden = JSON.parse(readFileSync(new URL('../../golden/ephemeris/positions.json', import.meta.url), 'utf8')) as {
  rows: ({ jd_ut: number; jd_tt: number; kind: string } & Record<RisingBody, Position>)[];
};

// Before 1800 the ephemerides themselves differ; after 2022 the reference's Delta T is a prediction, and 1 s of it moves
// the Moon by 0.55 arcsec.
const rows = golden.rows.filter(({ jd_ut: jdUT }) => jdUT > jdFromDate(1800, 1, 1) && jdUT < jdFromDate(2022, 1, 1));

/** Hour angle by the textbook: sidereal time less right ascension. */
function expectedHourAngleDeg(jdUT: number, jdTT: number, longitudeDeg: number, [lambdaDeg, betaDeg]: Position) {
  const reading = new Float64Array(READING_LENGTH);
  ephemeris.readAll(jdTT, reading);
  const obliquityDeg = meanObliquityDeg(jdTT) + reading[NUTATION_OBLIQUITY]!;
  const [lambda, beta, eps] = [lambdaDeg * RAD_PER_DEG, betaDeg * RAD_PER_DEG, obliquityDeg * RAD_PER_DEG];
  const raRad = Math.atan2(Math.sin(lambda) * Math.cos(eps) - Math.tan(beta) * Math.sin(eps), Math.cos(lambda));
  const siderealDeg = localSiderealDeg(jdUT, jdTT, reading[NUTATION_LONGITUDE]!, obliquityDeg, longitudeDeg);
  return siderealDeg - raRad * DEG_PER_RAD;
}

test.each(['sun', 'moon'] as const)('hour angle of the %s where the reference sees it', (body) => {
  expect(rows.length).toBeGreaterThan(150);
  for (const [index, row] of rows.entries()) {
    const longitudeDeg = ((index * 77) % 360) - 180;
    // The moment lies at a changing place within a span of three days, so that all that is interpolated is looked at.
    const span = { startJdUT: row.jd_ut - 3 * ((index % 10) / 10), days: 3 };
    const seenDeg = hourAngle(body, span, longitudeDeg, ephemeris)(row.jd_ut);
    const expectedDeg = expectedHourAngleDeg(row.jd_ut, row.jd_tt, longitudeDeg, row[body]);
    expect(separationDeg(seenDeg, expectedDeg) * ARCSEC_PER_DEG).toBeLessThan(TOLERANCE_ARCSEC[body]);
  }
});

const TOLERANCE_ARCSEC = { sun: 0.04, moon: 0.06 };

describe('altitude at the pole', () => {
  const jdUT = jdFromDate(2024, 6, 20) + 0.87;
  const pole = { latitudeDeg: 90, longitudeDeg: 0 };
  const altitudeDeg = (rule: AltitudeRule) =>
    altitudeExcess('sun', rule, { startJdUT: jdUT, days: 1 }, pole, ephemeris)(jdUT);

  // At the solstice of 2024 (June 20, 20:51 UT) the Sun stands as high as the obliquity, 23 deg 26 min 18.2 s.
  const obliquityDeg = 23 + 26 / 60 + 18.2 / 3600;
  const centre = { altitudeDeg: 0, point: 'centre' } as const;

  test('from the centre of the Earth it is the declination', () => {
    const geocentricDeg = altitudeDeg({ ...centre, observer: 'geocentric_on_ecliptic' });
    expect(Math.abs(geocentricDeg - obliquityDeg) * ARCSEC_PER_DEG).toBeLessThan(1);
  });

  test('from the ground it is less by the parallax, 8.794 arcsec / 1.0162 x cos(altitude)', () => {
    const [above, below] = (['geocentric_on_ecliptic', 'topocentric'] as const).map((observer) =>
      altitudeDeg({ ...centre, observer }),
    );
    const parallaxArcsec = (8.794 / 1.0162) * Math.cos(obliquityDeg * RAD_PER_DEG);
    // Only the view from the ground contains the Sun's latitude, at most 1.2 arcsec.
    expect(Math.abs((above! - below!) * ARCSEC_PER_DEG - parallaxArcsec)).toBeLessThan(1.2);
  });

  test('the upper limb is higher by the semidiameter, 959.63 arcsec / 1.0162', () => {
    const [dayElement, middle] = (['upper_limb', 'centre'] as const).map((point) =>
      altitudeDeg({ altitudeDeg: 0, point, observer: 'topocentric' }),
    );
    expect((dayElement! - middle!) * ARCSEC_PER_DEG).toBeCloseTo(959.63 / 1.0162, 1);
  });

  test('a rule is counted off', () => {
    const rule = { ...centre, observer: 'topocentric' } as const;
    expect(altitudeDeg(rule) - altitudeDeg({ ...rule, altitudeDeg: -6 })).toBeCloseTo(-6, 9);
  });
});
