/** Sentences of /special about points: special ascendants, upagrahas, sphutas, the yogi, the avakahada chakra. */
import type { SpecialAscendant } from '../../../astro/points/specialAscendants.ts';
import type { ParityFound, Sphuta } from '../../../astro/points/sphutas.ts';
import type { Surroundings } from '../../../astro/points/surroundings.ts';
import type { Paya } from '../../../astro/tables/avakahada.ts';
import type { Planet } from '../../../astro/tables/planets.ts';

export interface PointWords {
  /** A special ascendant: what it stands for, where it is, who is with it, what follows. */
  readonly special_ascendant: Surroundings & { readonly point: SpecialAscendant };
  /** Gulika or Mandi. */
  readonly saturnine: Surroundings & { readonly point: 'gulika' | 'mandi' };
  readonly sphuta: Surroundings & { readonly point: Sphuta };
  /** The grade of seed or field by parity. */
  readonly parity: ParityFound;
  readonly yogi: {
    readonly nakshatraIndex: number;
    readonly yogi: Planet;
    readonly yogiHouse: number;
    readonly isAscendantLord: boolean;
    readonly duplicateYogi: Planet;
  };
  readonly avayogi: {
    readonly nakshatraIndex: number;
    readonly avayogi: Planet;
    readonly avayogiHouse: number;
    readonly isAscendantLord: boolean;
    readonly isDuplicateYogi: boolean;
  };
  readonly bhrigu: Surroundings;
  readonly avakahada: {
    readonly nakshatraIndex: number;
    readonly pada: number;
    readonly paya: Paya;
  };
}
