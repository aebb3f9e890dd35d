/** Runs one command of an operator against a table of accounts. */
import { join } from 'node:path';
import { AccountsUnavailable } from '../../lib/auth/refusal.ts';
import { SECURITY_LOG } from '../embedded/address.mjs';
import { callOf, USAGE } from './call.ts';
import type { Outcome } from './command.ts';
import { sentenceOf } from './failures.ts';
import { openAccounts, type Whereabouts } from './whichTable.ts';

export interface Surroundings extends Whereabouts {
  readonly nowUnixMs: number;
  /** Receives the requested output. */
  readonly out: (text: string) => void;
  /** Receives everything else. */
  readonly err: (text: string) => void;
}

/** Returns the exit code: 0 done, 1 failed, 2 wrong use. */
export async function main(args: readonly string[], surroundings: Surroundings): Promise<number> {
  const { err, nowUnixMs, out } = surroundings;
  const call = callOf(args);
  if (call === 'help') {
    out(USAGE);
    return 0;
  }
  if ('problem' in call) {
    err(call.problem);
    return 2;
  }
  const accounts = await openAccounts(call.options, surroundings);
  if ('problem' in accounts) {
    err(accounts.problem);
    return 1;
  }
  err(`Table: ${accounts.place}.`);
  try {
    const { isEmbedded, table } = accounts;
    const securityLogFile = isEmbedded ? join(surroundings.localFolder, SECURITY_LOG) : null;
    const outcome = await call.run({ ...call, table, isEmbedded, securityLogFile, nowUnixMs });
    say(outcome, call.options.json, surroundings);
    return outcome.exitCode;
  } catch (error) {
    if (!(error instanceof AccountsUnavailable)) throw error;
    err(sentenceOf(error, accounts.table.name));
    return 1;
  } finally {
    await accounts.close();
  }
}

function say({ exitCode, record, text }: Outcome, isJson: boolean, { err, out }: Surroundings): void {
  if (isJson && record) out(JSON.stringify(record, null, 2));
  else if (exitCode === 0) out(text);
  else err(text);
}
