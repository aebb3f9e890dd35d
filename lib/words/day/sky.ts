/** Sentences about all transits of a day. */
import type { Planet } from '../../astro/tables/planets.ts';
import { DAY_TRANSITS_EN } from '../en/day/sky.ts';
import { DAY_TRANSITS_HI } from '../hi/day/sky.ts';
import type { Catalogues } from '../say.ts';

export interface DayTransitWords {
  /** Planets that help and planets that press, the weightiest first. */
  readonly sky: {
    readonly date: string;
    readonly score: number;
    readonly helping: readonly Planet[];
    readonly pressing: readonly Planet[];
  };
}

export const DAY_TRANSITS: Catalogues<DayTransitWords> = { en: DAY_TRANSITS_EN, hi: DAY_TRANSITS_HI };
