/** Sentences of /jaimini on the arudhas of planets. */
import type { Planet } from '../../../astro/tables/planets.ts';

export interface PlanetArudhaWords {
  readonly planet_arudha: { readonly planet: Planet; readonly house: number; readonly signIndex: number };
}
