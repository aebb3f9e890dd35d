/** Siblings and courage in the chart of thirds (D3); practice, the weights interpretive. */
import type { Chart } from '../chart/chart.ts';
import { lordOfHouse } from '../planet/lordship.ts';
import { isBenefic } from '../planet/nature.ts';
import { PLANET_NATURES } from '../tables/karakas.ts';
import type { Planet } from '../tables/planets.ts';
import { isOddSign, signLord } from '../tables/signs.ts';
import { vargaFact, type CourageRole, type SiblingLeaning, type VargaReason } from './facts.ts';
import { fruitGradeOf, GRADE_POINTS } from './fruit.ts';
import { summedPoints } from './points.ts';
import { vargaHouseSign, vargaOccupants, type VargaChart } from './position.ts';
import type { NameOf } from '../scale.ts';
import { GRADES } from '../tables/grades.ts';

export interface SiblingHouse {
  /** 3 for younger siblings, 11 for elder ones. */
  readonly house: 3 | 11;
  readonly signIndex: number;
  readonly lord: Planet;
  readonly occupants: readonly Planet[];
  readonly leaning: SiblingLeaning;
}

/**
 * Judges a house of siblings: odd signs and male planets point to brothers, even and female ones to sisters.
 *
 * Mercury leans to sisters.
 */
export function siblingHouse(d3: VargaChart, house: 3 | 11): SiblingHouse {
  const signIndex = vargaHouseSign(d3, house);
  const occupants = vargaOccupants(d3, house);
  const genders = occupants.map((id) => (id === 'Mercury' ? 'female' : PLANET_NATURES[id].gender));
  const male = genders.filter((gender) => gender === 'male').length + (isOddSign(signIndex) ? 1 : 0);
  const female = genders.filter((gender) => gender === 'female').length + (isOddSign(signIndex) ? 0 : 1);
  const leaning = male === female ? 'both' : male > female ? 'brothers' : 'sisters';
  return { house, signIndex, lord: signLord(signIndex), occupants, leaning };
}

export type CourageTone = NameOf<typeof GRADES.courage_in_d3>;

export interface Courage {
  readonly tone: CourageTone;
  readonly balance: number;
  readonly parts: readonly VargaReason[];
}

/** Returns courage: Mars, the lords of the 3rd and of the ascendant in D3 by dignity, and the planets in its 3rd house. */
export function courage(chart: Chart, d3: VargaChart): Courage {
  const roles = new Map<Planet, CourageRole[]>();
  const held: [planet: Planet, role: CourageRole][] = [
    ['Mars', 'significator'],
    [lordOfHouse(chart, 3), 'lord_3'],
    [signLord(d3.ascendant.signIndex), 'rising_lord'],
  ];
  for (const [planet, role] of held) roles.set(planet, [...(roles.get(planet) ?? []), role]);
  const inThird = vargaOccupants(d3, 3);
  const bold = inThird.filter((id) => !isBenefic(chart, id));
  const kind = inThird.filter((id) => isBenefic(chart, id));
  const parts = [
    ...[...roles].map(([planet, all]) => dignityPart(d3, planet, all)),
    ...(bold.length > 0 ? [inThirdPart('malefics_in_third', bold, bold.length)] : []),
    ...(kind.length > 0 ? [inThirdPart('benefics_in_third', kind, 0)] : []),
  ];
  const balance = summedPoints(parts);
  return { tone: GRADES.courage_in_d3.of(balance), balance, parts };
}

/** A planet with several of these roles is counted once. */
function dignityPart({ planets }: VargaChart, planet: Planet, roles: readonly CourageRole[]): VargaReason {
  const { dignity } = planets[planet];
  const points = GRADE_POINTS[fruitGradeOf(dignity)];
  return {
    id: planet.toLowerCase(),
    label: vargaFact('courage_planet', { planet, roles, dignity }),
    points,
    max: 1,
  };
}

function inThirdPart(
  id: 'malefics_in_third' | 'benefics_in_third',
  planets: readonly Planet[],
  points: number,
): VargaReason {
  return { id, label: vargaFact(id, { planets }), points, max: points };
}
