/**
 * The level of risk: what the promise of health lacks, the highest indications and the burden of the present time, so
 * that it never speaks against the judgement of health (weights interpretive).
 */
import { placeOf } from '../../percentile.ts';
import { MEDICAL_SPREAD } from '../../tables/percentiles/medical.ts';
import type { Fact } from '../../factsOf.ts';
import { boundedSum, boundsFact, type ScorePart } from '../../score.ts';
import type { Ladder } from '../ladder/ladder.ts';
import type { Indication } from './indication.ts';
import { riskFact as fact, type HealthRiskFacts } from './indicationFacts.ts';
import type { HealthTiming } from './timing.ts';
import { RISK_INDICATIONS, RISK_PERCENTS } from './weights.ts';
import { tenths } from '../../rounding.ts';
import type { NameOf } from '../../scale.ts';
import { GRADES } from '../../tables/grades.ts';

/** The lowest first. */
export const RISK_LEVEL_IDS = GRADES.health_risk.names;
export type RiskLevel = NameOf<typeof GRADES.health_risk>;

export interface HealthRisk {
  readonly value: number;
  /** Percent of many births that have less. */
  readonly percentile: number;
  /** By percentile. */
  readonly level: RiskLevel;
  readonly parts: readonly ScorePart<Fact<HealthRiskFacts>>[];
}

/**
 * Returns the level of risk, 0 to 100, with what it is the sum of.
 *
 * @param promise the promise of health, the same in every answer
 * @param indications all, the highest first
 */
export function healthRisk(
  promise: Pick<Ladder, 'value'>,
  indications: readonly Pick<Indication, 'value'>[],
  { most, value: burden }: Pick<HealthTiming, 'most' | 'value'>,
): HealthRisk {
  const highest = indications.slice(0, RISK_INDICATIONS);
  const mean = tenths(highest.reduce((sum, { value }) => sum + value, 0) / highest.length);
  const lacking = tenths(100 - promise.value);
  const part = (id: keyof typeof RISK_PERCENTS, label: Fact<HealthRiskFacts>, share: number) => {
    const max = RISK_PERCENTS[id];
    return { id, label, points: tenths(max * share), max };
  };
  const { parts, value } = boundedSum<Fact<HealthRiskFacts>>(
    [
      part('promise', fact('promise_lacks', { lacking }), lacking / 100),
      part('indications', fact('indications_mean', { count: highest.length, mean }), mean / 100),
      part('time', fact('time_share', { burden, most }), burden / most),
    ],
    boundsFact,
  );
  const { percentile } = placeOf(MEDICAL_SPREAD, 'health_risk', value);
  return { value, percentile, level: GRADES.health_risk.of(percentile), parts };
}
