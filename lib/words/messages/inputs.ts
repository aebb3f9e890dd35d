/** Mistakes in the fields of birth data, of a day and of their options, and what was ignored of them. */
import type { Nothing } from '../sentences.ts';

export interface InputMessages {
  /** `shown` are the listed values; there may be `others`. */
  readonly choose: { readonly nearest: string | null; readonly shown: readonly string[]; readonly others: number };
  readonly degrees_form: { readonly field: Angle };
  readonly degrees_range: { readonly field: Angle; readonly got: string };
  readonly degrees_in_text: { readonly field: Angle; readonly got: string };
  readonly date_form: { readonly suggestion: string | null };
  readonly date_unreal: { readonly got: string };
  readonly date_out_of_range: { readonly startYear: number; readonly endYear: number; readonly got: string };
  readonly time_form: { readonly suggestion: string | null };
  readonly time_midnight: Nothing;
  readonly time_leap_second: Nothing;
  /** Of a time that is unknown: its latest is before its earliest. */
  readonly time_span_order: Nothing;
  /** Both births of a match are read by one set of conventions. */
  readonly one_convention: { readonly field: string; readonly used: string };
  readonly timezone_form: Nothing;
  readonly name_form: Nothing;
  readonly name_long: { readonly most: number };
  readonly methods_form: Nothing;
  readonly birth_form: Nothing;
  readonly day_form: Nothing;
  readonly pair_form: Nothing;
  readonly conventions_form: Nothing;
  readonly star_form: Nothing;
  readonly stars_form: Nothing;
  readonly role_form: Nothing;
  readonly births_form: { readonly most: number };
  readonly horary_form: Nothing;
  readonly search_form: Nothing;
  readonly evaluate_form: Nothing;
  readonly muhurta_day_form: Nothing;
  readonly datetime_form: Nothing;
  readonly year_or_dates: Nothing;
  readonly place_incomplete: Nothing;
  readonly number_between: { readonly least: number; readonly most: number };
  readonly flag_form: Nothing;
  readonly drawing_form: Nothing;
  readonly brand_form: Nothing;
  readonly brand_text_long: { readonly most: number };
  readonly logo_form: { readonly most: number };
  readonly colours_form: Nothing;
  readonly colour_form: Nothing;
  readonly as_of_form: Nothing;
  readonly events_form: { readonly most: number };
  readonly event_form: Nothing;
  readonly event_date: Nothing;
  readonly around_form: { readonly mostYears: number };
  /** So deep a list of periods is given around a day only. */
  readonly depth_needs_around: { readonly depth: number; readonly mostYears: number };
  readonly ask_form: { readonly most: number };
  readonly ask_entry_form: Nothing;
  readonly place_text_form: { readonly most: number };
  readonly fields_form: Nothing;
  readonly fields_long: { readonly most: number };
  /** `path` is the first field that there is not, `planets/sgn`; `shown` are those there. */
  readonly fields_unknown: {
    readonly path: string;
    readonly nearest: string | null;
    readonly shown: readonly string[];
  };
  readonly unknown_field: UnknownField;
  readonly not_understood: { readonly field: PersonalField };
  readonly format_unavailable: { readonly type: string };
  readonly house_system_not_applied: { readonly system: string; readonly paths: readonly string[] };
  readonly house_system_unavailable: { readonly system: string };
}

export type Angle = 'latitude' | 'longitude';

/** Fields that are used where they can be understood, and otherwise ignored. */
export type PersonalField = 'gender' | 'marital_status' | 'marriage_date' | 'current_location';

/** A field or a query name that a path does not know. */
export interface UnknownField {
  readonly name: string;
  /** The field that is meant, where that is clear; certain if it is a known other name, otherwise by its spelling. */
  readonly meant: { readonly field: string; readonly isCertain: boolean } | null;
  /** Where a path reads a name that was sent in the wrong part. */
  readonly belongs: 'body' | 'query' | null;
}
