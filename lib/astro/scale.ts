/** Scales: words for numbers, by the bounds between them. */

/** A scale with its words from the lowest to the highest. */
export interface Scale<Name extends string> {
  readonly id: string;
  /** Ascending: from the first bound on the second word holds, and so on. */
  readonly bounds: readonly number[];
  readonly names: readonly Name[];
  /** Returns the word for a value: that of the highest bound it reaches. */
  of(value: number): Name;
}

/**
 * Returns a scale.
 *
 * @param bounds ascending; the value of a bound belongs to the word above it
 * @param names one more than the bounds, the lowest first
 */
export function scale<const Names extends readonly string[]>(
  id: string,
  bounds: readonly number[],
  names: Names,
): Scale<Names[number]> {
  if (names.length !== bounds.length + 1) throw new TypeError(`The scale ${id} has ${names.length} words`);
  return {
    id,
    bounds,
    names,
    of(value) {
      let reached = 0;
      while (reached < bounds.length && value >= bounds[reached]!) reached++;
      return names[reached]!;
    },
  };
}

/** The words of a scale. */
export type NameOf<Of extends Scale<string>> = Of['names'][number];
