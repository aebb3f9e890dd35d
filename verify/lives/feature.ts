/** A line of the report: a feature of the engine, measured. */
import type { Measured } from './statistics.ts';

export interface Feature extends Measured {
  readonly feature: string;
  readonly measure: 'area under the curve' | 'share of births' | 'share of weddings';
}
