import type { MedicalAnalysis } from '../../lib/schemas/medical/analysis.ts';
import { CareInput, MedicalInput, RiskInput } from '../../lib/schemas/common/areaInput.ts';
import { YearsAheadQuery } from '../../lib/schemas/common/queries.ts';
import { SensitiveQuery } from '../../lib/schemas/medical/query.ts';
import { ReadingInput, TimelineInput } from '../../lib/schemas/medical/textInputs.ts';
import type { answers } from '../../lib/schemas/medical/answers.ts';
import { narrated } from '../_shell/kinds/narrated.ts';
import { natal, nowInEphemeris, type Row } from '../_shell/kinds/natal.ts';
import { serve } from '../_shell/server.ts';
import { medicalAnalysis } from './analyze.ts';
import { constitution } from './constitution.ts';
import { strongPlanets, weakPlanets } from './planets.ts';
import { healthReading, timelineReading } from './aiTexts.ts';
import { healthRemedies } from './remedies.ts';
import { diseaseRisk } from './risk.ts';

export const about =
  'Health by tradition: constitution, weak and strong planets, what to watch for, when, and what eases it, told in words too';

/** Reads the data that another path of this group answered. */
const read = async (body: object) => (await import('./texts/bundle.ts')).medicalData(body);

/** The acting periods and the transits count. */
const NOW = { usesNow: true, check: nowInEphemeris, query: SensitiveQuery };

/** Parts of the whole that may be asked for alone. */
const SECTIONS = [
  'headline',
  'short',
  'verdict',
  'foundation',
  'weakness',
  'indication',
  'timing',
  'output',
  'summary',
  'disclaimer',
  'sources',
] as const satisfies readonly (keyof MedicalAnalysis)[];

export const routes = [
  narrated('/medical/ai-reading', healthReading, {
    answer: 'reading',
    input: ReadingInput,
    query: SensitiveQuery,
    read,
  }),
  natal('/medical/analyze', medicalAnalysis, {
    answer: 'analyze',
    ...NOW,
    input: MedicalInput,
    query: { ...YearsAheadQuery, ...SensitiveQuery },
    asks: { sections: SECTIONS },
  }),
  natal('/medical/constitution', constitution, { answer: 'constitution', ...NOW }),
  natal('/medical/disease-risk', diseaseRisk, { answer: 'diseaseRisk', ...NOW, input: RiskInput }),
  natal('/medical/remedies', healthRemedies, { answer: 'remedies', ...NOW, input: CareInput }),
  natal('/medical/strong-planets', strongPlanets, { answer: 'strongPlanets', ...NOW }),
  narrated('/medical/timeline-reading', timelineReading, {
    answer: 'timelineReading',
    input: TimelineInput,
    query: SensitiveQuery,
    read,
    usesNow: true,
  }),
  natal('/medical/weak-planets', weakPlanets, { answer: 'weakPlanets', ...NOW }),
] satisfies Row<keyof typeof answers>[];

export const handler = serve(routes);
