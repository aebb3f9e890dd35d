/** On which side a planet stands for health: its weakness and its protection are netted before it is named. */
import type { Protection } from './protection.ts';
import type { PlanetWeakness } from './weakness.ts';
import { WEAK_FROM } from './weights.ts';

/** A planet protects, or is weak, or neither; never both. */
export type PlanetStanding = 'protects' | 'weak' | 'neither';

/** Returns the side of a planet: a raised fall protects; else the greater of protection and weakness decides. */
export function planetStanding({ level, value }: Protection, weakness: PlanetWeakness): PlanetStanding {
  if (weakness.fall?.isRaised) return 'protects';
  if (value > weakness.value) return level === 'full' || level === 'good' ? 'protects' : 'neither';
  return weakness.value >= WEAK_FROM ? 'weak' : 'neither';
}
