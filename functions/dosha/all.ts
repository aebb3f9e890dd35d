/** Every dosha of a chart, and their sum. */
import type { AllDoshas } from '../../lib/schemas/dosha/doshaVerdicts.ts';
import { disclaimerIn } from '../../lib/words/disclaimers.ts';
import { doshaRecords, judgedDoshas } from '../../lib/records/dosha/catalogue.ts';
import { doshaContext, doshaSources } from '../../lib/records/dosha/verdict.ts';
import { manglikReading, type ManglikContext } from './manglik.ts';
import { summaryOf } from './summary.ts';

export function all(context: ManglikContext): AllDoshas {
  const reading = manglikReading(context);
  const doshas = doshaContext(context);
  const verdicts = judgedDoshas(doshas, reading);
  return {
    doshas: doshaRecords(doshas, verdicts, reading),
    summary: summaryOf(verdicts, doshas),
    disclaimer: disclaimerIn('dosha', context.names.lang),
    sources: [...new Set(verdicts.flatMap(({ dosha }) => doshaSources(dosha)))],
  };
}
