/** What all answers of /videsh-yoga have in common. */
import type { ForeignPromise } from '../../lib/astro/judgement/videsh/promise.ts';
import type { AreaContext } from '../../lib/astro/judgement/areaContext.ts';
import { FOREIGN_SOURCE } from '../../lib/astro/judgement/videsh/foreignRules.ts';
import type { ForeignYoga } from '../../lib/astro/judgement/videsh/yogas.ts';
import { directionVotes, type DirectionVote } from '../../lib/astro/judgement/videsh/foreignDirection.ts';
import { citation } from '../../lib/astro/source.ts';
import type { ForeignInput } from '../../lib/schemas/common/areaInput.ts';
import type { YearsAheadQuery } from '../../lib/schemas/common/queries.ts';
import { requestedArea, type RequestedArea } from '../../lib/birth/requestedArea.ts';
import type { LordFields } from '../../lib/birth/requestedPeriods.ts';
import type { NatalContext } from '../../lib/birth/natal.ts';
import type { Fields } from '../_shell/kinds/natal.ts';
import { DEFAULT_YEARS_AHEAD } from '../../lib/records/evidence/timingWindows.ts';
import { foundTiming, type FoundTiming } from './timing.ts';
export type AskedContext = NatalContext<Fields<typeof YearsAheadQuery>, unknown, ForeignInput>;

const LORDS: LordFields = { where: 'body', names: ['mahadasha', 'antardasha', 'pratyantardasha'] };

/** Uses the periods whose lords the request names. */
export function askedArea(context: AskedContext): RequestedArea {
  const { antardasha, mahadasha } = context.input;
  return requestedArea(context, [mahadasha, antardasha, null], LORDS);
}

/** Null where the request leaves the timing out. */
export function askedTiming(
  context: AskedContext,
  area: AreaContext,
  promise: Pick<ForeignPromise, 'ladder'>,
): FoundTiming | null {
  const { input, query } = context;
  if (input.include_timing === false) return null;
  return foundTiming(context, area, promise, query.years_ahead ?? DEFAULT_YEARS_AHEAD);
}

/** Null where the request leaves the direction out. */
export function askedVotes(
  { input }: AskedContext,
  area: AreaContext,
  yogas: readonly ForeignYoga[],
): readonly DirectionVote[] | null {
  return input.include_direction === false ? null : directionVotes(area, yogas);
}

/** Lists the sources of an answer without repetition. */
export function foreignSources(...cited: readonly string[]): string[] {
  return [...new Set([citation(FOREIGN_SOURCE), ...cited])];
}
