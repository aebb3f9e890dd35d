/** Houses in which Mars makes a chart manglik, and the planets that count like him. */
import { houseFrom, type Chart } from '../chart/chart.ts';
import type { Planet } from '../tables/planets.ts';
import type { NameOf } from '../scale.ts';
import { GRADES } from '../tables/grades.ts';

/** Two choices on which practice is divided. */
export interface ManglikReading {
  /** Whether the 2nd house counts too, as in the south of India. */
  readonly include2nd: boolean;
  /** Whether a node with Mars relieves, as in the fourteen conditions; some deny it. */
  readonly nodesRelieve: boolean;
}

export const MANGLIK_READING: ManglikReading = { include2nd: false, nodesRelieve: true };

/** Lists the houses in which Mars makes a chart manglik, ascending. */
export function manglikHouses({ include2nd }: ManglikReading): readonly number[] {
  return include2nd ? HOUSES_WITH_2ND : HOUSES;
}

const HOUSES = [1, 4, 7, 8, 12];
const HOUSES_WITH_2ND = [1, 2, 4, 7, 8, 12];

/** Returns the house of Mars from each of the three that it is counted from. */
export function manglikPlaces({ planets }: Chart): Record<'ascendant' | 'moon' | 'venus', number> {
  const { Mars, Moon, Venus } = planets;
  return { ascendant: Mars.house, moon: houseFrom(Moon, Mars), venus: houseFrom(Venus, Mars) };
}

/** Lists the planets that a match counts like Mars: the Sun, Saturn and Ketu in the same houses. */
export function similarMalefics({ planets }: Chart, reading: ManglikReading): Planet[] {
  return (['Sun', 'Saturn', 'Ketu'] as const).filter((id) => manglikHouses(reading).includes(planets[id].house));
}

/**
 * Returns the level that points of 0 to 100 stand for.
 *
 * What is counted from the Moon or Venus alone does not make a chart manglik (`isPresent`), and is partial however much.
 */
export function manglikLevel(points: number, isPresent: boolean): 'none' | NameOf<typeof GRADES.manglik> {
  if (points === 0) return 'none';
  if (!isPresent) return 'partial';
  return GRADES.manglik.of(points);
}
