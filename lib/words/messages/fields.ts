/** Mistakes in single fields of a body, a query or a path. */
import type { Nothing } from '../sentences.ts';

interface Got {
  /** As it was sent. */
  readonly got: string;
}

interface Bounds {
  readonly least: number;
  readonly most: number;
}

interface Options {
  readonly options: readonly string[];
}

export interface FieldMessages {
  readonly text_expected: Got;
  readonly day_category_unknown: Options;
  readonly count_between: Bounds;
  readonly count_out_of_bounds: Bounds & Got;
  readonly years_ahead_out_of_bounds: Bounds & Got;
  readonly house_out_of_bounds: Nothing;
  readonly month_out_of_bounds: Got;
  readonly year_malformed: Got;
  readonly least_score_out_of_bounds: Got;
  readonly range_reversed: { readonly start: string; readonly end: string };
  readonly range_too_long: { readonly mostDays: number; readonly days: number };
  readonly years_too_many: { readonly mostYears: number; readonly got: number };
  /** Of chandrashtama by star. */
  readonly star_needed: Nothing;
  readonly star_outside_sign: Nothing;
  readonly slug_malformed: { readonly meant: string | null };
  readonly slug_too_long: { readonly most: number };
  readonly medical_data_no_object: Nothing;
  readonly medical_data_unusable: Nothing;
}
