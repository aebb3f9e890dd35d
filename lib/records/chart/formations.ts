/** The yogas and doshas of a chart, judged once for both the answer and its report. */
import type { Period } from '../../astro/dasha/period.ts';
import type { Verdict } from '../../astro/rule.ts';
import type { Planet } from '../../astro/tables/planets.ts';
import { yogasPresent, YOGAS } from '../../astro/yoga/index.ts';
import type { ChartFull } from '../../schemas/chart/answers.ts';
import { doshaRecords, judgedDoshas } from '../dosha/catalogue.ts';
import { doshaScene, doshaSources } from '../dosha/verdict.ts';
import { sourcesOf, yogaRecord, yogaScene, type YogaContext } from '../yoga/verdict.ts';

export interface Found {
  /** Number of yogas that were examined. */
  readonly looked: number;
  /** Yogas that are formed, the strongest first. */
  readonly verdicts: readonly Verdict[];
  /** The records of the answer; yogas in the order of their verdicts. */
  readonly records: Pick<ChartFull, 'yogas' | 'doshas'>;
  readonly sources: readonly string[];
}

/**
 * Returns the yogas and doshas of a chart, each with the record that the answer shows.
 *
 * @param life mahadashas, the one running at birth first
 */
export function foundIn(context: YogaContext, life: readonly Period<Planet>[]): Found {
  const scene = yogaScene(context, life);
  const ofDoshas = doshaScene(context, scene);
  const verdicts = yogasPresent(context.chart, scene.ruleContext);
  const doshas = judgedDoshas(ofDoshas);
  return {
    looked: new Set(YOGAS.map(({ id }) => id)).size,
    verdicts,
    records: {
      yogas: verdicts.map((verdict) => yogaRecord(scene, verdict)),
      doshas: doshaRecords(ofDoshas, doshas),
    },
    sources: [...sourcesOf(verdicts), ...doshas.flatMap(({ dosha }) => doshaSources(dosha))],
  };
}
