/** The golden births of the further dashas. */
import { golden, type JyotishFile } from './golden.ts';

/** Lord, start in years from birth, length in years. */
export type GoldenTurn = readonly [lord: string, start: number, years: number];

export interface MoreDashas {
  readonly conditional: Readonly<
    Record<
      string,
      { readonly applicable: boolean; readonly periods?: readonly GoldenTurn[]; readonly first_lord?: string }
    >
  >;
  readonly conditions_seen: {
    readonly day_birth: boolean;
    readonly waxing_moon: boolean;
    readonly lagna_in_sun_hora: boolean;
    readonly lagna_navamsha: number;
    readonly lagna_dwadashamsha: number;
  };
  readonly vimshottari_seeds: Readonly<
    Record<string, { readonly star: number; readonly first_lord: string; readonly balance_years: number }>
  >;
  readonly tribhagi: { readonly first_lord: string; readonly balance_years: number };
  readonly kalachakra: {
    readonly disputed?: boolean;
    readonly group: string;
    readonly nakshatra: number;
    readonly pada: number;
    readonly cycle: readonly number[];
    readonly paramayus: number;
    readonly deha: number;
    readonly jiva: number;
    readonly elapsed_fraction_of_pada: number;
    readonly periods_to_end_of_cycle: readonly (readonly [sign: number, years: number])[];
  };
}

export const { cases: moreDashaCases } = golden<JyotishFile<MoreDashas>>('jyotish/dasha-more');
