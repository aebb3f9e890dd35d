/** What may be asked of a path. */

/** A value of a query or of a path; numbers and truth are written as text, what is null is left out. */
export type Term = string | number | boolean | null | undefined;

/** What is asked of a path. */
export interface Asking {
  /** The JSON object of the body; empty where the path takes none. */
  readonly body?: object;
  readonly query?: Readonly<Record<string, Term | readonly Term[]>>;
  /** The parameters of the path, by name. */
  readonly path?: Readonly<Record<string, Term>>;
}
