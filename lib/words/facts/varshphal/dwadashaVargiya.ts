/** What answers say of the twelve charts that hold a planet of a year. */
import type { VargiyaVerdict } from '../../../astro/varshphal/dwadashaVargiya.ts';
import type { SevenPlanet } from '../../../astro/tables/planets.ts';

export interface VargiyaWords {
  readonly vargiya_count: {
    readonly planet: SevenPlanet;
    readonly verdict: VargiyaVerdict;
    /** Charts of twelve. */
    readonly good: number;
  };
}
