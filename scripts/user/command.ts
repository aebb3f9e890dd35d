/** A command with its arguments and its result. */
import type { Table } from '../../lib/auth/table.ts';

export interface Options {
  readonly table: string | null;
  readonly region: string | null;
  readonly json: boolean;
  readonly limit: number;
  readonly unverified: boolean;
  readonly disabled: boolean;
  readonly yes: boolean;
}

export const DEFAULT_LIMIT = 50;

export interface Context {
  readonly table: Table;
  /** As many as the command names. */
  readonly args: readonly string[];
  readonly options: Options;
  readonly isEmbedded: boolean;
  /** Where npm start writes the security log; null for a table on AWS. */
  readonly securityLogFile: string | null;
  readonly nowUnixMs: number;
}

export interface Outcome {
  readonly exitCode: 0 | 1 | 2;
  readonly text: string;
  /** For programs; null where there is only the text. */
  readonly record: object | null;
}

export interface Command {
  readonly args: readonly string[];
  readonly options: readonly ('unverified' | 'disabled' | 'limit' | 'yes')[];
  readonly does: string;
  readonly run: (context: Context) => Promise<Outcome>;
}

export const failed = (text: string, exitCode: 1 | 2 = 1): Outcome => ({ exitCode, text, record: null });

export const unknown = (name: string): Outcome =>
  failed(`There is no account ${JSON.stringify(name)}: give its id, e-mail address or username.`);
