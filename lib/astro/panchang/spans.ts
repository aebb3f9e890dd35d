/** When panchang elements begin and end: one search for tithi, nakshatra, yoga and karana alike. */
import { wrap180, wrap360 } from '../angle.ts';
import type { Conventions } from '../conventions.ts';
import { ayanamsaDeg } from '../earth/ayanamsa.ts';
import { ttFromUt } from '../earth/deltaT.ts';
import { BODY, VALUES_PER_BODY, type BodyIndex, type Ephemeris } from '../ephemeris.ts';
import { findCrossing, type Curve, TOLERANCE_DAYS } from '../search.ts';
import { elementAngleDeg, type PanchangElement } from './elements.ts';
import type { TimeSpan } from '../time.ts';

/** Sidereal longitudes of Sun and Moon, degrees, by Julian day UT. */
export interface SunMoon {
  sunDeg(jdUT: number): number;
  moonDeg(jdUT: number): number;
}

export interface ElementSpan extends TimeSpan {
  /** From 1. */
  readonly number: number;
}

/**
 * Returns where Sun and Moon stand within some days of an instant.
 *
 * Delta T and the change of the ayanamsa are taken as constant over these days: within ten days that is 0.02 s of the
 * end of a tithi.
 */
export function sunMoonNear(jdUT: number, ephemeris: Ephemeris, { ayanamsa }: Pick<Conventions, 'ayanamsa'>): SunMoon {
  const jdTT = ttFromUt(jdUT);
  const deltaTDays = jdTT - jdUT;
  const atDeg = ayanamsaDeg(ayanamsa, jdTT, ephemeris);
  const degPerDay = ayanamsaDeg(ayanamsa, jdTT + 1, ephemeris) - atDeg;
  const reading = new Float64Array(VALUES_PER_BODY);
  const siderealDeg = (body: BodyIndex, atJdUT: number) => {
    ephemeris.readBody(body, atJdUT + deltaTDays, reading);
    return wrap360(reading[0]! - atDeg - degPerDay * (atJdUT - jdUT));
  };
  return {
    sunDeg: (atJdUT) => siderealDeg(BODY.sun, atJdUT),
    moonDeg: (atJdUT) => siderealDeg(BODY.moon, atJdUT),
  };
}

/** Days to either side of its instant in which `sunMoonNear` is used. */
const NEAR_DAYS = 2;
/** Days beyond the requested time that are read: elements are searched a little outside it, star ayanamsas need a day more. */
const COVERAGE_MARGIN_DAYS = 3;

/** Returns where Sun and Moon stand at any time, from `sunMoonNear` of fixed instants, each computed at its first use. */
export function sunMoonThrough(ephemeris: Ephemeris, conventions: Pick<Conventions, 'ayanamsa'>): SunMoon {
  const { startJdTT, endJdTT } = ephemeris.coverage;
  const known = new Map<number, SunMoon>();
  const near = (jdUT: number): SunMoon => {
    const block = Math.round(jdUT / (2 * NEAR_DAYS));
    const made = known.get(block);
    if (made) return made;
    const centreJdUT = block * 2 * NEAR_DAYS;
    const withinJdUT = Math.min(Math.max(centreJdUT, startJdTT + COVERAGE_MARGIN_DAYS), endJdTT - COVERAGE_MARGIN_DAYS);
    const sky = sunMoonNear(withinJdUT, ephemeris, conventions);
    known.set(block, sky);
    return sky;
  };
  return { sunDeg: (jdUT) => near(jdUT).sunDeg(jdUT), moonDeg: (jdUT) => near(jdUT).moonDeg(jdUT) };
}

/** Below the rate of the slowest element: the Moon at apogee less the Sun at perihelion makes 10.7 degrees a day. */
const SLOWEST_DEG_PER_DAY = 10.5;

/**
 * Divides a part of an element into smaller ones, equal by the angle: a tithi into two karanas, a nakshatra into four
 * padas. They tile it exactly; numbers run on from 1 at the beginning of the circle.
 */
export function subSpans(element: PanchangElement, span: ElementSpan, count: number, sky: SunMoon): ElementSpan[] {
  const angleDeg = angleCurve(element, sky);
  const arcDeg = 360 / (element.parts * count);
  const first = (span.number - 1) * count;
  const borders = Array.from({ length: count + 1 }, (_, i) => {
    if (i === 0) return span.startJdUT;
    if (i === count) return span.endJdUT;
    const borderDeg = (first + i) * arcDeg;
    return findCrossing((jdUT) => wrap180(angleDeg(jdUT) - borderDeg), span.startJdUT, span.endJdUT, TOLERANCE_DAYS);
  });
  return Array.from({ length: count }, (_, i) => ({
    number: first + i + 1,
    startJdUT: borders[i]!,
    endJdUT: borders[i + 1]!,
  }));
}

/** The angle that an element divides, by Julian day UT. */
function angleCurve(element: PanchangElement, { sunDeg, moonDeg }: SunMoon): Curve {
  const { sunWeight } = element;
  return (jdUT) => elementAngleDeg(element, sunWeight === 0 ? 0 : sunDeg(jdUT), moonDeg(jdUT));
}

/** Lists every part of an element that runs at some time in `fromJdUT <= jdUT < toJdUT`, in order. */
export function elementSpans(element: PanchangElement, fromJdUT: number, toJdUT: number, sky: SunMoon): ElementSpan[] {
  const { parts } = element;
  const arcDeg = 360 / parts;
  const longestDays = arcDeg / SLOWEST_DEG_PER_DAY;
  const angleDeg = angleCurve(element, sky);
  const reachedJdUT = (boundary: number, afterJdUT: number) =>
    findCrossing(
      (jdUT) => wrap180(angleDeg(jdUT) - boundary * arcDeg),
      afterJdUT,
      afterJdUT + longestDays,
      TOLERANCE_DAYS,
    );
  let index = Math.floor(angleDeg(fromJdUT) / arcDeg);
  let startJdUT = reachedJdUT(index, fromJdUT - longestDays);
  const spans: ElementSpan[] = [];
  while (startJdUT < toJdUT) {
    const endJdUT = reachedJdUT(index + 1, startJdUT + TOLERANCE_DAYS);
    spans.push({ number: index + 1, startJdUT, endJdUT });
    index = (index + 1) % parts;
    startJdUT = endJdUT;
  }
  return spans;
}
