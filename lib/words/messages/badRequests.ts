/** Mistakes in a request before its fields are read, and faults of the server. */
import type { Nothing } from '../sentences.ts';

export interface RequestMessages {
  readonly body_empty: Nothing;
  readonly body_no_json: { readonly line: number; readonly column: number; readonly cause: JsonMistake | null } | null;
  readonly body_no_object: Nothing;
  readonly body_no_utf8: Nothing;
  readonly body_too_large: { readonly kib: number };
  readonly body_too_deep: { readonly levels: number };
  readonly body_wrong_type: Nothing;
  readonly path_unknown: { readonly nearest: string | null };
  readonly path_not_in_batch: Nothing;
  readonly not_on_device: Nothing;
  readonly towns_missing: Nothing;
  readonly timezone_needed: Nothing;
  readonly address_unknown: Nothing;
  readonly method_wrong: { readonly method: string; readonly allowed: readonly string[] };
  readonly field_missing: { readonly field: string; readonly description: string | null; readonly sent: string | null };
  /** A field within a part of the body: where it is, and how to send it. */
  readonly inner_field_missing: { readonly field: string; readonly mend: string };
  readonly requests_exceeded: Nothing;
  readonly ephemeris_unavailable: Nothing;
  readonly time_data_unavailable: Nothing;
  readonly accounts_unavailable: Nothing;
  readonly internal_error: Nothing;
  readonly beyond_ephemeris: { readonly startYear: number; readonly endYear: number };
}

/** What most likely broke the JSON of a body. */
export type JsonMistake = 'trailing_comma' | 'single_quotes' | 'comment' | 'unquoted_name' | 'not_a_number' | 'cut_off';

/** Titles of problems, by the code of an error. */
export type ProblemTitle =
  | 'Malformed request'
  | 'Bad request'
  | 'Not authenticated'
  | 'Not allowed'
  | 'Not found'
  | 'Method not allowed'
  | 'Conflict'
  | 'Payload too large'
  | 'Unsupported media type'
  | 'Too many requests'
  | 'Internal error'
  | 'Temporarily unavailable'
  | 'Invalid input';
