/** Conditions of the yogas of life abroad, each with the points that it can give. */
import { isInfluencing } from '../../chart/aspects.ts';
import type { Chart } from '../../chart/chart.ts';
import { lordOfHouse } from '../../planet/lordship.ts';
import { practice } from '../../source.ts';
import type { Planet } from '../../tables/planets.ts';
import { areaFactor, linkedLords } from '../areaFactors.ts';
import type { AreaContext } from '../areaContext.ts';
import type { AreaFactor } from '../areaScore.ts';
import { foreignFact as fact, type ForeignFact, type ForeignRuleId } from './facts.ts';

/** The purpose or cause of a life abroad; `leaving` is for conditions that name none. */
export type ForeignKind = 'settlement' | 'work' | 'study' | 'spouse' | 'trade' | 'travel' | 'mind' | 'leaving';

/** A condition, a tie or a factor with its result. */
export type ForeignFactor = AreaFactor<ForeignFact>;

/** One condition by which a yoga forms. */
export interface ForeignWay {
  /** The condition and its result; the leaning is 1 where it holds, ½ where it holds in part, else 0. */
  readonly factor: ForeignFactor;
  /** The connections it points to, in equal parts. */
  readonly kinds: readonly ForeignKind[];
}

export const FOREIGN_SOURCE = practice('Life abroad: common practice, interpretive');

/** A yoga as a row of the table. */
export interface ForeignRule {
  readonly id: ForeignRuleId;
  readonly name: string;
  /** In Hindi. */
  readonly sanskrit: string;
  /** One of the eight that life abroad is judged by first; the others confirm. */
  readonly isPrimary: boolean;
  /** Most points, however many of its conditions hold. */
  readonly most: number;
  ways(context: AreaContext): readonly ForeignWay[];
}

/** The result of a condition, met or not. */
type Seen = Pick<ForeignFactor, 'id' | 'text'> & Partial<Pick<ForeignFactor, 'planets' | 'houses' | 'observed'>>;

/** Returns a condition of a yoga; its leaning is 1 where it is met, else 0. */
export function way(seen: Seen, isMet: boolean, points: number, kinds: readonly ForeignKind[]): ForeignWay {
  const leaning = isMet ? 1 : 0;
  return { factor: areaFactor<ForeignFact>({ ...seen, leaning, weight: points, source: FOREIGN_SOURCE }), kinds };
}

/** Returns the condition of a bond of two lords. One planet as both counts half, as that depends on the rising sign alone. */
export function linkWay(
  context: AreaContext,
  one: number,
  other: number,
  points: number,
  kinds: readonly ForeignKind[],
): ForeignWay {
  const linked = linkedLords(one, other, points)(context);
  const isOneLord = linked.observed['link'] === 'one_lord';
  const halvedBy = isOneLord ? fact('one_lord', {}) : null;
  return { factor: { ...linked, source: FOREIGN_SOURCE, halvedBy }, kinds };
}

/** Returns the condition of the lord of a house in one of some houses. */
export function lordWay(
  { chart }: AreaContext,
  house: number,
  wanted: readonly number[],
  points: number,
  kinds: readonly ForeignKind[],
): ForeignWay {
  const planet = lordOfHouse(chart, house);
  const at = chart.planets[planet].house;
  return way(
    {
      id: `lord_${house}_in_${wanted.join('_')}`,
      text: fact('lord_in', { planet, ownedHouse: house, house: at }),
      planets: [planet],
      houses: [...new Set([house, at])],
      observed: { planet, house: at, wanted },
    },
    wanted.includes(at),
    points,
    kinds,
  );
}

/** Returns the condition of a planet in one of some houses. */
export function planetWay(
  { chart }: AreaContext,
  planet: Planet,
  wanted: readonly number[],
  points: number,
  kinds: readonly ForeignKind[],
): ForeignWay {
  const at = chart.planets[planet].house;
  return way(
    {
      id: `${planet.toLowerCase()}_in_${wanted.join('_')}`,
      text: fact('planet_in', { planet, house: at }),
      planets: [planet],
      houses: [at],
      observed: { planet, house: at, wanted },
    },
    wanted.includes(at),
    points,
    kinds,
  );
}

/** Returns what a bond of the 7th with houses of life abroad indicates: marriage by Venus, trade by Mercury, else both. */
export function bondKinds(chart: Chart): readonly ForeignKind[] {
  const seventh = lordOfHouse(chart, 7);
  const isHolding = (planet: Planet) =>
    planet === seventh || chart.planets[planet].house === 7 || isInfluencing(chart, planet, seventh);
  const [isOfVenus, isOfMercury] = [isHolding('Venus'), isHolding('Mercury')];
  if (isOfVenus === isOfMercury) return ['spouse', 'trade'];
  return isOfVenus ? ['spouse'] : ['trade'];
}

/** Returns the points that a condition gives. */
export function factorPoints({ halvedBy, leaning, weight }: ForeignFactor): number {
  return weight * leaning * (halvedBy === null ? 1 : 0.5);
}
