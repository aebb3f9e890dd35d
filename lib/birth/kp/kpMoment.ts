/** The chart of Krishnamurti Paddhati at an instant, and the lord of its day. */
import type { Sky } from '../../astro/chart/sky.ts';
import { wrap360 } from '../../astro/angle.ts';
import type { Conventions } from '../../astro/conventions.ts';
import { siderealHouseCusps } from '../../astro/earth/cusps.ts';
import { ttFromUt } from '../../astro/earth/deltaT.ts';
import type { ObserverPlace } from '../../astro/earth/diurnal.ts';
import type { Ephemeris } from '../../astro/ephemeris.ts';
import { kpChart, kpPoint, type KpChart, type KpPoint } from '../../astro/kp/kpChart.ts';
import type { DayBeginning } from '../../astro/kp/rulingPlanets.ts';
import { panchangDayAt, type PanchangDay } from '../../astro/panchang/panchangDay.ts';
import { varaIndexOf, weekdayIndex } from '../../astro/panchang/vara.ts';
import { VARAS } from '../../astro/tables/panchang.ts';
import type { Planet } from '../../astro/tables/planets.ts';
import { localJd, type PlaceClock } from '../../time/civilTime.ts';
import type { BirthContext } from '../birthContext.ts';
import { horizonOf } from '../castBirth.ts';
import type { ConventionFields } from '../conventions.ts';

/** What /kp goes by where the caller names nothing else. */
export const KP_CONVENTIONS = {
  ayanamsa: 'krishnamurti',
  house_system: 'placidus',
} as const satisfies ConventionFields;

/** An instant at a place, as KP reads it. */
export interface KpMoment {
  readonly jdUT: number;
  readonly chart: KpChart;
  /** The degree rising, which there is beyond the polar circles too. */
  readonly ascendant: KpPoint;
  /** Returns the lord of the day that runs, by the sunrise or by the midnight that began it. */
  dayLord(beginning: DayBeginning): Planet;
}

/** An instant and its place. */
export interface PlacedInstant {
  readonly jdUT: number;
  readonly place: ObserverPlace;
  readonly clock: PlaceClock;
  readonly conventions: Conventions;
  readonly ephemeris: Ephemeris;
}

/** Returns the chart of a birth. */
export function kpOfBirth({ birth, chart, cusps, panchangDay }: BirthContext): KpMoment {
  return {
    jdUT: birth.jdUT,
    chart: kpChart({ planets: chart.planets, cuspsDeg: cusps.cuspsDeg }),
    ascendant: kpPoint(chart.ascendant.longitudeDeg),
    dayLord: (beginning) => dayLord(beginning, birth.jdUT, birth.time.clock, panchangDay),
  };
}

/** Returns the chart of another instant at the place of a birth. */
export function kpOfInstant(context: BirthContext, jdUT: number): KpMoment {
  const { birth, chart, ephemeris, skyAt } = context;
  const placed = { jdUT, place: birth, clock: birth.time.clock, conventions: chart.conventions, ephemeris };
  return kpAt(placed, skyAt(ttFromUt(jdUT)));
}

/** Returns the chart of an instant whose sky is known. */
export function kpAt({ clock, conventions, ephemeris, jdUT, place }: PlacedInstant, sky: Sky): KpMoment {
  const { latitudeDeg, longitudeDeg } = place;
  const horizon = horizonOf({ jdUT, jdTT: sky.jdTT, latitudeDeg, longitudeDeg }, sky);
  const trueAyanamsaDeg = sky.ayanamsaDeg + sky.nutationLongitudeDeg;
  const { cuspsDeg } = siderealHouseCusps(conventions.houseSystem, horizon, trueAyanamsaDeg);
  return {
    jdUT,
    chart: kpChart({ planets: sky.planets, cuspsDeg }),
    ascendant: kpPoint(wrap360(horizon.ascendantDeg - trueAyanamsaDeg)),
    dayLord: (beginning) =>
      dayLord(beginning, jdUT, clock, () => panchangDayAt(jdUT, place, conventions.sunrise, ephemeris)),
  };
}

function dayLord(beginning: DayBeginning, jdUT: number, clock: PlaceClock, day: () => PanchangDay): Planet {
  const onClock = (ofJdUT: number) => localJd(clock, ofJdUT);
  const index = beginning === 'midnight' ? weekdayIndex(onClock(jdUT)) : varaIndexOf(day(), onClock);
  return VARAS[index]!.lord;
}
