/** Sentences that describe a drawn chart to screen readers. */
import type { Planet } from '../../../astro/tables/planets.ts';

export interface StandingWords {
  /** Where a body stands, and how. */
  readonly standing: {
    readonly body: Planet | 'Ascendant';
    readonly signIndex: number;
    /** Whole degrees; null where they are left out. */
    readonly degree: number | null;
    /** 1 to 12, from the first house of the drawing. */
    readonly house: number;
    readonly isRetrograde: boolean;
    readonly isCombust: boolean;
  };
}
