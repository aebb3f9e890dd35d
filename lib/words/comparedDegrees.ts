/** Degrees of two that are compared. */

const FEWEST_DECIMALS = 2;
const MOST_DECIMALS = 7;

/** Returns two values in degrees as figures, with as many decimals as tell them apart, two at least. */
export function comparedDegrees(a: number, b: number): [string, string] {
  let decimals = FEWEST_DECIMALS;
  while (decimals < MOST_DECIMALS && a.toFixed(decimals) === b.toFixed(decimals)) decimals++;
  return [a.toFixed(decimals), b.toFixed(decimals)];
}
