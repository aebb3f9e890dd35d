/** Planets that influence a sign: those in it and those that aspect it by sign. */
import type { Chart } from '../../chart/chart.ts';
import type { SignHouse } from '../../jaimini/signHouses.ts';
import { isFallen } from '../../planet/neechaBhanga.ts';
import type { Planet } from '../../tables/planets.ts';
import type { Bearing, Placed } from './facts.ts';

/** Lists the planets in a house, then those that aspect it by sign. */
export function influencesOnHouse({ aspectedBy, occupants }: SignHouse): Planet[] {
  return [...occupants, ...aspectedBy];
}

/** Returns which of some planets stand in a house, and which of them aspect it. */
export function bearing({ occupants }: SignHouse, planets: readonly Planet[]): Bearing {
  return {
    inside: planets.filter((planet) => occupants.includes(planet)),
    aspecting: planets.filter((planet) => !occupants.includes(planet)),
  };
}

/** Returns where a planet stands by sign, and whether its debilitation is cancelled. */
export function placed(chart: Chart, planet: Planet): Placed {
  const { dignity, signIndex } = chart.planets[planet];
  return { planet, dignity, signIndex, isLifted: dignity === 'debilitated' && !isFallen(chart, planet) };
}
