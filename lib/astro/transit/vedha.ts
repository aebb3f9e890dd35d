/** Whether a transit is good by its house from the Moon of birth, and who obstructs or relieves it (Phaladeepika 26). */
import { countFrom } from '../angle.ts';
import type { SignIndexes } from '../planet/relationships.ts';
import { NO_VEDHA_BETWEEN, VEDHA_PAIRS } from '../tables/gochara.ts';
import { isNode, PLANETS, type Planet } from '../tables/planets.ts';

export type TransitResult = 'favourable' | 'neutralised' | 'relieved' | 'unfavourable';

export interface Vedha {
  /** From the Moon of birth, 1..12. */
  readonly house: number;
  /** One of the good houses of the planet. */
  readonly isGoodHouse: boolean;
  /**
   * The house that decides further: from which a good transit is obstructed, or a bad one relieved (vipareeta vedha);
   * null where the text pairs the house with none.
   */
  readonly pairedHouse: number | null;
  /** The planets in the paired house that obstruct, or relieve. */
  readonly by: readonly Planet[];
  /** Those in the paired house that are left out: father and son, and the nodes where they do not count. */
  readonly exempt: readonly Planet[];
  readonly result: TransitResult;
}

/** Tells whether a planet passes well in a house from the Moon of birth, whatever obstructs it. */
export function isGoodTransit(planet: Planet, house: number): boolean {
  return VEDHA_PAIRS[planet].some(([good]) => good === house);
}

/** Whether Rahu and Ketu obstruct and relieve: lists differ. */
export type NodeVedha = 'counted' | 'none';

/**
 * Returns how the place of a transit from the Moon counts, and who obstructs or relieves it.
 *
 * @param signs of the passing planets, by index
 */
export function vedhaOf(planet: Planet, moonSignIndex: number, signs: SignIndexes, nodeVedha: NodeVedha): Vedha {
  const house = countFrom(moonSignIndex, signs[planet]);
  const good = VEDHA_PAIRS[planet].find(([goodHouse]) => goodHouse === house);
  const bad = VEDHA_PAIRS[planet].find(([, vedhaHouse]) => vedhaHouse === house);
  const pairedHouse = good ? good[1] : (bad?.[0] ?? null);
  const there = PLANETS.filter((other) => other !== planet && pairedHouse === countFrom(moonSignIndex, signs[other]));
  const exempt = there.filter((other) => !isVedhaBetween(planet, other, nodeVedha));
  const by = there.filter((other) => !exempt.includes(other));
  const isMet = by.length > 0;
  const result = good ? (isMet ? 'neutralised' : 'favourable') : isMet ? 'relieved' : 'unfavourable';
  return { house, isGoodHouse: good !== undefined, pairedHouse, by, exempt, result };
}

/** Tells whether a planet can be obstructed, or relieved, by another. */
export function isVedhaBetween(planet: Planet, other: Planet, nodeVedha: NodeVedha): boolean {
  if (isNode(other) && nodeVedha === 'none') return false;
  return !NO_VEDHA_BETWEEN.some((pair) => pair.includes(planet) && pair.includes(other));
}
