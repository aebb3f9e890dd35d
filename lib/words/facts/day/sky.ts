/** Sentences about all transits of a day. */
import type { TransitBand } from '../../../astro/transit/gochara.ts';
import type { Planet } from '../../../astro/tables/planets.ts';

export interface DayTransitWords {
  /** Planets that help and planets that press, the weightiest first. */
  readonly sky: {
    readonly date: string;
    readonly score: number;
    readonly band: TransitBand;
    readonly helping: readonly Planet[];
    readonly pressing: readonly Planet[];
  };
}
