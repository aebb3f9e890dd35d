/** The context by which a dasha period is judged. */
import type { DashaContext } from '../../astro/judgement/dasha/lordEffect.ts';
import { relevantYogas } from '../../astro/judgement/relevantYogas.ts';
import { yogasPresent } from '../../astro/yoga/index.ts';
import type { BirthContext } from '../../birth/birthContext.ts';

/**
 * Returns the context by which periods are judged: the chart, its strengths and yogas, and the transits of any instant.
 */
export function dashaContext(context: BirthContext): DashaContext {
  const { chart } = context;
  const ruleContext = context.ruleContext();
  return {
    chart,
    ...ruleContext,
    yogas: relevantYogas(yogasPresent(chart, ruleContext)),
    transitSign: context.transitSign,
  };
}
