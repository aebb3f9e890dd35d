/** Further evidence of two charts beside each other. */
import { evidenceOfCharts } from '../../lib/astro/judgement/matching/charts/chartEvidence.ts';
import { citation } from '../../lib/astro/source.ts';
import { EVIDENCE } from '../../lib/astro/tables/matching/evidence.ts';
import { eachOfTwo } from '../../lib/astro/tables/matching/roles.ts';
import type { PairContext } from '../../lib/birth/pair.ts';
import type { MatchEvidence } from '../../lib/schemas/matching/chartAnswers.ts';
import { sayIn } from '../../lib/words/say.ts';
import { MATCH_EVIDENCE } from '../../lib/words/subjects/matching/evidence.ts';
import { knownPair } from './marsAnswer.ts';

/** Lists what was seen in two charts; nothing without a birth time. */
export function evidenceRecords(context: PairContext): MatchEvidence[] {
  const { names } = context;
  const births = knownPair(context);
  if (!births) return [];
  return evidenceOfCharts(eachOfTwo(births, ({ chart }) => chart)).map(({ effect, id, isMet, seen }) => {
    const { source, status, text } = EVIDENCE[id];
    return {
      id,
      name: names.text(text),
      met: isMet,
      effect,
      reason: sayIn(MATCH_EVIDENCE[names.lang], seen),
      source: citation(source),
      status,
    };
  });
}
