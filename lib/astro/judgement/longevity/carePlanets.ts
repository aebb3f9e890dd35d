/** Planets whose periods ask for care of health: the marakas of practice, and further ones. */
import { occupants, type Chart } from '../../chart/chart.ts';
import { lordOfHouse } from '../../planet/lordship.ts';
import { PLANETS, type Planet } from '../../tables/planets.ts';

export type CareRole = 'lord_2' | 'lord_7' | 'in_2' | 'in_7' | 'lord_8' | 'lord_12' | 'saturn';

export interface CarePlanet {
  readonly planet: Planet;
  /** The roles that make it one, in their order. */
  readonly roles: readonly CareRole[];
  /** Whether it has one of the first four roles: a maraka in the strict sense (BPHS 44). */
  readonly isFirst: boolean;
}

/** Lists the planets that ask for care, those of the first order first. */
export function carePlanets(chart: Chart): CarePlanet[] {
  const named: readonly [CareRole, readonly Planet[]][] = [
    ['lord_2', [lordOfHouse(chart, 2)]],
    ['lord_7', [lordOfHouse(chart, 7)]],
    ['in_2', occupants(chart, 2)],
    ['in_7', occupants(chart, 7)],
    ['lord_8', [lordOfHouse(chart, 8)]],
    ['lord_12', [lordOfHouse(chart, 12)]],
    ['saturn', ['Saturn']],
  ];
  const found = PLANETS.flatMap((planet): CarePlanet[] => {
    const roles = named.filter(([, planets]) => planets.includes(planet)).map(([role]) => role);
    if (roles.length === 0) return [];
    return [{ planet, roles, isFirst: roles.some((role) => FIRST_ROLES.includes(role)) }];
  });
  return [...found.filter(({ isFirst }) => isFirst), ...found.filter(({ isFirst }) => !isFirst)];
}

const FIRST_ROLES: readonly CareRole[] = ['lord_2', 'lord_7', 'in_2', 'in_7'];
