/** One of several ways to say a thing, chosen by what was found, so that the same chart is always told the same. */

/** @param slot which sentence it is for: each is chosen by itself */
export type Choose = (slot: string, ways: readonly [string, ...string[]]) => string;

const FNV_OFFSET = 0x811c9dc5;
const FNV_PRIME = 0x01000193;

/** @param facts that tell one chart and day from another */
export function phrasing(facts: string): Choose {
  return (slot, ways) => ways[mixed(`${slot} ${facts}`) % ways.length]!;
}

/** FNV-1a, with its high bits folded into the low ones, which alone are weak. */
function mixed(text: string): number {
  let hash = FNV_OFFSET;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), FNV_PRIME);
  return ((hash >>> 15) ^ hash) >>> 0;
}
