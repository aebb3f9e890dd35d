/** What judging a dasha period reads of a birth. */
import type { DashaContext } from '../../lib/astro/judgement/dasha/lordEffect.ts';
import { relevantYogas } from '../../lib/astro/judgement/relevantYogas.ts';
import { yogasPresent } from '../../lib/astro/yoga/index.ts';
import type { BirthContext } from '../../lib/birth/birthContext.ts';

/** Returns what periods are judged from: the chart, its strengths and yogas, and where planets pass at any instant. */
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
