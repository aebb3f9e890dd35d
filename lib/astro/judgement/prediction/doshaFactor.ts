import { judgeDosha, type Dosha, type PlainFacts } from '../../dosha/dosha.ts';
import { textInChart } from '../../rule.ts';
import { areaFactor, type FactorRow } from '../areaFactors.ts';
import type { AreaContext } from '../areaContext.ts';
import { predictionFact as fact, type PredictionFact } from './facts.ts';
import { DAYS_PER_YEAR } from '../../time.ts';

/** Returns the facts of a birth that doshas of the chart alone need. */
export function plainFacts({ birthJdUT, nowJdUT, ratios }: AreaContext): PlainFacts {
  const years = Math.floor((nowJdUT - birthJdUT) / DAYS_PER_YEAR);
  return { ratios, ageYears: years < 0 ? null : years, partner: null };
}

/** Score from which a dosha is severe and counts fully against the matter. */
const SEVERE = 60;

/** Returns the row for the score of a dosha that remains after its reliefs. */
export function doshaFactor(dosha: Dosha<PlainFacts>, weight: number): FactorRow<PredictionFact> {
  return (context) => {
    const { houses, isPresent, planets, reliefs, score, status } = judgeDosha(
      dosha,
      context.chart,
      plainFacts(context),
    );
    const left = score ? score.value : 0;
    const { name } = dosha;
    return areaFactor<PredictionFact>({
      id: `dosha_${dosha.id}`,
      text: isPresent
        ? fact('dosha_stands', { name, score: left, status, reliefs: reliefs.map(textInChart) })
        : fact('dosha_absent', { name }),
      leaning: -Math.min(left / SEVERE, 1),
      weight,
      planets: isPresent ? planets : [],
      houses: isPresent ? houses : [],
      observed: { present: isPresent, status, score: left },
      source: dosha.source,
    });
  };
}
