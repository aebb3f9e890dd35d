/** Eclipses of the Moon: how deep it goes into the shadow of the Earth. The same for all who see it. */
import { crossProduct, unitVector, type Vector3 } from '../earth/matrix.ts';
import { angleRad, belowZero, lowest } from './discs.ts';
import { EARTH_RADIUS_KM, type SunMoonPath } from './sunMoonPath.ts';

export type LunarType = 'total' | 'partial' | 'penumbral';

/** Touches with the half shadow (p), and with the shadow from outside (u1, u4) and inside (u2, u3); jdUT. */
export interface LunarContacts {
  readonly p1JdUT: number;
  readonly u1JdUT: number | null;
  readonly u2JdUT: number | null;
  readonly u3JdUT: number | null;
  readonly u4JdUT: number | null;
  readonly p4JdUT: number;
}

export interface LunarCircumstances {
  readonly type: LunarType;
  readonly greatestJdTT: number;
  /** Distance of the Moon from the axis of the shadow at greatest eclipse, Earth radii, positive north. */
  readonly gamma: number;
  /** Part of the Moon's diameter in the shadow, and in the half shadow; below zero where it stays outside. */
  readonly umbralMagnitude: number;
  readonly penumbralMagnitude: number;
  readonly contacts: LunarContacts;
}

/** The shadow of the Earth where the Moon passes, and the Moon, radians as seen from the Earth's centre. */
interface EarthShadow {
  readonly separationRad: number;
  readonly umbraRad: number;
  readonly penumbraRad: number;
  readonly moonRad: number;
}

const SUN_RADIUS = 695700 / EARTH_RADIUS_KM;
const MOON_RADIUS = 1737.4 / EARTH_RADIUS_KM;
/** How much the air enlarges the shadow, as a part of the Moon's parallax. @see Danjon (1951), as Espenak and Meeus (2009) */
const ENLARGED = 1.01;

const NEAREST_DAYS = 1.2 / 24;
const REACH_DAYS = 3.6 / 24;

/** Returns the eclipse of a full moon, or null where the Moon misses the half shadow. */
export function lunarEclipse(fullMoonJdTT: number, path: SunMoonPath): LunarCircumstances | null {
  const greatestJdTT = lowest(
    (jdTT) => offAxis(path.moon(jdTT), path.sun(jdTT)) ** 2,
    fullMoonJdTT - NEAREST_DAYS,
    fullMoonJdTT + NEAREST_DAYS,
  );
  const within = (radius: (shadow: EarthShadow) => number) =>
    belowZero(
      (jdTT) => {
        const shadow = earthShadow(jdTT, path);
        return shadow.separationRad - radius(shadow);
      },
      greatestJdTT,
      REACH_DAYS,
    );
  const penumbral = within(({ moonRad, penumbraRad }) => penumbraRad + moonRad);
  if (penumbral === null) return null;
  const partial = within(({ moonRad, umbraRad }) => umbraRad + moonRad);
  const total = within(({ moonRad, umbraRad }) => umbraRad - moonRad);
  const { moonRad, penumbraRad, separationRad, umbraRad } = earthShadow(greatestJdTT, path);
  const [sun, moon] = [path.sun(greatestJdTT), path.moon(greatestJdTT)];
  const jdUT = (jdTT: number | undefined) => (jdTT === undefined ? null : jdTT - path.deltaTDays);
  return {
    type: total !== null ? 'total' : partial !== null ? 'partial' : 'penumbral',
    greatestJdTT,
    gamma: Math.sign(northOfShadow(moon, sun)) * offAxis(moon, sun),
    umbralMagnitude: (umbraRad + moonRad - separationRad) / (2 * moonRad),
    penumbralMagnitude: (penumbraRad + moonRad - separationRad) / (2 * moonRad),
    contacts: {
      p1JdUT: penumbral.fromX - path.deltaTDays,
      u1JdUT: jdUT(partial?.fromX),
      u2JdUT: jdUT(total?.fromX),
      u3JdUT: jdUT(total?.toX),
      u4JdUT: jdUT(partial?.toX),
      p4JdUT: penumbral.toX - path.deltaTDays,
    },
  };
}

/** Returns the part of the Moon's diameter that is in the shadow, 0 where none is. */
export function umbralMagnitudeAt(jdTT: number, path: SunMoonPath): number {
  const { moonRad, separationRad, umbraRad } = earthShadow(jdTT, path);
  return Math.max((umbraRad + moonRad - separationRad) / (2 * moonRad), 0);
}

function earthShadow(jdTT: number, path: SunMoonPath): EarthShadow {
  const [sun, moon] = [path.sun(jdTT), path.moon(jdTT)];
  const [sunDistance, moonDistance] = [Math.hypot(...sun), Math.hypot(...moon)];
  const enlargedRad = ENLARGED * Math.asin(1 / moonDistance) + Math.asin(1 / sunDistance);
  const sunRad = Math.asin(SUN_RADIUS / sunDistance);
  return {
    separationRad: angleRad(moon, opposite(sun)),
    umbraRad: enlargedRad - sunRad,
    penumbraRad: enlargedRad + sunRad,
    moonRad: Math.asin(MOON_RADIUS / moonDistance),
  };
}

const opposite = ([x, y, z]: Vector3): Vector3 => [-x, -y, -z];

/** Distance of the Moon from the axis of the shadow, Earth radii. */
function offAxis(moon: Vector3, sun: Vector3): number {
  return Math.hypot(...crossProduct(moon, unitVector(sun)));
}

/** Above zero where the Moon stands north of the middle of the shadow. */
function northOfShadow(moon: Vector3, sun: Vector3): number {
  return moon[2] / Math.hypot(...moon) + sun[2] / Math.hypot(...sun);
}
