/** The level of risk: the highest indication, scaled by the burden of the present time (weights interpretive). */
import { placeOf } from '../../percentile.ts';
import { MEDICAL_SPREAD } from '../../tables/percentiles/medical.ts';
import type { Fact } from '../../factsOf.ts';
import { boundedSum, boundsFact, type ScorePart } from '../../score.ts';
import type { Indication } from './indication.ts';
import { riskFact as fact, type HealthRiskFacts } from './indicationFacts.ts';
import type { HealthTiming } from './timing.ts';
import { TIMING_FACTORS } from './weights.ts';
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
  readonly level: RiskLevel;
  readonly parts: readonly ScorePart<Fact<HealthRiskFacts>>[];
}

/** Returns the level of risk, 0 to 100, with the indication and the burden of time it comes from. */
export function healthRisk({ row, value: highest }: Indication, { most, value: burden }: HealthTiming): HealthRisk {
  const { least, most: largest } = TIMING_FACTORS;
  const factor = least + (largest - least) * (burden / most);
  const raw: ScorePart<Fact<HealthRiskFacts>>[] = [
    {
      id: 'highest_indication',
      label: fact('highest_indication', { indication: row.id, value: highest }),
      points: highest,
      max: 100,
    },
    {
      id: 'timing',
      label: fact('timing_factor', { burden, most, factor }),
      points: tenths(highest * (factor - 1)),
      max: Math.round(100 * (largest - 1)),
    },
  ];
  const { parts, value } = boundedSum<Fact<HealthRiskFacts>>(raw, boundsFact);
  return {
    value,
    percentile: placeOf(MEDICAL_SPREAD, 'risk', value).percentile,
    level: GRADES.health_risk.of(value),
    parts,
  };
}
