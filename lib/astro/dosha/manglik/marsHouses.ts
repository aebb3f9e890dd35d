/** Houses in which Mars makes a chart manglik, and the planets that count like him. */
import { houseFrom, type Chart } from '../../chart/chart.ts';
import type { Planet } from '../../tables/planets.ts';
import type { NameOf } from '../../scale.ts';
import { tenths } from '../../rounding.ts';
import { GRADES } from '../../tables/grades.ts';

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
export function manglikPlaces({ planets }: Chart): Record<ManglikPlace, number> {
  const { Mars, Moon, Venus } = planets;
  return { ascendant: Mars.house, moon: houseFrom(Moon, Mars), venus: houseFrom(Venus, Mars) };
}

/** Weight of Mars by house from the ascendant (interpretive); that of the 2nd where it counts. */
const HOUSE_POINTS: Readonly<Record<number, number>> = { 1: 60, 2: 50, 4: 50, 7: 90, 8: 85, 12: 55 };

/** The share of the weight of Mars that he has by the house from each place. */
const SHARES = { ascendant: 1, moon: 1 / 2, venus: 1 / 4 } as const;

export type ManglikPlace = keyof typeof SHARES;

/** The places that Mars is counted from; the first decides. */
export const MANGLIK_PLACES: readonly ManglikPlace[] = ['ascendant', 'moon', 'venus'];

/** Returns what a house of Mars weighs by a reading, counted from a place; 0 where it does not count. */
export function manglikPoints(reading: ManglikReading, from: ManglikPlace, house: number): number {
  return manglikHouses(reading).includes(house) ? HOUSE_POINTS[house]! * SHARES[from] : 0;
}

/** Returns the sum of what Mars weighs from the three places, before reliefs, 0 to 100. */
export function manglikBase(chart: Chart, reading: ManglikReading): number {
  const places = manglikPlaces(chart);
  const sum = MANGLIK_PLACES.reduce((total, from) => total + manglikPoints(reading, from, places[from]), 0);
  return Math.min(tenths(sum), 100);
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
