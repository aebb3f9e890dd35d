import type { Store } from './store.d.mts';

export interface Transactions {
  write(input: { TransactItems: object[]; ClientRequestToken?: string }): Promise<object>;
  read(input: { TransactItems: object[] }): Promise<{ Responses: { Item?: object }[] }>;
}

export function transactions(store: Store, nowMs?: () => number): Transactions;
