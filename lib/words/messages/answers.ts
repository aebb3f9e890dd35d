/** Warnings of answers, and refusals of paths outside the accounts. */
import type { Nothing } from '../sentences.ts';

export type PlanetWord = 'Sun' | 'Moon' | 'Mars' | 'Mercury' | 'Jupiter' | 'Venus' | 'Saturn' | 'Rahu' | 'Ketu';

/** A dasha has five levels of periods, the mahadasha the first. */
export type PeriodLevel = 1 | 2 | 3 | 4 | 5;

/** Why a text is composed by rules although a model is configured. */
export type ByRuleReason = 'not_configured' | 'budget_spent' | 'timed_out' | 'model_unavailable' | 'unfit_answer';

/** One period of a dasha. */
export interface PeriodWords {
  readonly level: PeriodLevel;
  readonly lord: PlanetWord;
}

/** Dates are YYYY-MM-DD. */
export interface AnswerMessages {
  readonly year_malformed_annual: Nothing;
  readonly annual_houses: Nothing;
  readonly month_beyond_ephemeris: { readonly endYear: number };
  readonly year_outside_life: { readonly first: number; readonly last: number; readonly got: string };
  readonly year_beyond_ephemeris: { readonly endYear: number; readonly got: number };
  readonly annual_form: Nothing;
  readonly return_in_other_year: { readonly year: number; readonly date: string };
  readonly year_end_estimated: Nothing;
  readonly nothing_runs: { readonly side: 'before_birth' | 'after_last'; readonly birth: string; readonly end: string };
  /** `date` is the day asked about, or the first of those. */
  readonly before_birth: { readonly date: string; readonly birth: string };
  readonly beyond_life: Nothing;
  readonly next_cycle_runs: { readonly end: string };
  readonly periods_end: { readonly end: string };
  readonly mahadasha_missing: { readonly field: string; readonly level: PeriodLevel };
  readonly period_not_lived: {
    readonly period: PeriodWords;
    readonly within: PeriodWords;
    readonly end: string;
    readonly others: readonly string[];
  };
  readonly report_left_out: Nothing;
  readonly report_unavailable: Nothing;
  readonly picture_unavailable: Nothing;
  readonly text_by_rule: { readonly reason: ByRuleReason };
  readonly texts_exceeded: Nothing;
  readonly idempotency_key_in_use: Nothing;
  readonly idempotency_key_malformed: Nothing;
  readonly idempotency_key_reused: Nothing;
  readonly yoga_unknown: { readonly nearest: string | null };
  /** `near` are ids of eclipses before and after its date. */
  readonly eclipse_unknown: { readonly near: readonly string[] };
  readonly festival_unknown: { readonly near: readonly string[] };
  readonly purpose_unknown: { readonly nearest: string | null };
  /** The slug names a family; its yogas are listed as far as they are few. */
  readonly yoga_family: { readonly shown: readonly string[]; readonly others: number };
  readonly page_file_unknown: { readonly folder: string };
  readonly path_group_unknown: Nothing;
  readonly guide_unknown: Nothing;
  readonly error_code_unknown: Nothing;
  /** `fault` describes the defect of a file for operators; it is not translated. */
  readonly security_contact_unset: Nothing;
  readonly ephemeris_faulty: { readonly fault: string };
  readonly time_data_faulty: { readonly fault: string };
}
