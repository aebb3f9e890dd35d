/** What all answers of /videsh-yoga have in common. */
import type { AreaScene } from '../../lib/astro/judgement/lifeContext.ts';
import { FOREIGN_SOURCE } from '../../lib/astro/judgement/videsh/foreignRules.ts';
import type { ForeignYoga } from '../../lib/astro/judgement/videsh/yogas.ts';
import { directionVotes, type DirectionVote } from '../../lib/astro/judgement/videsh/foreignDirection.ts';
import { citation } from '../../lib/astro/source.ts';
import type { ForeignInput } from '../../lib/schemas/common/areaInput.ts';
import type { YearsAheadQuery } from '../../lib/schemas/common/queries.ts';
import { foundScene, type FoundScene } from '../../lib/birth/lifeContext.ts';
import type { LordFields } from '../../lib/birth/requestedPeriods.ts';
import type { NatalContext } from '../../lib/birth/natal.ts';
import type { Fields } from '../_shell/route.ts';
import { DEFAULT_YEARS_AHEAD } from '../../lib/records/evidence/timingWindows.ts';
import { foundTiming, type FoundTiming } from './timing.ts';

export type BirthContext = NatalContext<unknown, unknown>;
export type AskedContext = NatalContext<Fields<typeof YearsAheadQuery>, unknown, ForeignInput>;

const LORDS: LordFields = { where: 'body', names: ['mahadasha', 'antardasha', 'pratyantardasha'] };

/** Uses the periods whose lords the request names. */
export function askedScene(context: AskedContext): FoundScene {
  const { antardasha, mahadasha } = context.input;
  return foundScene(context, [mahadasha, antardasha, null], LORDS);
}

/** Null where the request leaves the timing out. */
export function askedTiming(context: AskedContext, scene: AreaScene): FoundTiming | null {
  const { input, query } = context;
  if (input.include_timing === false) return null;
  return foundTiming(context, scene, query.years_ahead ?? DEFAULT_YEARS_AHEAD);
}

/** Null where the request leaves the direction out. */
export function askedVotes(
  { input }: AskedContext,
  scene: AreaScene,
  yogas: readonly ForeignYoga[],
): readonly DirectionVote[] | null {
  return input.include_direction === false ? null : directionVotes(scene, yogas);
}

/** Lists the sources of an answer without repetition. */
export function sourcesOf(...cited: readonly string[]): string[] {
  return [...new Set([citation(FOREIGN_SOURCE), ...cited])];
}
