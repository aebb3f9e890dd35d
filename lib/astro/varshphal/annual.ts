/** The annual chart: the one value that all judgements of a year use. */
import { countFrom, wrap360, wrapIndex } from '../angle.ts';
import { castChart, toWireResolution, type Chart } from '../chart/chart.ts';
import type { Conventions } from '../conventions.ts';
import { ttFromUt, utFromTt } from '../earth/deltaT.ts';
import { altitudeExcess, type ObserverPlace } from '../earth/diurnal.ts';
import { ascendantDeg } from '../earth/horizon.ts';
import { RISING_RULES } from '../earth/riseSet.ts';
import { localSiderealDeg } from '../earth/siderealTime.ts';
import type { Ephemeris } from '../ephemeris.ts';
import { skyAt, type Sky } from '../chart/sky.ts';
import { signLord, SIGN_ARC_DEG } from '../tables/signs.ts';
import type { SevenPlanet } from '../tables/planets.ts';
import { placement, type Placement } from '../chart/zodiac.ts';
import { RETURN_WITHIN_DAYS, SIDEREAL_YEAR_DAYS, solarReturnJdTT } from './solarReturn.ts';

/** A birth, as far as its annual charts need it. */
export interface AnnualBirth {
  readonly chart: Chart;
  readonly jdUT: number;
  readonly jdTT: number;
  /** Sidereal longitude of the Sun, unrounded. */
  readonly sunDeg: number;
}

export interface Annual {
  readonly natal: Chart;
  /** Of the return, cast over `place`; in year 0 the natal chart. */
  readonly chart: Chart;
  /** Years of life completed at the return: 0 at birth. */
  readonly completedYears: number;
  readonly place: ObserverPlace;
  /** Sidereal longitude of the Sun at birth, unrounded. */
  readonly sunDeg: number;
  readonly returnJdUT: number;
  /** The end of the year. */
  readonly nextReturnJdUT: number;
  /** The next return lies outside the ephemeris, and a mean sidereal year stands in for it. */
  readonly isEndEstimated: boolean;
  /** Whether the Sun stands over the horizon at the return. */
  readonly isDayReturn: boolean;
  /** The natal ascendant moved on by a sign for each year. */
  readonly muntha: Muntha;
}

export interface Muntha extends Placement {
  /** From the annual ascendant, 1..12. */
  readonly house: number;
  /** From the natal ascendant, 1..12. */
  readonly natalHouse: number;
  readonly lord: SevenPlanet;
}

/**
 * Returns the annual chart that begins when `completedYears` of life are over.
 *
 * @param place where the chart is cast; the Sun's return itself is the same for the whole Earth
 * @throws EphemerisRangeError where the return is outside the ephemeris
 */
export function annualOfYear(
  birth: AnnualBirth,
  completedYears: number,
  place: ObserverPlace,
  ephemeris: Ephemeris,
): Annual {
  const { conventions } = birth.chart;
  const returnJdTT = completedYears === 0 ? birth.jdTT : returnAfter(birth, completedYears, ephemeris);
  const returnJdUT = completedYears === 0 ? birth.jdUT : utFromTt(returnJdTT);
  const chart =
    completedYears === 0
      ? birth.chart
      : chartOver(skyAt(ephemeris, returnJdTT, conventions), returnJdUT, place, conventions);
  const isEndEstimated = nearJdTT(birth, completedYears + 1) + RETURN_WITHIN_DAYS > ephemeris.coverage.endJdTT;
  const nextReturnJdUT = isEndEstimated
    ? returnJdUT + SIDEREAL_YEAR_DAYS
    : utFromTt(returnAfter(birth, completedYears + 1, ephemeris));
  return {
    natal: birth.chart,
    chart,
    completedYears,
    place,
    sunDeg: birth.sunDeg,
    returnJdUT,
    nextReturnJdUT,
    isEndEstimated,
    isDayReturn: isSunUp(returnJdUT, place, conventions, ephemeris),
    muntha: munthaOf(birth.chart, chart, completedYears),
  };
}

function nearJdTT({ jdTT }: AnnualBirth, completedYears: number): number {
  return jdTT + completedYears * SIDEREAL_YEAR_DAYS;
}

function returnAfter(birth: AnnualBirth, completedYears: number, ephemeris: Ephemeris): number {
  const { ayanamsa } = birth.chart.conventions;
  return solarReturnJdTT(birth.sunDeg, nearJdTT(birth, completedYears), ayanamsa, ephemeris);
}

/** Returns the chart of an instant within a year over the place of the return. */
export function chartWithin({ natal: { conventions }, place }: Annual, jdUT: number, ephemeris: Ephemeris): Chart {
  return chartOver(skyAt(ephemeris, ttFromUt(jdUT), conventions), jdUT, place, conventions);
}

/** Returns the chart of a sky over a place. */
function chartOver(sky: Sky, jdUT: number, place: ObserverPlace, conventions: Conventions): Chart {
  const { ayanamsaDeg, jdTT, nutationLongitudeDeg, planets, trueObliquityDeg } = sky;
  const siderealDeg = localSiderealDeg(jdUT, jdTT, nutationLongitudeDeg, trueObliquityDeg, place.longitudeDeg);
  const tropicalDeg = ascendantDeg(siderealDeg, trueObliquityDeg, place.latitudeDeg);
  // The ascendant is on the true equinox, so nutation is subtracted together with the ayanamsa.
  return castChart(planets, wrap360(tropicalDeg - ayanamsaDeg - nutationLongitudeDeg), conventions);
}

/** Tells whether the Sun stands over the horizon of a place, by the sunrise of the conventions. */
export function isSunUp(jdUT: number, place: ObserverPlace, { sunrise }: Conventions, ephemeris: Ephemeris): boolean {
  const span = { startJdUT: jdUT, days: 1 };
  return altitudeExcess('sun', RISING_RULES[sunrise], span, place, ephemeris)(jdUT) >= 0;
}

/** Returns the Muntha, as deep in its sign as the natal ascendant is in its own; it crosses one sign in a year. */
export function munthaOf(natal: Chart, chart: Chart, completedYears: number): Muntha {
  const place = placement(
    toWireResolution(natal.ascendant.longitudeDeg + wrapIndex(completedYears, 12) * SIGN_ARC_DEG),
  );
  return {
    ...place,
    house: countFrom(chart.ascendant.signIndex, place.signIndex),
    natalHouse: countFrom(natal.ascendant.signIndex, place.signIndex),
    lord: signLord(place.signIndex),
  };
}
