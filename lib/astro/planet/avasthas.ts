/** States of planets: by degree, by wakefulness, by mood (BPHS 45.3-10). */
import { isConjunct } from '../chart/aspects.ts';
import { planetsOf, type Chart, type ChartPlanet } from '../chart/chart.ts';
import { isStrongBySign, type Dignity } from './dignity.ts';
import { avasthaFact as fact, type AvasthaFact } from './facts.ts';
import { isBenefic } from './nature.ts';
import { isOddSign } from '../tables/signs.ts';

export type Baladi = 'bala' | 'kumara' | 'yuva' | 'vriddha' | 'mrita';
export type Jagradadi = 'jagrat' | 'swapna' | 'sushupti';
export type Deeptadi =
  'kopa' | 'vikala' | 'deepta' | 'swastha' | 'pramudita' | 'shanta' | 'dina' | 'duhkhita' | 'khala';
export type Lajjitadi = 'lajjita' | 'garvita' | 'kshudhita' | 'trushita' | 'mudita' | 'kshobhita';

export interface StateOf<Id extends string> {
  readonly id: Id;
  /** Share of its result that a planet in this state gives, 0 to 1. */
  readonly resultShare: number;
  readonly reason: AvasthaFact;
}

const BALADI: readonly (readonly [Baladi, number])[] = [
  ['bala', 0.25],
  ['kumara', 0.5],
  ['yuva', 1],
  ['vriddha', 0.125],
  ['mrita', 0],
];

/** Returns the age of a planet: six degrees each, from infant to dead in odd signs and back in even ones (45.3-4). */
export function baladi({ signIndex, degreeInSign }: Pick<ChartPlanet, 'signIndex' | 'degreeInSign'>): StateOf<Baladi> {
  const sixth = Math.min(Math.floor(degreeInSign / 6), 4);
  const isOdd = isOddSign(signIndex);
  const [id, resultShare] = BALADI[isOdd ? sixth : 4 - sixth]!;
  return { id, resultShare, reason: fact('sixth_of_sign', { sixth: sixth + 1, isOddSign: isOdd }) };
}

const JAGRADADI: Readonly<Record<Dignity, readonly [Jagradadi, number]>> = {
  exalted: ['jagrat', 1],
  moolatrikona: ['jagrat', 1],
  own: ['jagrat', 1],
  great_friend: ['swapna', 0.5],
  friend: ['swapna', 0.5],
  neutral: ['swapna', 0.5],
  enemy: ['sushupti', 0],
  great_enemy: ['sushupti', 0],
  debilitated: ['sushupti', 0],
};

/** Returns the wakefulness of a planet by its dignity (45.5-6). */
export function jagradadi({ dignity }: Pick<ChartPlanet, 'dignity'>): StateOf<Jagradadi> {
  const [id, resultShare] = JAGRADADI[dignity];
  return { id, resultShare, reason: fact('placed', { dignity }) };
}

const MOOD_OF_DIGNITY: Readonly<Record<Dignity, Deeptadi>> = {
  exalted: 'deepta',
  moolatrikona: 'deepta',
  own: 'swastha',
  great_friend: 'pramudita',
  friend: 'shanta',
  neutral: 'dina',
  enemy: 'duhkhita',
  great_enemy: 'khala',
  debilitated: 'khala',
};

const SHARE_OF_MOOD: Readonly<Partial<Record<Deeptadi, number>>> = {
  deepta: 1,
  swastha: 1,
  pramudita: 1,
  shanta: 0.5,
  dina: 0.5,
};
const SHARE_OF_OTHER_MOODS = 0.125;

/**
 * Lists every mood of a planet, the ruling one first (45.7-10).
 *
 * Anger (combust) and maiming (with a malefic) go before what the dignity gives; a planet exalted or in its own sign
 * is not maimed by company.
 */
export function deeptadi(chart: Chart, planet: ChartPlanet): [StateOf<Deeptadi>, ...StateOf<Deeptadi>[]] {
  const state = (id: Deeptadi, reason: AvasthaFact): StateOf<Deeptadi> => ({
    id,
    resultShare: SHARE_OF_MOOD[id] ?? SHARE_OF_OTHER_MOODS,
    reason,
  });
  const byDignity = state(MOOD_OF_DIGNITY[planet.dignity], fact('placed', { dignity: planet.dignity }));
  const malefics = companions(chart, planet).filter(({ id }) => !isBenefic(chart, id));
  const afflictions: StateOf<Deeptadi>[] = [];
  if (planet.isCombust) afflictions.push(state('kopa', fact('combust_state', {})));
  if (malefics.length > 0 && !isStrongBySign(planet.dignity)) {
    afflictions.push(state('vikala', fact('in_company', { planets: malefics.map(({ id }) => id) })));
  }
  const [ruling = byDignity, ...others] = [...afflictions, byDignity];
  return [ruling, ...others];
}

/** Lists the other planets in the sign of a planet, the nodes too, Sun to Ketu. */
export function companions(chart: Chart, planet: ChartPlanet): ChartPlanet[] {
  return planetsOf(chart).filter((other) => other.id !== planet.id && isConjunct(other, planet));
}
