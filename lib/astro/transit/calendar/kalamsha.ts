/** Kalamsha: how long before the Sun a planet rises, or after it sets, in degrees of time (Surya Siddhanta 9). */
import { wrap180 } from '../../angle.ts';
import type { SunriseKind } from '../../conventions.ts';
import { altitudeExcess, type ObserverPlace, type HorizonBody } from '../../earth/diurnal.ts';
import { ttFromUt } from '../../earth/deltaT.ts';
import { firstOnHorizonJdUT, RISING_RULES } from '../../earth/riseSet.ts';
import { BODY, VALUES_PER_BODY, type Ephemeris } from '../../ephemeris.ts';
import { PRECESSION_DEG_PER_DAY } from '../../chart/sky.ts';
import { crossings, TOLERANCE_DAYS } from '../../search.ts';
import { suryaSiddhanta } from '../../source.ts';
import { HOURS_PER_DAY } from '../../time.ts';

export const KALAMSHA_SOURCE = suryaSiddhanta(9);

/** The planets whose risings and settings beside the Sun are looked at; those of the Moon make the lunar month. */
export const ASTA_PLANETS = ['Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn'] as const;
export type AstaPlanet = (typeof ASTA_PLANETS)[number];

/** Those whose asta bars rites, and who are asked about most. */
export const BARRING_PLANETS = ['Jupiter', 'Venus'] as const;

/** Degrees of time below which a planet is lost in the light of the Sun, by its motion. */
export const KALAMSHA_LIMITS: Readonly<Record<AstaPlanet, { readonly direct: number; readonly retrograde: number }>> = {
  Mars: { direct: 17, retrograde: 17 },
  Mercury: { direct: 14, retrograde: 12 },
  Jupiter: { direct: 11, retrograde: 11 },
  Venus: { direct: 10, retrograde: 8 },
  Saturn: { direct: 15, retrograde: 15 },
};

/** Where a planet is seen: in the east before sunrise, in the west after sunset. */
export type Side = 'east' | 'west';

/** How a planet stands to the Sun on a date. */
export interface Kalamsha {
  readonly side: Side;
  /** Degrees of time, negative where the planet rises after the Sun or sets before it; cut at a sixth of the day. */
  readonly kalamshaDeg: number;
  readonly limitDeg: number;
  /** How fast it moves to the Sun or from it in longitude. */
  readonly relativeDegPerDay: number;
}

/** Where and how risings are looked at. */
export interface Horizon {
  readonly place: ObserverPlace;
  readonly sunrise: SunriseKind;
  readonly ephemeris: Ephemeris;
}

const DEG_PER_DAY = 360;
/** The planet is looked for so long before and after sunrise or sunset; beyond that it is far from the Sun. */
const AROUND_DAYS = 4 / HOURS_PER_DAY;
const MOST_DEG = AROUND_DAYS * DEG_PER_DAY;
const STEP_DAYS = 2 / HOURS_PER_DAY;
/** From noon back to sunrise, or on to sunset, whatever the clock. */
const HALF_DAY_DAYS = 0.75;

/** Returns how a planet stands to the Sun on a date; null where the Sun does not rise, or set, on the side of the planet. */
export function kalamshaOn(planet: AstaPlanet, noonJdUT: number, horizon: Horizon): Kalamsha | null {
  const { aheadDeg, isBackward, relativeDegPerDay } = placeToSun(planet, noonJdUT, horizon.ephemeris);
  const side = aheadDeg > 0 ? 'west' : 'east';
  const sunJdUT = sunOnHorizon(side, noonJdUT, horizon);
  if (sunJdUT === null) return null;
  const limitDeg = KALAMSHA_LIMITS[planet][isBackward ? 'retrograde' : 'direct'];
  return { side, kalamshaDeg: degreesFromSun(planet, side, sunJdUT, horizon), limitDeg, relativeDegPerDay };
}

function placeToSun(planet: AstaPlanet, jdUT: number, ephemeris: Ephemeris) {
  const jdTT = ttFromUt(jdUT);
  const values = new Float64Array(VALUES_PER_BODY);
  ephemeris.readBody(BODY.sun, jdTT, values);
  const [sunDeg, sunDegPerDay] = [values[0]!, values[3]!];
  ephemeris.readBody(BODY[bodyOf(planet)], jdTT, values);
  return {
    aheadDeg: wrap180(values[0]! - sunDeg),
    isBackward: values[3]! < PRECESSION_DEG_PER_DAY,
    relativeDegPerDay: values[3]! - sunDegPerDay,
  };
}

function bodyOf(planet: AstaPlanet): HorizonBody {
  return planet.toLowerCase() as Lowercase<AstaPlanet>;
}

function sunOnHorizon(side: Side, noonJdUT: number, { ephemeris, place, sunrise }: Horizon): number | null {
  const [event, fromJdUT] =
    side === 'west' ? (['setting', noonJdUT] as const) : (['rising', noonJdUT - HALF_DAY_DAYS] as const);
  return firstOnHorizonJdUT(event, 'sun', sunrise, fromJdUT, place, ephemeris, HALF_DAY_DAYS);
}

/** In the west how long after the Sun it sets, in the east how long before the Sun it rises. */
function degreesFromSun(planet: AstaPlanet, side: Side, sunJdUT: number, horizon: Horizon): number {
  const { ephemeris, place, sunrise } = horizon;
  const startJdUT = sunJdUT - AROUND_DAYS;
  const excess = altitudeExcess(
    bodyOf(planet),
    RISING_RULES[sunrise],
    { startJdUT, days: 2 * AROUND_DAYS },
    place,
    ephemeris,
  );
  let nearest: number | null = null;
  for (const { isRising, x } of crossings(excess, startJdUT, sunJdUT + AROUND_DAYS, STEP_DAYS, TOLERANCE_DAYS)) {
    if (isRising !== (side === 'east')) continue;
    const fromSun = side === 'west' ? x - sunJdUT : sunJdUT - x;
    if (nearest === null || Math.abs(fromSun) < Math.abs(nearest)) nearest = fromSun;
  }
  if (nearest !== null) return nearest * DEG_PER_DAY;
  // It neither rises nor sets near the Sun: above the horizon then, it is far from it; below, it is not seen at all.
  return excess(sunJdUT) >= 0 ? MOST_DEG : -MOST_DEG;
}
