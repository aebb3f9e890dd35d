/** Whether a transit is good by its house from the Moon of birth, and who obstructs or relieves it (Phaladeepika 26). */
import { countFrom, nthSignFrom } from '../angle.ts';
import { HOUSES } from '../planet/lordship.ts';
import type { SignIndexes } from '../planet/relationships.ts';
import { NO_VEDHA_BETWEEN, VEDHA_PAIRS, type VedhaPairs } from '../tables/gochara.ts';
import { forEachPlanet, isNode, PLANETS, type Planet } from '../tables/planets.ts';

export type TransitResult = 'favourable' | 'neutralised' | 'relieved' | 'unfavourable';

export interface Vedha {
  /** From the Moon of birth, 1..12. */
  readonly house: number;
  /** One of the good houses of the planet. */
  readonly isGoodHouse: boolean;
  /**
   * The vedha house: planets in it obstruct a good transit, or relieve a bad one (vipareeta vedha); null where the text
   * pairs the house with none.
   */
  readonly pairedHouse: number | null;
  /** The planets in the paired house that obstruct, or relieve. */
  readonly by: readonly Planet[];
  /** Planets in the paired house that do not count: father and son (Sun and Saturn, Moon and Mercury), and excluded nodes. */
  readonly exempt: readonly Planet[];
  readonly result: TransitResult;
}

/** Tells whether a house from the Moon of birth is a good one for a passing planet, whatever obstructs it. */
export function isGoodTransit(planet: Planet, house: number): boolean {
  return VEDHA_PAIRS[planet].some(([good]) => good === house);
}

/** Whether Rahu and Ketu obstruct and relieve: lists differ. */
export type NodeVedha = 'counted' | 'none';

/**
 * Returns whether a transit is good by its house from the Moon, and which planets obstruct or relieve it.
 *
 * @param signs of the passing planets, by index
 */
export function vedhaOf(planet: Planet, moonSignIndex: number, signs: SignIndexes, nodeVedha: NodeVedha): Vedha {
  const house = countFrom(moonSignIndex, signs[planet]);
  const { isGoodHouse, pairedHouse } = PAIRINGS[planet][house - 1]!;
  const there = PLANETS.filter((other) => other !== planet && pairedHouse === countFrom(moonSignIndex, signs[other]));
  const exempt = there.filter((other) => !isVedhaBetween(planet, other, nodeVedha));
  const by = there.filter((other) => !exempt.includes(other));
  return { house, isGoodHouse, pairedHouse, by, exempt, result: resultOf(isGoodHouse, by.length > 0) };
}

/** Returns only the result of `vedhaOf`, for callers that judge thousands. */
export function transitResult(
  planet: Planet,
  moonSignIndex: number,
  signs: SignIndexes,
  nodeVedha: NodeVedha,
): TransitResult {
  const { isGoodHouse, pairedHouse } = PAIRINGS[planet][countFrom(moonSignIndex, signs[planet]) - 1]!;
  if (pairedHouse === null) return resultOf(isGoodHouse, false);
  const pairedSign = nthSignFrom(moonSignIndex, pairedHouse);
  const isMet = PLANETS.some(
    (other) => signs[other] === pairedSign && other !== planet && isVedhaBetween(planet, other, nodeVedha),
  );
  return resultOf(isGoodHouse, isMet);
}

function resultOf(isGoodHouse: boolean, isMet: boolean): TransitResult {
  if (isGoodHouse) return isMet ? 'neutralised' : 'favourable';
  return isMet ? 'relieved' : 'unfavourable';
}

/** Of each planet by its house from the Moon of birth, the 1st first. */
const PAIRINGS: Readonly<Record<Planet, readonly Pick<Vedha, 'isGoodHouse' | 'pairedHouse'>[]>> = forEachPlanet(
  (planet) => HOUSES.map((house) => pairing(VEDHA_PAIRS[planet], house)),
);

function pairing(pairs: VedhaPairs, house: number): Pick<Vedha, 'isGoodHouse' | 'pairedHouse'> {
  const good = pairs.find(([goodHouse]) => goodHouse === house);
  const bad = pairs.find(([, vedhaHouse]) => vedhaHouse === house);
  return { isGoodHouse: good !== undefined, pairedHouse: good ? good[1] : (bad?.[0] ?? null) };
}

/** Tells whether a planet can be obstructed, or relieved, by another. */
export function isVedhaBetween(planet: Planet, other: Planet, nodeVedha: NodeVedha): boolean {
  if (isNode(other) && nodeVedha === 'none') return false;
  return !NO_VEDHA_BETWEEN.some((pair) => pair.includes(planet) && pair.includes(other));
}
