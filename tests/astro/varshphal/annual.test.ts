import { describe, expect, test } from '@jest/globals';
import { separationDeg } from '../../../lib/astro/angle.ts';
import { PLANETS } from '../../../lib/astro/tables/planets.ts';
import { ttFromUt, utFromTt } from '../../../lib/astro/earth/deltaT.ts';
import { DEFAULT_CONVENTIONS } from '../../../lib/astro/conventions.ts';
import { skyAt } from '../../../lib/astro/chart/sky.ts';
import { SIDEREAL_YEAR_DAYS, solarReturnJdTT } from '../../../lib/astro/varshphal/solarReturn.ts';
import { annualOfBirth, goldenAnnual, goldenYears } from '../../support/annual.ts';
import { ephemeris } from '../../support/ephemeris.ts';
import { bodyOf, golden } from '../../support/golden.ts';

const SECONDS_PER_DAY = 86400;

describe('solar returns of Swiss Ephemeris', () => {
  interface Row {
    birth_jd_ut: number;
    age: number;
    sidReturn_jd_ut: number;
  }
  const { rows } = golden<{ rows: Row[] }>('ephemeris/solar_return');

  test.each(rows)(
    '$age years after $birth_jd_ut, to the second',
    ({ age, birth_jd_ut: jdUT, sidReturn_jd_ut: wanted }) => {
      const birthJdTT = ttFromUt(jdUT);
      const sunDeg = skyAt(ephemeris, birthJdTT, DEFAULT_CONVENTIONS).planets.Sun.longitudeDeg;
      const returnJdTT = solarReturnJdTT(sunDeg, birthJdTT + age * SIDEREAL_YEAR_DAYS, 'lahiri', ephemeris);
      expect(Math.abs(utFromTt(returnJdTT) - wanted) * SECONDS_PER_DAY).toBeLessThan(1);
    },
  );
});

test.each(['raman', 'true_chitra', 'yukteshwar', 'surya_siddhanta'] as const)(
  'under %s the Sun is back where it was, within 0.1 arcsec',
  (ayanamsa) => {
    const conventions = { ...DEFAULT_CONVENTIONS, ayanamsa };
    const birthJdTT = 2440000.3;
    const { longitudeDeg } = skyAt(ephemeris, birthJdTT, conventions).planets.Sun;
    for (const age of [1, 60, 120]) {
      const returnJdTT = solarReturnJdTT(longitudeDeg, birthJdTT + age * SIDEREAL_YEAR_DAYS, ayanamsa, ephemeris);
      const there = skyAt(ephemeris, returnJdTT, conventions).planets.Sun.longitudeDeg;
      expect(separationDeg(there, longitudeDeg) * 3600).toBeLessThan(0.1);
    }
  },
);

test('the golden file holds 235 years', () => {
  expect(goldenYears).toHaveLength(235);
});

describe.each(goldenYears)('$id $expected.year', ({ birth, expected }) => {
  const annual = goldenAnnual(birth, expected.completed_years);

  test('return within half a second, ascendant and planets', () => {
    expect(expected.completed_years).toBe(expected.year - Number(birth.date.slice(0, 4)));
    const lateDays = annual.returnJdUT - expected.solar_return_julian_day_ut;
    expect(Math.abs(lateDays) * SECONDS_PER_DAY).toBeLessThan(0.5);
    const { ascendant, planets } = annual.chart;
    // A third of a second turns the ascendant by up to 0.002 degree.
    expect(separationDeg(ascendant.longitudeDeg, expected.varsha_lagna_longitude)).toBeLessThan(0.002);
    expect(ascendant.signIndex + 1).toBe(expected.varsha_lagna_sign);
    const apart = PLANETS.map((id) => separationDeg(planets[id].longitudeDeg, expected.planet_longitudes[id]!));
    expect(Math.max(...apart)).toBeLessThan(5e-5);
  });

  test('Muntha, and day or night', () => {
    expect(annual.muntha.signIndex + 1).toBe(expected.muntha_sign);
    expect(annual.muntha.house).toBe(expected.muntha_house_in_varsha_chart);
    expect(annual.isDayReturn).toBe(expected.day_return);
  });
});

/** The Sun has set by the mathematical horizon, but refraction and the upper limb still show it. */
test('by the visible horizon three of these returns are by day that are by night without refraction', () => {
  const differing = goldenYears.filter(
    ({ birth, expected }) => annualOfBirth(bodyOf(birth), expected.completed_years).isDayReturn !== expected.day_return,
  );
  expect(differing.map(({ id, expected }) => `${id} ${expected.year}`)).toEqual([
    'S016 1925',
    'S044 1970',
    'S065 2025',
  ]);
});

const JODHPUR = {
  name: '',
  date: '1967-03-08',
  time: '17:40:00',
  latitude: 26.3,
  longitude: 73.06667,
  timezone: '+05:30',
};

// P. V. R. Narasimha Rao, Vedic Astrology, Example 118 and Exercise 47: local times of the 34th and 27th year.
test.each([
  [33, '2000-03-08T04:41:13+05:30'],
  [26, '1993-03-08T09:36:15+05:30'],
  // The same year by the book's mean sidereal year and a correction.
  [26, '1993-03-08T09:36:13+05:30'],
])('after %i years the printed return of %s, within 15 s', (completedYears, printed) => {
  const { returnJdUT } = annualOfBirth(JODHPUR, completedYears);
  const seconds = (returnJdUT - 2440587.5) * SECONDS_PER_DAY - Date.parse(printed) / 1000;
  expect(Math.abs(seconds)).toBeLessThan(15);
});

test('the year of birth is the birth', () => {
  const annual = annualOfBirth(JODHPUR, 0);
  expect(annual.chart).toBe(annual.natal);
  expect(annual.muntha).toMatchObject({ house: 1, natalHouse: 1, longitudeDeg: annual.natal.ascendant.longitudeDeg });
  expect(annual.nextReturnJdUT).toBeCloseTo(annualOfBirth(JODHPUR, 1).returnJdUT, 6);
});

test('years follow each other, and every twelfth brings the Muntha back to the natal ascendant', () => {
  for (let age = 0; age <= 120; age += 12) {
    const annual = annualOfBirth(JODHPUR, age);
    expect(annual.muntha.signIndex).toBe(annual.natal.ascendant.signIndex);
    expect(annual.nextReturnJdUT - annual.returnJdUT).toBeGreaterThan(365.2);
    expect(annual.nextReturnJdUT - annual.returnJdUT).toBeLessThan(365.3);
    expect(annualOfBirth(JODHPUR, age + 1).returnJdUT).toBeCloseTo(annual.nextReturnJdUT, 6);
  }
});

test('at the end of the ephemeris a mean year stands in', () => {
  const annual = annualOfBirth({ ...JODHPUR, date: '2390-06-01' }, 10);
  expect(annual.isEndEstimated).toBe(true);
  expect(annual.nextReturnJdUT - annual.returnJdUT).toBeCloseTo(365.256363, 6);
});
