/** Remedies for the planets that ask for care, and the periods in which they matter most. */
import { remedyOf, type Remedy } from '../../../remedy/planetRemedies.ts';
import { PLANETS, type Planet } from '../../../tables/planets.ts';
import type { HealthFacts, DescribedRemedy } from './healthFacts.ts';
import type { Cares } from './care.ts';
import type { DatedPeriod, HealthDashas } from './timelineDashas.ts';

export interface TimelineRemedy {
  readonly remedy: Remedy;
  /** The first period of the planet that has not ended; null where none is dated. */
  readonly period: DatedPeriod | null;
  /** False where the data list it, true where a coming period calls for it. */
  readonly isAdded: boolean;
}

const MOST_REMEDIES = 8;
const MOST_ADDED = 3;

/** Returns the remedies of the data, and those of lords that ask for care, each with its period. */
export function timelineRemedies(
  { remedies, telling }: HealthFacts,
  cares: Cares,
  dashas: HealthDashas,
): TimelineRemedy[] {
  const named = remedies.filter(
    ({ kind, planet }, index) => index === remedies.findIndex((one) => isSame(one, planet, kind)),
  );
  const added = careLords(cares, dashas)
    .filter((planet) => named.every((one) => one.planet !== planet))
    .slice(0, MOST_ADDED);
  const kept = named.slice(0, MOST_REMEDIES - added.length);
  return [
    ...kept.map(({ count, kind, planet }) => {
      const remedy = remedyOf(planet, kind, telling.stage);
      return { remedy: { ...remedy, count: remedy.count && (count ?? remedy.count) }, isAdded: false, planet };
    }),
    ...added.map((planet) => ({ remedy: remedyOf(planet, 'mantra', telling.stage), isAdded: true, planet })),
  ].map(({ isAdded, planet, remedy }) => ({ remedy, isAdded, period: periodOf(planet, dashas) }));
}

function isSame(one: DescribedRemedy, planet: Planet, kind: DescribedRemedy['kind']): boolean {
  return one.planet === planet && one.kind === kind;
}

/** The lords of the dated periods that ask for care, in the order of their periods; without dates all that ask. */
function careLords(cares: Cares, { antardashas, mahadashas }: HealthDashas): Planet[] {
  const lords = [...new Set([...mahadashas.slice(0, 1), ...antardashas].map(({ lord }) => lord))];
  const asked = lords.length > 0 ? lords : [...PLANETS].sort((a, b) => cares[b].value - cares[a].value);
  return asked.filter((planet) => cares[planet].tone === 'careful' || (lords.length === 0 && cares[planet].weak));
}

function periodOf(planet: Planet, { antardashas, mahadashas }: HealthDashas): DatedPeriod | null {
  const isOwn = ({ lord }: DatedPeriod) => lord === planet;
  return antardashas.find(isOwn) ?? mahadashas.find(isOwn) ?? null;
}
