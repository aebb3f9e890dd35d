import { ForeignInput } from '../../lib/schemas/common/areaInput.ts';
import { YearsAheadQuery } from '../../lib/schemas/common/dashaInput.ts';
import { natal, nowInEphemeris } from '../_shell/route.ts';
import { serve } from '../_shell/server.ts';
import { analysis, summary } from './analysis.ts';
import { direction, successAnalysis, timing, yogasOnly } from './results.ts';

export const about = 'Life abroad: its yogas, what takes one there, when and where to, success and return';

/** What runs and what passes now decides. */
const NOW = { usesNow: true, check: nowInEphemeris };
const ASKED = { ...NOW, input: ForeignInput, query: YearsAheadQuery };

export const routes = [
  natal('/videsh-yoga/analyze', analysis, ASKED),
  natal('/videsh-yoga/direction', direction),
  natal('/videsh-yoga/success-analysis', successAnalysis),
  natal('/videsh-yoga/summary', summary, NOW),
  natal('/videsh-yoga/timing', timing, ASKED),
  natal('/videsh-yoga/yogas-only', yogasOnly),
];

export const handler = serve(routes);
