/** What every judging path of /karma begins with. */
import { DEBT_SOURCE } from '../../lib/astro/judgement/karma/debts.ts';
import { karmaContext, type KarmaContext } from '../../lib/astro/judgement/karma/places.ts';
import { PART_SOURCE } from '../../lib/astro/judgement/karma/karmaScores.ts';
import { citation } from '../../lib/astro/source.ts';
import type { Meta } from '../../lib/schemas/common/envelope.ts';
import { WEIGHTS_SOURCE } from '../../lib/records/evidence/areas.ts';
import type { RemedyPlan } from '../../lib/astro/judgement/remedy/remedyPlan.ts';
import { requestedPlan } from '../../lib/birth/requestedPlan.ts';
import { requestedArea } from '../../lib/birth/requestedArea.ts';
import type { AskedLord } from '../../lib/birth/requestedPeriods.ts';
import { NATURE_SOURCE } from './catalog.ts';
import type { BirthContext } from '../../lib/birth/birthContext.ts';

/** Mahadasha and antardasha: judgements of karma go no deeper. */
const RUNNING: readonly AskedLord[] = [null, null];

export function foundKarma(
  context: BirthContext,
  lords: readonly AskedLord[] = RUNNING,
): { karma: KarmaContext; plan: RemedyPlan; warnings: Meta['warnings'] } {
  const { area, warnings } = requestedArea(context, lords);
  return { karma: karmaContext(area), plan: requestedPlan(context), warnings };
}

/** Sources of every judgement of karma. */
export const SOURCES: readonly string[] = [PART_SOURCE, NATURE_SOURCE, WEIGHTS_SOURCE].map(citation);
export const DEBT_SOURCES: readonly string[] = [...SOURCES, citation(DEBT_SOURCE)];
