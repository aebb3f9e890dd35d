/** What yogas and doshas have in common: the part of a verdict that the page shows. */
import type { Evidence } from '../../../lib/schemas/records.ts';

export interface ShownVerdict {
  readonly id: string;
  readonly variant: string | null;
  readonly name: string;
  readonly polarity: 'good' | 'bad' | 'mixed';
  readonly present: boolean;
  readonly status: 'active' | 'reduced' | 'cancelled' | 'absent';
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

/** Returns what was observed for a condition, as `house 7, planets mars saturn`; empty where nothing was. */
export function observedText(observed: Evidence['observed']): string {
  return Object.entries(observed)
    .map(([name, value]) => `${name.replace(/^(is|has)_/, '').replaceAll('_', ' ')}: ${valueText(value)}`)
    .join(' · ');
}

function valueText(value: unknown): string {
  if (Array.isArray(value)) return value.length === 0 ? '–' : value.map(valueText).join(', ');
  if (value === null) return '–';
  if (typeof value === 'boolean') return value ? '✓' : '✗';
  if (typeof value === 'object') return Object.values(value).map(valueText).join(' ');
  return String(value).replaceAll('_', ' ');
}
