/** How strongly the present speaks for a change of job or for promotion: signs taken together (weights interpretive). */
import { CAREER_SPREAD } from '../../../tables/percentiles/career.ts';
import { areaScore, type AreaFactor, type AreaScore } from '../../areaScore.ts';
import type { AreaContext } from '../../areaContext.ts';
import { sideOfBand } from '../../bandSide.ts';
import { actingFactor } from '../../timing/activation.ts';
import type { IndicatorFact, IndicatorMatterId } from './facts.ts';
import { CHANGE_INDICATORS } from './changeIndicators.ts';
import { indicatorFactor, type Indicator, type IndicatorRow, type IndicatorContext } from './indicators.ts';
import { PROMOTION_INDICATORS } from './promotionIndicators.ts';
import { PROMOTION } from '../tables/topics.ts';

/** What a group of signs is about. */
export interface IndicatorMatter {
  readonly id: IndicatorMatterId;
  readonly rows: readonly IndicatorRow[];
  /** Factors that are weighed together with the signs. */
  further(context: AreaContext): readonly AreaFactor<IndicatorFact>[];
}

export interface IndicatorGroup {
  readonly score: AreaScore<IndicatorFact>;
  readonly indication: 'strong' | 'moderate' | 'slight';
  readonly indicators: readonly Indicator[];
}

export const JOB_CHANGE: IndicatorMatter = { id: 'change_of_job', rows: CHANGE_INDICATORS, further: () => [] };

/** Weight of the acting periods for the houses of rise: as much as a heavy sign. */
const RISE_WEIGHT = 8;

export const RISE: IndicatorMatter = {
  id: 'promotion',
  rows: PROMOTION_INDICATORS,
  further: (context) => [actingFactor(PROMOTION.houses, RISE_WEIGHT)(context)],
};

const INDICATIONS: Readonly<Record<ReturnType<typeof sideOfBand>, IndicatorGroup['indication']>> = {
  kind: 'strong',
  mixed: 'moderate',
  hard: 'slight',
};

/** Returns every sign of a matter, met or not, with the score of 0 to 100 that they give together. */
export function indicatorGroup(context: IndicatorContext, { further, id, rows }: IndicatorMatter): IndicatorGroup {
  const indicators = rows.map((row) => row(context));
  const score = areaScore<IndicatorFact>([...indicators.map(indicatorFactor), ...further(context.area)], {
    spread: CAREER_SPREAD,
    id,
  });
  const met = indicators.filter(({ isMet }) => isMet).length;
  const told = INDICATIONS[sideOfBand(score.band)];
  // A few heavy signs may make a high score; it is not called strong while most signs are absent.
  const indication = told === 'strong' && met * 2 < indicators.length ? 'moderate' : told;
  return { score, indication, indicators };
}
