/** Sentences on moola dasha: how long a planet lasts, and what its period brings back. */
import type { LifeStage } from '../../../astro/stage.ts';
import type { Planet } from '../../../astro/tables/planets.ts';

export interface MoolaWords {
  readonly moola_years: {
    readonly lord: Planet;
    readonly moolatrikonaSignIndex: number;
    readonly vimshottariYears: number;
    readonly counted: number;
    readonly adjustment: number;
    readonly years: number;
  };
  readonly moola_span: {
    readonly level: 1 | 2;
    readonly lord: Planet;
    readonly fromDate: string;
    readonly untilDate: string;
  };
  readonly moola_place: { readonly lord: Planet; readonly houses: readonly number[]; readonly house: number };
  readonly moola_company: { readonly lord: Planet; readonly company: readonly Planet[] };
  /** What the past brings through the planet: by its dignity first, then by its nature. */
  readonly moola_past: { readonly lord: Planet; readonly tone: MoolaTone; readonly stage: LifeStage };
}

export type MoolaTone = 'strong' | 'fallen' | 'benefic' | 'malefic';
