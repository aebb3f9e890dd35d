import type { ForeignAnalysis } from '../../lib/schemas/videsh-yoga/answers.ts';
import { ForeignInput } from '../../lib/schemas/common/areaInput.ts';
import { YearsAheadQuery } from '../../lib/schemas/common/queries.ts';
import type { answers } from '../../lib/schemas/videsh-yoga/answers.ts';
import { natal, nowInEphemeris, type Row } from '../_shell/kinds/natal.ts';
import { serve } from '../_shell/server.ts';
import { analysis, summary } from './analysis.ts';
import { direction, successAnalysis, timing, yogasOnly } from './results.ts';

export const about = 'Life abroad: its yogas, what takes one there, when and where to, success and return';

/** The answer depends on current periods and transits, or on the age alone. */
const NOW = { usesNow: true, check: nowInEphemeris };
const ASKED = { ...NOW, input: ForeignInput, query: YearsAheadQuery };

/** Parts of the whole that may be asked for alone. */
const SECTIONS = [
  'headline',
  'short',
  'verdict',
  'promise',
  'yogas',
  'connection',
  'timing',
  'direction',
  'success',
  'stay',
  'summary',
  'advice',
  'disclaimer',
  'sources',
] as const satisfies readonly (keyof ForeignAnalysis)[];

export const routes = [
  natal('/videsh-yoga/analyze', analysis, {
    answer: 'analyze',
    ...ASKED,
    asks: { sections: SECTIONS, listsRules: true, list: 'yogas' },
  }),
  natal('/videsh-yoga/direction', direction, { answer: 'direction', ...NOW }),
  natal('/videsh-yoga/success-analysis', successAnalysis, { answer: 'successAnalysis', ...NOW }),
  natal('/videsh-yoga/summary', summary, { answer: 'summary', ...NOW }),
  natal('/videsh-yoga/timing', timing, { answer: 'timing', ...ASKED }),
  natal('/videsh-yoga/yogas-only', yogasOnly, {
    answer: 'yogasOnly',
    ...NOW,
    asks: { listsRules: true, list: 'yogas' },
  }),
] satisfies Row<keyof typeof answers>[];

export const handler = serve(routes);
