/** Answers of /planets: chart to wire record. */
import { planetsOf } from '../../lib/astro/chart.ts';
import type { PlanetPositions } from '../../lib/schemas/planets.ts';
import type { NatalContext } from '../_shell/birth.ts';
import { ascendantRecord, positionRecord } from '../_shell/records.ts';

type Context = NatalContext<unknown, unknown>;

export function positions({ chart, names }: Context): PlanetPositions {
  return {
    ascendant: ascendantRecord(chart.ascendant, names),
    planets: planetsOf(chart).map((planet) => positionRecord(planet, planet.house, names)),
  };
}
