export interface TableAddress {
  readonly endpoint: string;
  readonly tableName: string;
  readonly pid: number;
}

export function announceTable(
  tableFolder: string,
  address: { readonly endpoint: string; readonly tableName: string },
): () => void;
export function runningTable(localFolder: string): TableAddress | null;

/** In the folder of what is kept: the security log, one line of JSON for each event. */
export const SECURITY_LOG: string;
