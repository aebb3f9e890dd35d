/** Every dosha of a chart, and what they come to. */
import type { DoshaVerdict } from '../../lib/astro/dosha/dosha.ts';
import { DOSHAS } from '../../lib/astro/dosha/index.ts';
import { manglikBy } from '../../lib/astro/dosha/manglik.ts';
import type { AllDoshas } from '../../lib/schemas/doshaVerdicts.ts';
import { doshaRecord, doshaScene, doshaSources, judgedDosha, type DoshaScene } from '../_shell/doshas.ts';
import { gandmoolRecord, kaalSarpRecord, nadiRecord } from './extras.ts';
import { manglikReading, manglikRecord, type ManglikContext } from './manglik.ts';
import { DISCLAIMERS } from './results.ts';
import { summaryOf } from './summary.ts';

export function all(context: ManglikContext): AllDoshas {
  const reading = manglikReading(context);
  const scene = doshaScene(context);
  const doshas = DOSHAS.map((dosha) => (dosha.id === 'manglik' ? manglikBy(reading) : dosha));
  const verdicts = doshas.map((dosha) => judgedDosha(scene, dosha));
  const writers: Readonly<Record<string, Write>> = {
    ...WRITERS,
    manglik: (_, verdict) => manglikRecord(scene, verdict, reading),
  };
  return {
    doshas: verdicts.map((verdict) => (writers[verdict.dosha.id] ?? doshaRecord)(scene, verdict)),
    summary: summaryOf(verdicts, scene),
    disclaimer: DISCLAIMERS[context.names.lang],
    sources: [...new Set(doshas.flatMap(doshaSources))],
  };
}

type Write = (scene: DoshaScene, verdict: DoshaVerdict) => AllDoshas['doshas'][number];

/** Of the doshas that tell more than a verdict. */
const WRITERS: Readonly<Record<string, Write>> = {
  kaal_sarp: kaalSarpRecord,
  gandmool: gandmoolRecord,
  nadi: nadiRecord,
};
