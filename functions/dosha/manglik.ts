/** Answer of /dosha/manglik. */
import { manglikBy } from '../../lib/astro/dosha/manglik.ts';
import type { ManglikReading } from '../../lib/astro/dosha/manglikPlaces.ts';
import type { ManglikVerdict } from '../../lib/schemas/dosha/doshaVerdicts.ts';
import type { NatalContext } from '../../lib/birth/natal.ts';
import { manglikRecord } from '../../lib/records/dosha/manglik.ts';
import { described, type Described } from './results.ts';

interface ManglikChoice {
  readonly include_2nd?: 'true' | 'false' | null | undefined;
  readonly node_relief?: 'counted' | 'none' | null | undefined;
}

export type ManglikContext = NatalContext<ManglikChoice>;

export function manglikReading({ query }: ManglikContext): ManglikReading {
  return { include2nd: query.include_2nd === 'true', nodesRelieve: query.node_relief !== 'none' };
}

export function manglik(context: ManglikContext): Described<ManglikVerdict> {
  const reading = manglikReading(context);
  return described(context, manglikBy(reading), (doshas, verdict) => manglikRecord(doshas, verdict, reading));
}
