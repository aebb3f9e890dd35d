/** An eclipse over a birth: its houses, what of the chart it touches, and the eclipses before the birth. */
import { countFrom, separationDeg } from '../angle.ts';
import type { Chart } from '../chart/chart.ts';
import type { Placement } from '../chart/zodiac.ts';
import { eclipsesBetween, type Eclipse, type EclipseKind } from '../eclipse/eclipses.ts';
import type { Ephemeris } from '../ephemeris.ts';
import { practice, type Source } from '../source.ts';
import { PLANETS, type Planet } from '../tables/planets.ts';
import { signLord } from '../tables/signs.ts';
import { ECLIPSE_EFFECTS, type EclipseEffect } from './tables/eclipseEffects.ts';

export const ECLIPSE_EFFECT_SOURCE: Source = practice(
  'Custom of almanacs: an eclipse by the house of its sign from the Moon of birth; books differ',
);

export type EclipsePoint = Planet | 'ascendant';

/** A planet of birth, or the ascendant, near the degree of an eclipse, opposite to it, or in its nakshatra. */
export interface EclipseContact {
  readonly point: EclipsePoint;
  /** Null where it only stands in the same nakshatra. */
  readonly aspect: 'conjunction' | 'opposition' | null;
  /** From the degree of the eclipse, or of the opposite point; of null the first. */
  readonly orbDeg: number;
  readonly isSameNakshatra: boolean;
  readonly isAscendantLord: boolean;
}

export interface EclipseOverBirth {
  readonly houseFromMoon: number;
  readonly houseFromAscendant: number;
  readonly contacts: readonly EclipseContact[];
  readonly effect: EclipseEffect;
  /** Whether it falls into the nakshatra of the Moon of birth, for which custom keeps a shanti. */
  readonly isBirthNakshatra: boolean;
}

const ORB_DEG = 5;
/** These weigh first. */
const FIRST: readonly EclipsePoint[] = ['Moon', 'Sun', 'ascendant'];
/** Half a year: seasons of eclipses come that often. */
const BEFORE_BIRTH_DAYS = 184;

/** Returns what an eclipse at a place of the zodiac touches in a chart. */
export function eclipseOverBirth(at: Placement, { ascendant, planets }: Chart): EclipseOverBirth {
  const houseFromMoon = countFrom(planets.Moon.signIndex, at.signIndex);
  const lord = signLord(ascendant.signIndex);
  const points: readonly (readonly [EclipsePoint, Placement])[] = [
    ['ascendant', ascendant],
    ...PLANETS.map((planet) => [planet, planets[planet]] as const),
  ];
  return {
    houseFromMoon,
    houseFromAscendant: countFrom(ascendant.signIndex, at.signIndex),
    contacts: points.flatMap(([point, placed]) => contactOf(point, placed, at, lord)).sort(byWeight),
    effect: ECLIPSE_EFFECTS[houseFromMoon - 1]!,
    isBirthNakshatra: planets.Moon.nakshatraIndex === at.nakshatraIndex,
  };
}

function contactOf(point: EclipsePoint, placed: Placement, at: Placement, lord: Planet): EclipseContact[] {
  const apartDeg = separationDeg(placed.longitudeDeg, at.longitudeDeg);
  const isSameNakshatra = placed.nakshatraIndex === at.nakshatraIndex;
  const aspect = apartDeg <= ORB_DEG ? 'conjunction' : 180 - apartDeg <= ORB_DEG ? 'opposition' : null;
  if (aspect === null && !isSameNakshatra) return [];
  const orbDeg = aspect === 'opposition' ? 180 - apartDeg : apartDeg;
  return [{ point, aspect, orbDeg, isSameNakshatra, isAscendantLord: point === lord }];
}

function byWeight(a: EclipseContact, b: EclipseContact): number {
  return Number(FIRST.includes(b.point)) - Number(FIRST.includes(a.point)) || a.orbDeg - b.orbDeg;
}

/** Returns the last solar and the last lunar eclipse within half a year before a birth, null where there is none. */
export function prenatalEclipses(
  birthJdUT: number,
  ephemeris: Ephemeris,
): Readonly<Record<EclipseKind, Eclipse | null>> {
  const before = eclipsesBetween({ startJdUT: birthJdUT - BEFORE_BIRTH_DAYS, endJdUT: birthJdUT }, ephemeris);
  const last = (kind: EclipseKind) => before.findLast((eclipse) => eclipse.kind === kind) ?? null;
  return { solar: last('solar'), lunar: last('lunar') };
}
