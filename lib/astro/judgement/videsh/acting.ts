/** How the acting periods serve life abroad: by the significations and the scores of their lords (BPHS 47; weights interpretive). */
import { named } from '../../planetWords.ts';
import { phaladeepika } from '../../source.ts';
import type { Planet } from '../../tables/planets.ts';
import { capitalised, listed } from '../../words.ts';
import { actingFactor } from '../timing/activation.ts';
import { areaFactor } from '../areaFactors.ts';
import type { AreaContext } from '../areaContext.ts';
import { areaScore, type AreaFactor, type AreaScore } from '../areaScore.ts';
import type { Significator } from '../timing/windowPeriods.ts';
import { FOREIGN_HOUSES } from './timing.ts';
import { SECONDARY_SHARE } from '../timing/windowPeriods.ts';

const WEIGHTS = { signify: 10, serve: 6 };

/** Scores the acting periods for life abroad, 0 to 100. */
export function actingScore(context: AreaContext, significators: readonly Significator[]): AreaScore {
  return areaScore([signifyingFactor(context, significators), actingFactor(FOREIGN_HOUSES, WEIGHTS.serve)(context)]);
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

function signifyingFactor(context: AreaContext, significators: readonly Significator[]): AreaFactor {
  const serving = signifyingLords(context, significators);
  const lords: Planet[] = context.acting.slice(0, LEVEL_LEANINGS.length).map(({ period }) => period.lord);
  const gained = lords.map((lord, level) => {
    const found = serving.find(({ planet }) => planet === lord);
    return found ? LEVEL_LEANINGS[level]! * (found.isPrimary ? 1 : SECONDARY_SHARE) : 0;
  });
  const sum = gained.reduce((total, share) => total + share, 0) / LEVEL_LEANINGS.length;
  return areaFactor({
    id: 'acting_significators',
    text: signifyingText(lords, serving),
    leaning: lords.length === 0 ? 0 : serving.length === 0 ? NOTHING_LEANING : sum,
    weight: WEIGHTS.signify,
    planets: serving.map(({ planet }) => planet),
    houses: FOREIGN_HOUSES,
    observed: { lords, signifying: serving.map(({ planet }) => planet) },
    source: phaladeepika(20),
  });
}

function signifyingText(lords: readonly Planet[], serving: readonly Significator[]): string {
  if (lords.length === 0) return 'No period acts at this time';
  if (serving.length === 0) return 'Neither lord of the acting periods signifies life abroad';
  return capitalised(listed(serving.map(({ planet, reasons }) => `${named(planet)} (${listed(reasons)})`))).concat(
    serving.length > 1 ? ' signify life abroad in the acting periods' : ' signifies life abroad in the acting periods',
  );
}
