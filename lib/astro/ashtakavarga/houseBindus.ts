/** The sarvashtakavarga by houses: bindus, rank, neighbours, and who gave what. */
import { HOUSES } from '../planet/lordship.ts';
import { SEVEN_PLANETS, type SevenPlanet } from '../tables/planets.ts';
import { sarvaBand, type SarvaBand } from './bands.ts';
import { forEachContributor, isGiven, type Ashtakavarga, type Contributor } from './bindus.ts';
import { nthSignFrom } from '../angle.ts';

/** The house before or after another one. */
export interface Neighbour {
  readonly house: number;
  readonly bindus: number;
  /** Bindus of the house less those of this neighbour. */
  readonly difference: number;
}

export interface HouseBindus {
  /** 1..12. */
  readonly house: number;
  readonly signIndex: number;
  readonly bindus: number;
  readonly band: SarvaBand;
  /** 1 for the most; equal houses share a rank. */
  readonly rank: number;
  /** No house has fewer. */
  readonly isLast: boolean;
  readonly previous: Neighbour;
  readonly next: Neighbour;
  /** Whether it has far fewer bindus than both neighbouring houses. */
  readonly isSensitive: boolean;
  /** To which of the seven planets each contributor gives a bindu in the sign of the house. */
  readonly given: Readonly<Record<Contributor, readonly SevenPlanet[]>>;
}

/** Planets with this number of bindus of their own. */
export interface Holders {
  readonly bindus: number;
  readonly planets: readonly SevenPlanet[];
}

/** Returns who of the seven has most bindus of its own in a sign, and who has fewest. */
export function signHolders(
  { bhinna }: Pick<Ashtakavarga, 'bhinna'>,
  signIndex: number,
): { most: Holders; fewest: Holders } {
  const all = SEVEN_PLANETS.map((planet) => bhinna[planet][signIndex]!);
  const having = (bindus: number) => ({ bindus, planets: SEVEN_PLANETS.filter((_, i) => all[i] === bindus) });
  return { most: having(Math.max(...all)), fewest: having(Math.min(...all)) };
}

/** A house with this many bindus fewer than both its neighbours is a sensitive point. */
const SENSITIVE_DROP = 10;

/** Returns the bindus of the twelve houses, the 1st first. */
export function houseBindus(av: Ashtakavarga, ascendantSignIndex: number): HouseBindus[] {
  const { sarva } = av;
  const signOf = (house: number) => nthSignFrom(ascendantSignIndex, house);
  const neighbour = (house: number, other: number): Neighbour => {
    const bindus = sarva[signOf(other)]!;
    return { house: other, bindus, difference: sarva[signOf(house)]! - bindus };
  };
  const fewest = Math.min(...sarva);
  return HOUSES.map((house) => {
    const signIndex = signOf(house);
    const bindus = sarva[signIndex]!;
    const previous = neighbour(house, house === 1 ? 12 : house - 1);
    const next = neighbour(house, house === 12 ? 1 : house + 1);
    return {
      house,
      signIndex,
      bindus,
      band: sarvaBand(bindus),
      rank: sarva.filter((other) => other > bindus).length + 1,
      isLast: bindus === fewest,
      previous,
      next,
      isSensitive: Math.max(previous.difference, next.difference) <= -SENSITIVE_DROP,
      given: forEachContributor((from) => SEVEN_PLANETS.filter((of) => isGiven(av, of, from, signIndex))),
    };
  });
}
