/** Lords by Krishnamurti Paddhati as records, and those that other groups add to planets and cusps. */
import { wrap360 } from '../../astro/angle.ts';
import { ayanamsaDeg } from '../../astro/earth/ayanamsa.ts';
import { siderealHouseCusps } from '../../astro/earth/cusps.ts';
import { kpPoint, type KpPoint } from '../../astro/kp/kpChart.ts';
import { hundredths } from '../../astro/rounding.ts';
import type { Planet } from '../../astro/tables/planets.ts';
import { KP_CONVENTIONS } from '../../birth/kp/kpMoment.ts';
import type { BirthContext } from '../../birth/birthContext.ts';
import { planetId } from '../../schemas/common/planetId.ts';
import type { ChosenConventions } from '../../schemas/common/envelope.ts';
import type { KpLords } from '../../schemas/kp/lords.ts';

/**
 * Returns the lords of a point.
 *
 * @param hasFourth whether the fourth level was asked for
 */
export function lordsRecord({ lords }: KpPoint, hasFourth = false): Omit<KpLords, 'longitude'> {
  return {
    sign_lord: planetId(lords.signLord),
    star_lord: planetId(lords.starLord),
    sub_lord: planetId(lords.subLord),
    sub_sub_lord: planetId(lords.subSubLord),
    ...(hasFourth && { fourth_lord: planetId(lords.fourthLord) }),
    sub_number: lords.number,
    arcseconds_to_border: hundredths(lords.arcsecondsToBorder),
    near_border: lords.nearBorder,
  };
}

/** By what they go, whatever the chart of the answer goes by. */
export const ADDED_LORDS: ChosenConventions = { kp: { ...KP_CONVENTIONS } };

/** The lords of a birth whose chart goes by another ayanamsa and other houses. */
export interface AddedLords {
  ofPlanet(planet: Planet): KpLords;
  /** Of the cusps of Placidus, the 1st first; null beyond the polar circles. */
  ofCusps(): readonly KpLords[] | null;
}

/** Returns the lords of the planets and cusps of a birth by the ayanamsa of Krishnamurti. */
export function addedLords({ birth, ephemeris, horizon, sky }: BirthContext): AddedLords {
  const kpAyanamsaDeg = ayanamsaDeg(KP_CONVENTIONS.ayanamsa, birth.jdTT, ephemeris);
  const turnedDeg = sky.ayanamsaDeg - kpAyanamsaDeg;
  const lordsOf = (siderealDeg: number): KpLords => {
    const point = kpPoint(siderealDeg);
    return { longitude: point.longitudeDeg, ...lordsRecord(point) };
  };
  const trueAyanamsaDeg = kpAyanamsaDeg + sky.nutationLongitudeDeg;
  return {
    ofPlanet: (planet) => lordsOf(wrap360(sky.planets[planet].longitudeDeg + turnedDeg)),
    ofCusps: () => {
      const { cuspsDeg } = siderealHouseCusps(KP_CONVENTIONS.house_system, horizon, trueAyanamsaDeg);
      return cuspsDeg && cuspsDeg.map(lordsOf);
    },
  };
}
