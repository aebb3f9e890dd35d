/** The single DynamoDB table, as the environment names it. */
import { AccountsUnavailable } from '../../../lib/auth/refusal.ts';
import { openTable, type Table } from '../../../lib/auth/table.ts';

export type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Opens the table that the environment names.
 *
 * @throws AccountsUnavailable when a setting is missing or malformed
 */
export function accountsTable(environment: Environment): Table {
  const name = requiredSetting(environment, 'ACCOUNTS_TABLE');
  return openTable(name, { endpoint: environment['DYNAMODB_ENDPOINT'], tryMs: embeddedTryMs(environment) });
}

/**
 * Returns the time-out of one attempt at the embedded table, ms; undefined keeps that of production.
 *
 * @throws AccountsUnavailable when it is no whole number of ms
 */
export function embeddedTryMs({ EMBEDDED_TRY_MS: text }: Environment): number | undefined {
  if (!text) return undefined;
  if (!/^[1-9]\d{0,5}$/.test(text)) throw new AccountsUnavailable('EMBEDDED_TRY_MS is no number of milliseconds.');
  return Number(text);
}

/**
 * Returns a required setting of the environment.
 *
 * @throws AccountsUnavailable when it is missing or empty
 */
export function requiredSetting(environment: Environment, name: string): string {
  const value = environment[name];
  if (!value) throw new AccountsUnavailable(`${name} is not set.`);
  return value;
}
