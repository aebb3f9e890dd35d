/** What every judging path of /karma begins with. */
import { DEBT_SOURCE } from '../../lib/astro/judgement/karma/debts.ts';
import { karmaScene, type KarmaScene } from '../../lib/astro/judgement/karma/places.ts';
import { PART_SOURCE } from '../../lib/astro/judgement/karma/karmaScores.ts';
import { citation } from '../../lib/astro/source.ts';
import type { Meta } from '../../lib/schemas/common/envelope.ts';
import { WEIGHTS_SOURCE } from '../../lib/records/evidence/areas.ts';
import { foundScene } from '../../lib/birth/lifeContext.ts';
import type { AskedLord } from '../../lib/birth/requestedPeriods.ts';
import type { NatalContext } from '../../lib/birth/natal.ts';
import { NATURE_SOURCE } from './catalog.ts';

export type Context = NatalContext<unknown, unknown>;

/** Mahadasha and antardasha: judgements of karma go no deeper. */
const RUNNING: readonly AskedLord[] = [null, null];

export function foundKarma(
  context: Context,
  lords: readonly AskedLord[] = RUNNING,
): { karma: KarmaScene; warnings: Meta['warnings'] } {
  const { scene, warnings } = foundScene(context, lords);
  return { karma: karmaScene(scene), warnings };
}

/** Sources of every judgement of karma. */
export const SOURCES: readonly string[] = [PART_SOURCE, NATURE_SOURCE, WEIGHTS_SOURCE].map(citation);
export const DEBT_SOURCES: readonly string[] = [...SOURCES, citation(DEBT_SOURCE)];
