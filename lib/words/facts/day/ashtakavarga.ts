/** Sentences about the bindus of a birth and the planets that pass now. */
import type { SarvaBand } from '../../../astro/ashtakavarga/bands.ts';
import type { Moorti } from '../../../astro/tables/gochara.ts';
import type { Planet } from '../../../astro/tables/planets.ts';
import type { Nothing } from '../../sentences.ts';

interface SignAndHouse {
  readonly signIndex: number;
  readonly house: number;
}

export interface BinduWords {
  readonly sign_reading: SignAndHouse & {
    readonly bindus: number;
    readonly band: SarvaBand;
    readonly passing: readonly Planet[];
  };
  /** A planet that came into its sign before the ephemeris begins, or the Moon. */
  readonly passes: { readonly planet: Planet; readonly signIndex: number };
  /** The house is that of the Moon, from the Moon of birth, at the instant of the ingress. */
  readonly came: {
    readonly planet: Planet;
    readonly signIndex: number;
    readonly date: string;
    readonly house: number;
    readonly moorti: Moorti;
  };
  /** Bindus of the planet in the sign; contrary where they do not agree with its moorti. */
  readonly own_bindus: { readonly bindus: number; readonly isContrary: boolean };
  readonly bindus_of_node: { readonly sarva: number };
  readonly no_moorti_of_moon: Nothing;
  readonly no_moorti_known: Nothing;
  readonly summary: {
    readonly best: readonly SignAndHouse[];
    readonly mostBindus: number;
    readonly last: readonly SignAndHouse[];
    readonly leastBindus: number;
    readonly moortis: readonly { readonly moorti: Moorti; readonly planets: readonly Planet[] }[];
  };
}
