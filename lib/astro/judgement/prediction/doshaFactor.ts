import { judgeDosha, type Dosha, type PlainFacts } from '../../dosha/dosha.ts';
import { listed } from '../../words.ts';
import { areaFactor, type FactorRow } from '../areaFactors.ts';
import type { AreaContext } from '../areaContext.ts';
import { uncapitalised } from '../phrases.ts';
import { DAYS_PER_YEAR } from '../../time.ts';

/** Returns the facts of a birth that doshas of the chart alone need. */
export function plainFacts({ birthJdUT, nowJdUT, ratios }: AreaContext): PlainFacts {
  const years = Math.floor((nowJdUT - birthJdUT) / DAYS_PER_YEAR);
  return { ratios, ageYears: years < 0 ? null : years };
}

/** Score from which a dosha is severe and counts fully against the matter. */
const SEVERE = 60;

/** Returns the row for the score of a dosha that remains after its reliefs. */
export function doshaFactor(dosha: Dosha<PlainFacts>, weight: number): FactorRow {
  return (context) => {
    const { houses, isPresent, planets, reliefs, score, status } = judgeDosha(
      dosha,
      context.chart,
      plainFacts(context),
    );
    const left = score ? score.value : 0;
    const eased = reliefs.map(({ text }) => uncapitalised(text.en));
    const by = eased.length > 0 ? ` (${status}, as ${listed(eased.slice(0, RELIEFS_DESCRIBED))})` : '';
    return areaFactor({
      id: `dosha_${dosha.id}`,
      text: isPresent ? `The ${dosha.name.en} stands at ${left} of 100${by}` : `The ${dosha.name.en} is not formed`,
      leaning: -Math.min(left / SEVERE, 1),
      weight,
      planets: isPresent ? planets : [],
      houses: isPresent ? houses : [],
      observed: { present: isPresent, status, score: left },
      source: dosha.source,
    });
  };
}

const RELIEFS_DESCRIBED = 2;
