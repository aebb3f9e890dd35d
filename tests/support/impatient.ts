/** A table that is told to be silent, and a client that does not wait long for it. */
import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { EmbeddedTable } from '../../scripts/embedded/table.mjs';

/** For one try at a table that will not answer; what it does answer meanwhile takes a few milliseconds. */
const SILENT_MS = 400;

/** What sends the requests of a client; its type leaves out that its settings may change. */
interface RequestHandler {
  updateHttpClientConfig(setting: 'requestTimeout', ms: number): void;
}
const handlerOf = ({ config }: DynamoDBDocumentClient) => config.requestHandler as unknown as RequestHandler;

/**
 * Returns the same table; while it is told not to answer, its client gives up soon.
 *
 * @param usualMs how long the client waits otherwise, for a busy machine
 */
export function impatient(table: EmbeddedTable, client: DynamoDBDocumentClient, usualMs: number): EmbeddedTable {
  return {
    ...table,
    fail(fault, options) {
      const isSilent = fault?.startsWith('timeout') ?? false;
      handlerOf(client).updateHttpClientConfig('requestTimeout', isSilent ? SILENT_MS : usualMs);
      table.fail(fault, options);
    },
  };
}
