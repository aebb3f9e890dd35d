import { CareInput, MedicalInput, RiskInput } from '../../lib/schemas/common/areaInput.ts';
import { YearsAheadQuery } from '../../lib/schemas/common/dashaInput.ts';
import { ReadingInput, TimelineInput } from '../../lib/schemas/medical/textInputs.ts';
import { narrated } from '../_shell/narrated.ts';
import { natal, nowInEphemeris } from '../_shell/route.ts';
import { serve } from '../_shell/server.ts';
import { medicalAnalysis } from './analyze.ts';
import { constitution } from './constitution.ts';
import { strongPlanets, weakPlanets } from './planets.ts';
import { healthReading } from './reading.ts';
import { healthRemedies } from './remedies.ts';
import { diseaseRisk } from './risk.ts';
import { timelineReading } from './timelineReading.ts';

export const about =
  'Health by tradition: constitution, weak and strong planets, what to watch for, when, and what eases it, told in words too';

/** Reads the data that another path of this group gave. */
const read = async (body: object) => (await import('./texts/bundle.ts')).medicalData(body);

/** The acting periods and the passing planets count. */
const NOW = { usesNow: true, check: nowInEphemeris };

export const routes = [
  narrated('/medical/ai-reading', healthReading, { input: ReadingInput, read }),
  natal('/medical/analyze', medicalAnalysis, { ...NOW, input: MedicalInput, query: YearsAheadQuery }),
  natal('/medical/constitution', constitution),
  natal('/medical/disease-risk', diseaseRisk, { ...NOW, input: RiskInput }),
  natal('/medical/remedies', healthRemedies, { ...NOW, input: CareInput }),
  natal('/medical/strong-planets', strongPlanets),
  narrated('/medical/timeline-reading', timelineReading, { input: TimelineInput, read, usesNow: true }),
  natal('/medical/weak-planets', weakPlanets),
];

export const handler = serve(routes);
