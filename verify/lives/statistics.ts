/** How far a figure is from chance: areas under the curve, shares of two groups, sums of chances. */

/** A measured feature: its figure, that of chance, and how many standard deviations lie between the two. */
export interface Measured {
  /** Births, or events, that the figure is from. */
  readonly count: number;
  readonly figure: number;
  readonly chance: number;
  readonly z: number;
}

/**
 * Returns how often a member of the first group exceeds one of the second, ties counted half: the area under the curve,
 * with the deviation of the rank sum without ties (Mann and Whitney).
 */
export function areaUnderCurve(group: readonly number[], others: readonly number[]): Measured {
  const [n, m] = [group.length, others.length];
  if (n === 0 || m === 0) return { count: n, figure: Number.NaN, chance: 0.5, z: Number.NaN };
  const sorted = [
    ...group.map((value) => ({ value, isOfGroup: true })),
    ...others.map((value) => ({ value, isOfGroup: false })),
  ].sort((a, b) => a.value - b.value);
  let rankSum = 0;
  for (let first = 0; first < sorted.length;) {
    let next = first;
    while (next < sorted.length && sorted[next]!.value === sorted[first]!.value) next++;
    const meanRank = (first + 1 + next) / 2;
    rankSum += meanRank * sorted.slice(first, next).filter(({ isOfGroup }) => isOfGroup).length;
    first = next;
  }
  const exceeding = rankSum - (n * (n + 1)) / 2;
  const deviation = Math.sqrt((n * m * (n + m + 1)) / 12);
  return { count: n, figure: exceeding / (n * m), chance: 0.5, z: (exceeding - (n * m) / 2) / deviation };
}

/** Returns the share of hits in a group beside that in others, with the z of the pooled share; 0 where all are alike. */
export function sharesCompared(group: readonly boolean[], others: readonly boolean[]): Measured {
  const hits = (list: readonly boolean[]) => list.filter(Boolean).length;
  const [n, m] = [group.length, others.length];
  const [figure, chance] = [hits(group) / n, hits(others) / m];
  const pooled = (hits(group) + hits(others)) / (n + m);
  const deviation = Math.sqrt(pooled * (1 - pooled) * (1 / n + 1 / m));
  return { count: n, figure, chance, z: deviation === 0 ? 0 : (figure - chance) / deviation };
}

/** Returns the share of hits beside the mean of the chances of each, with the z of a sum of unlike chances. */
export function hitsAgainstChances(events: readonly { readonly isHit: boolean; readonly chance: number }[]): Measured {
  const count = events.length;
  const hits = events.filter(({ isHit }) => isHit).length;
  const expected = events.reduce((sum, { chance }) => sum + chance, 0);
  const variance = events.reduce((sum, { chance }) => sum + chance * (1 - chance), 0);
  return { count, figure: hits / count, chance: expected / count, z: (hits - expected) / Math.sqrt(variance) };
}
