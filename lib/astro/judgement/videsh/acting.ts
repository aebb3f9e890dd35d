/** How the acting periods serve life abroad: by the significations and the scores of their lords (BPHS 47; weights interpretive). */
import { VIDESH_SPREAD } from '../../tables/percentiles/videsh.ts';
import { phaladeepika } from '../../source.ts';
import type { Planet } from '../../tables/planets.ts';
import { actingFactor } from '../timing/activation.ts';
import { areaFactor } from '../areaFactors.ts';
import type { AreaContext } from '../areaContext.ts';
import { areaScore, type AreaScore } from '../areaScore.ts';
import { foreignFact as fact, type ForeignFact } from './facts.ts';
import type { ForeignFactor } from './foreignRules.ts';
import type { Significator } from '../timing/windowPeriods.ts';
import { FOREIGN_HOUSES } from './timing.ts';
import { SECONDARY_SHARE } from '../timing/windowPeriods.ts';

const WEIGHTS = { signify: 10, serve: 6 };

/** Scores the acting periods for life abroad, 0 to 100. */
export function actingScore(context: AreaContext, significators: readonly Significator[]): AreaScore<ForeignFact> {
  return areaScore<ForeignFact>(
    [signifyingFactor(context, significators), actingFactor(FOREIGN_HOUSES, WEIGHTS.serve)(context)],
    { spread: VIDESH_SPREAD, id: 'periods' },
  );
}

/** Leaning of the mahadasha and of the antardasha, which counts more. */
const LEVEL_LEANINGS = [0.8, 1.2];
/** Leaning where neither of the two signifies it. */
const NOTHING_LEANING = -0.6;

/** Lists those of the acting mahadasha and antardasha that signify it. */
export function signifyingLords(
  { acting }: AreaContext,
  significators: readonly Significator[],
): readonly Significator[] {
  const lords = acting.slice(0, LEVEL_LEANINGS.length).map(({ period }) => period.lord);
  return significators.filter(({ planet }) => lords.includes(planet));
}

function signifyingFactor(context: AreaContext, significators: readonly Significator[]): ForeignFactor {
  const serving = signifyingLords(context, significators);
  const lords: Planet[] = context.acting.slice(0, LEVEL_LEANINGS.length).map(({ period }) => period.lord);
  const gained = lords.map((lord, level) => {
    const found = serving.find(({ planet }) => planet === lord);
    return found ? LEVEL_LEANINGS[level]! * (found.isPrimary ? 1 : SECONDARY_SHARE) : 0;
  });
  const sum = gained.reduce((total, share) => total + share, 0) / LEVEL_LEANINGS.length;
  return areaFactor<ForeignFact>({
    id: 'acting_significators',
    text: fact('lords_signify', {
      hasPeriods: lords.length > 0,
      lords: serving.map(({ planet, reasons }) => ({ planet, offices: reasons })),
    }),
    leaning: lords.length === 0 ? 0 : serving.length === 0 ? NOTHING_LEANING : sum,
    weight: WEIGHTS.signify,
    planets: serving.map(({ planet }) => planet),
    houses: FOREIGN_HOUSES,
    observed: { lords, signifying: serving.map(({ planet }) => planet) },
    source: phaladeepika(20),
  });
}
