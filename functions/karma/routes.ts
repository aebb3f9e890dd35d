import { KarmaInput, LifeAreaInput } from '../../lib/schemas/common/areaInput.ts';
import type { answers } from '../../lib/schemas/karma/answers.ts';
import { catalog } from '../_shell/reference.ts';
import { natal, nowInEphemeris, type Row } from '../_shell/route.ts';
import { serve } from '../_shell/server.ts';
import { analyze } from './analyze.ts';
import { d60Chart, shashtiamshaList } from './catalog.ts';
import { debts } from './debts.ts';
import { lifeAreas } from './lifeAreas.ts';
import { remedies } from './acts.ts';

export const about =
  'Karma by the shashtiamsha (D60): debts, areas of life, remedies, and the whole in thirteen sections';

/** The acting lords count for debts, and remedies have their next dates. */
const NOW = { usesNow: true, check: nowInEphemeris };

export const routes = [
  natal('/karma/analyze', analyze, { answer: 'analyze', ...NOW, input: KarmaInput }),
  natal('/karma/d60-chart', d60Chart, { answer: 'd60Chart', usesNow: true }),
  natal('/karma/debts', debts, { answer: 'debts', ...NOW }),
  natal('/karma/life-areas', lifeAreas, { answer: 'lifeAreas', ...NOW, input: LifeAreaInput }),
  natal('/karma/remedies', remedies, { answer: 'remedies', ...NOW }),
  catalog('/karma/shashtiamsha-list', shashtiamshaList, { answer: 'shashtiamshas' }),
] satisfies Row<keyof typeof answers>[];

export const handler = serve(routes);
