/** The yogas and doshas of a chart: judged once for the answer and for its report. */
import type { Period } from '../../lib/astro/dasha/period.ts';
import type { DoshaVerdict } from '../../lib/astro/dosha/dosha.ts';
import type { Verdict } from '../../lib/astro/rule.ts';
import type { Planet } from '../../lib/astro/tables/planets.ts';
import { yogasPresent } from '../../lib/astro/yoga/index.ts';
import type { ChartFull } from '../../lib/schemas/chart.ts';
import { doshaRecords, judgedDoshas } from '../_shell/allDoshas.ts';
import { doshaScene, doshaSources, type DoshaScene } from '../_shell/doshas.ts';
import { sourcesOf, yogaRecord, yogaScene, type YogaContext, type YogaScene } from '../_shell/yogas.ts';

export interface Found {
  readonly scene: YogaScene;
  readonly doshaScene: DoshaScene;
  /** Those that are formed, the strongest first. */
  readonly yogas: readonly Verdict[];
  /** Formed or not. */
  readonly doshas: readonly DoshaVerdict[];
}

/** @param life mahadashas, the one that runs at birth first */
export function foundIn(context: YogaContext, life: readonly Period<Planet>[]): Found {
  const scene = yogaScene(context, life);
  const ofDoshas = doshaScene(context, scene);
  return {
    scene,
    doshaScene: ofDoshas,
    yogas: yogasPresent(context.chart, scene.standpoints),
    doshas: judgedDoshas(ofDoshas),
  };
}

export function foundRecords(found: Found): Pick<ChartFull, 'yogas' | 'doshas'> {
  return {
    yogas: found.yogas.map((verdict) => yogaRecord(found.scene, verdict)),
    doshas: doshaRecords(found.doshaScene, found.doshas),
  };
}

export function foundSources({ doshas, yogas }: Found): string[] {
  return [...sourcesOf(yogas), ...doshas.flatMap(({ dosha }) => doshaSources(dosha))];
}
