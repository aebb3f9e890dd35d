/** Stones that are not worn together (later practice). */
import { GEMSTONES } from '../tables/gemstones.ts';
import type { Planet } from '../tables/planets.ts';

type GemConflict = 'strong' | 'mild';

/** Returns how strongly two stones conflict; mild where either table entry calls it mild. */
export function gemConflict(one: Planet, other: Planet): GemConflict | null {
  const sides = [
    [GEMSTONES[one], other],
    [GEMSTONES[other], one],
  ] as const;
  if (sides.some(([{ notWithMildly }, against]) => notWithMildly.includes(against))) return 'mild';
  return sides.some(([{ notWith }, against]) => notWith.includes(against)) ? 'strong' : null;
}

export interface GemClash {
  readonly planets: readonly [Planet, Planet];
  readonly conflict: GemConflict;
}

/** Lists the pairs of stones among some planets that are not worn together. */
export function gemClashes(planets: readonly Planet[]): GemClash[] {
  return planets.flatMap((one, index) =>
    planets.slice(index + 1).flatMap((other) => {
      const conflict = gemConflict(one, other);
      return conflict ? [{ planets: [one, other] as const, conflict }] : [];
    }),
  );
}
