import { CareInput, MedicalInput, RiskInput } from '../../lib/schemas/areaInputs.ts';
import { YearsAheadQuery } from '../../lib/schemas/dashaInputs.ts';
import { natal, nowInEphemeris } from '../_shell/route.ts';
import { serve } from '../_shell/server.ts';
import { medicalAnalysis } from './analyze.ts';
import { constitution } from './constitution.ts';
import { strongPlanets, weakPlanets } from './planets.ts';
import { healthRemedies } from './remedies.ts';
import { diseaseRisk } from './risk.ts';

export const about =
  'Health by tradition: constitution, weak and strong planets, what to watch for, when, and what eases it';

/** The acting periods and the passing planets count. */
const NOW = { usesNow: true, check: nowInEphemeris };

export const routes = [
  natal('/medical/analyze', medicalAnalysis, { ...NOW, input: MedicalInput, query: YearsAheadQuery }),
  natal('/medical/constitution', constitution),
  natal('/medical/disease-risk', diseaseRisk, { ...NOW, input: RiskInput }),
  natal('/medical/remedies', healthRemedies, { ...NOW, input: CareInput }),
  natal('/medical/strong-planets', strongPlanets),
  natal('/medical/weak-planets', weakPlanets),
];

export const handler = serve(routes);
