/** Sentences of divisional charts: their readings, and the strength they add up to. */
import type { VargaFacts } from '../../astro/varga/facts.ts';
import type { VimsopakaBand } from '../../astro/varga/vimsopaka.ts';
import type { SevenPlanet } from '../../astro/tables/planets.ts';

/** A planet with its vimsopaka bala, 0 to 20. */
export interface Ranked {
  readonly planet: SevenPlanet;
  readonly score: number;
  readonly band: VimsopakaBand;
}

export interface VargaWords extends VargaFacts {
  readonly vimsopaka_summary: { readonly best: Ranked; readonly worst: Ranked };
}
