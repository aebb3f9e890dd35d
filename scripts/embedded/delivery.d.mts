import type { EmbeddedTable } from './table.d.mts';

export function startDelivery(options: {
  readonly table: Pick<EmbeddedTable, 'onWrite'>;
  readonly deliver: () => unknown;
  readonly everyMs?: number;
}): { stop(): Promise<void> };
