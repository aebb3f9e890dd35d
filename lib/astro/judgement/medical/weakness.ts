/** How weak each planet is for health, 0 to 100 (interpretive). */
import { placeOf } from '../../percentile.ts';
import { MEDICAL_SPREAD } from '../../tables/percentiles/medical.ts';
import type { Chart } from '../../chart/chart.ts';
import { boundsFact, boundedSum, type ScorePart } from '../../score.ts';
import type { Planet } from '../../tables/planets.ts';
import type { Fact } from '../../factsOf.ts';
import { neechaBhangaRajaYoga, type NeechaBhangaRajaYoga } from './neechaBhangaRajaYoga.ts';
import { weaknessFact, type WeaknessFacts } from './planetFacts.ts';
import { WEAKNESS_LOOKS, type WeaknessType } from './weaknessTypes.ts';
import type { NameOf } from '../../scale.ts';
import { GRADES } from '../../tables/grades.ts';

export type WeaknessSeverity = NameOf<typeof GRADES.weakness>;

export interface PlanetWeakness {
  readonly planet: Planet;
  readonly value: number;
  /** Percent of many births that have less. */
  readonly percentile: number;
  readonly severity: WeaknessSeverity;
  readonly parts: readonly ScorePart<Fact<WeaknessFacts>>[];
  /** Every type, met or not. */
  readonly types: readonly WeaknessType[];
  /** Null where the planet is not debilitated, or a node. */
  readonly fall: NeechaBhangaRajaYoga | null;
}

/** Scores the weakness of a planet, 0 to 100; types that are not met are listed too. */
export function planetWeakness(chart: Chart, id: Planet): PlanetWeakness {
  const fall = neechaBhangaRajaYoga(chart, id);
  const types = WEAKNESS_LOOKS.map((look) => look(chart, chart.planets[id], fall));
  const counted = types.filter(isCounted);
  const { parts, value } = boundedSum(
    counted.map(({ id: type, max, points, text, relief }): ScorePart<Fact<WeaknessFacts>> => {
      return { id: type, label: weaknessFact('weakness_found', { type: text, relief }), points, max };
    }),
    boundsFact,
  );
  return {
    planet: id,
    value,
    percentile: placeOf(MEDICAL_SPREAD, `weakness_${id}`, value).percentile,
    severity: GRADES.weakness.of(value),
    parts,
    types,
    fall,
  };
}

/** Lists the types that hold, those wholly relieved too. */
export function heldTypes({ types }: PlanetWeakness): WeaknessType[] {
  return types.filter(({ isMet }) => isMet);
}

/** Lists the types that hold and count, the heaviest first. */
export function countedTypes({ types }: PlanetWeakness): WeaknessType[] {
  return types.filter(isCounted).sort((a, b) => b.points - a.points);
}

function isCounted({ isMet, points }: WeaknessType): boolean {
  return isMet && points > 0;
}
