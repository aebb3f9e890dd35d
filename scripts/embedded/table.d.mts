import type { FaultOptions } from './faults.d.mts';

export type TableFault = 'throttle' | 'timeout' | 'timeout_after_write' | 'conflict' | 'down' | 'error';

/** The request as it came: attributes in DynamoDB's own form, `{ S: 'text' }`. */
export type TableInput = Readonly<Record<string, unknown>>;

export interface EmbeddedTable {
  readonly endpoint: string;
  /** Calls back with the partition key of every item that is put; returns what ends that. */
  onWrite(listener: (pk: string) => void): () => void;
  /** Carries out a request without HTTP, and without faults; rejects with an error whose `body` is DynamoDB's. */
  perform(operation: string, input: object): Promise<object>;
  fail(fault: TableFault | null, options?: FaultOptions<TableInput>): void;
  stop(): Promise<void>;
}

export function startTable(options: {
  readonly folder?: string | null;
  readonly tableName: string;
  readonly port?: number;
}): Promise<EmbeddedTable>;
