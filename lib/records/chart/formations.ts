/** The yogas and doshas of a chart, judged once for both the answer and its report. */
import type { Verdict } from '../../astro/rule.ts';
import { yogasPresent, YOGAS } from '../../astro/yoga/index.ts';
import type { ChartFull } from '../../schemas/chart/answers.ts';
import { doshaRecords, judgedDoshas } from '../dosha/catalogue.ts';
import { doshaContext, doshaSources } from '../dosha/verdict.ts';
import { verdictSources, yogaRecord, yogaContext } from '../yoga/verdict.ts';
import type { BirthContext } from '../../birth/birthContext.ts';

export interface Found {
  /** Number of yogas that were examined. */
  readonly looked: number;
  /** Number of those that are formed, whatever else names the same fact. */
  readonly formed: number;
  /** Yogas that are formed, each fact once, what tells most of the chart first. */
  readonly verdicts: readonly Verdict[];
  /** The records of the answer; yogas in the order of their verdicts. */
  readonly records: Pick<ChartFull, 'yogas' | 'doshas'>;
  readonly sources: readonly string[];
}

/** Returns the yogas and doshas of a chart, each with the record that the answer shows. */
export function foundIn(context: BirthContext): Found {
  const yogas = yogaContext(context);
  const ofDoshas = doshaContext(context, { timingOf: yogas.timingOf });
  const verdicts = yogasPresent(context.chart, context.ruleContext());
  const doshas = judgedDoshas(ofDoshas);
  return {
    looked: new Set(YOGAS.map(({ id }) => id)).size,
    formed: new Set(verdicts.flatMap(({ alsoCalled, rule }) => [rule, ...alsoCalled]).map(({ id }) => id)).size,
    verdicts,
    records: {
      yogas: verdicts.map((verdict) => yogaRecord(yogas, verdict)),
      doshas: doshaRecords(ofDoshas, doshas),
    },
    sources: [...verdictSources(verdicts), ...doshas.flatMap(({ dosha }) => doshaSources(dosha))],
  };
}
