/** The chart of Krishnamurti Paddhati of a birth, and what rules an instant. */
import type { Sky } from '../../astro/chart/sky.ts';
import { wrap360 } from '../../astro/angle.ts';
import type { Conventions } from '../../astro/conventions.ts';
import { ttFromUt } from '../../astro/earth/deltaT.ts';
import type { ObserverPlace } from '../../astro/earth/diurnal.ts';
import type { Ephemeris } from '../../astro/ephemeris.ts';
import { kpChart, kpPoint, type KpChart, type KpPoint, type KpSky } from '../../astro/kp/kpChart.ts';
import type { DayBeginning } from '../../astro/kp/rulingPlanets.ts';
import { panchangDayAt, type PanchangDay } from '../../astro/panchang/panchangDay.ts';
import { varaIndexOf, weekdayIndex } from '../../astro/panchang/vara.ts';
import { VARAS } from '../../astro/tables/panchang.ts';
import type { Planet } from '../../astro/tables/planets.ts';
import { localJd, type PlaceClock } from '../../time/civilTime.ts';
import type { BirthContext } from '../birthContext.ts';
import { horizonOf } from '../castAt.ts';
import type { ConventionFields } from '../conventions.ts';

/** What /kp goes by where the caller names nothing else. */
export const KP_CONVENTIONS = {
  ayanamsa: 'krishnamurti',
  house_system: 'placidus',
} as const satisfies ConventionFields;

/** What rules an instant is found from. */
export interface KpMoment extends Pick<KpChart, 'planets'> {
  readonly jdUT: number;
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
export function kpOfBirth({ chart: { planets }, cusps: { cuspsDeg } }: BirthContext): KpChart {
  return kpChart({ planets, cuspsDeg });
}

/** Returns the moment of a birth. */
export function momentOfBirth({ birth, chart, panchangDay }: BirthContext): KpMoment {
  return {
    jdUT: birth.jdUT,
    planets: planetsOf(chart.planets),
    ascendant: kpPoint(chart.ascendant.longitudeDeg),
    dayLord: (beginning) => dayLord(beginning, birth.jdUT, birth.time.clock, panchangDay),
  };
}

/** Returns another moment at the place of a birth. */
export function momentOfInstant(context: BirthContext, jdUT: number): KpMoment {
  const { birth, chart, ephemeris, skyAt } = context;
  const placed = { jdUT, place: birth, clock: birth.time.clock, conventions: chart.conventions, ephemeris };
  const sky = skyAt(ttFromUt(jdUT));
  return momentAt(placed, sky, planetsOf(sky.planets));
}

function planetsOf(planets: KpSky['planets']): KpChart['planets'] {
  return kpChart({ planets, cuspsDeg: null }).planets;
}

/** Returns the moment of an instant whose sky and planets are known. */
export function momentAt(placed: PlacedInstant, sky: Sky, planets: KpChart['planets']): KpMoment {
  const { clock, conventions, ephemeris, jdUT, place } = placed;
  const { latitudeDeg, longitudeDeg } = place;
  const horizon = horizonOf({ jdUT, jdTT: sky.jdTT, latitudeDeg, longitudeDeg }, sky);
  const trueAyanamsaDeg = sky.ayanamsaDeg + sky.nutationLongitudeDeg;
  return {
    jdUT,
    planets,
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
