/** Strengths as a test needs them. */
import { gradeOf } from '../../lib/astro/score.ts';
import type { PlanetStrengths } from '../../lib/astro/strength/planetStrength.ts';
import { forEachPlanet, type Planet } from '../../lib/astro/tables/planets.ts';

export function strengthsAt(value: number, others: Partial<Record<Planet, number>> = {}): PlanetStrengths {
  return forEachPlanet((planet) => {
    const own = others[planet] ?? value;
    return { value: own, grade: gradeOf(own), parts: [] };
  });
}
