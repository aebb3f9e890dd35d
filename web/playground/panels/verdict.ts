/** What yogas and doshas have in common: the part of a verdict that the page shows. */
import type { Evidence } from '../../../lib/schemas/common/records.ts';

export interface ShownVerdict {
  readonly id: string;
  readonly variant: string | null;
  readonly name: string;
  readonly polarity: 'good' | 'bad' | 'mixed';
  readonly present: boolean | null;
  readonly status: 'active' | 'reduced' | 'cancelled' | 'partial' | 'unknown' | 'absent';
  readonly strength: { readonly score: number; readonly components: readonly ShownPoints[] } | null;
  readonly evidence: readonly Evidence[];
  readonly source: string;
  readonly confidence: 'rule_exact' | 'interpretive';
  readonly formation: string;
  readonly result: string | null;
  readonly reason: string | null;
}

export interface ShownPoints {
  readonly label: string;
  readonly points: number;
  readonly max: number;
}
