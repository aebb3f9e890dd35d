import type { KarmaAnalysis } from '../../lib/schemas/karma/analysis.ts';
import { KarmaInput, LifeAreaInput } from '../../lib/schemas/common/areaInput.ts';
import type { answers } from '../../lib/schemas/karma/answers.ts';
import { catalog } from '../_shell/kinds/reference.ts';
import { natal, nowInEphemeris, type Row } from '../_shell/kinds/natal.ts';
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

/** Parts of the whole that may be asked for alone. */
const SECTIONS = [
  'headline',
  'short',
  'verdict',
  'birth_time_validation',
  'd60_generation',
  'd1_foundation',
  'd1_d60_correlation',
  'lagna_lord',
  'house_wise_karma',
  'life_area_deep_dive',
  'd9_d60_combined',
  'shashtiamsha_patterns',
  'karmic_debts',
  'dasha_lords_in_d60',
  'remedies',
  'composite_scores',
  'summary',
  'disclaimer',
  'sources',
] as const satisfies readonly (keyof KarmaAnalysis)[];

export const routes = [
  natal('/karma/analyze', analyze, { answer: 'analyze', ...NOW, input: KarmaInput, asks: { sections: SECTIONS } }),
  natal('/karma/d60-chart', d60Chart, { answer: 'd60Chart', usesNow: true }),
  natal('/karma/debts', debts, { answer: 'debts', ...NOW }),
  natal('/karma/life-areas', lifeAreas, { answer: 'lifeAreas', ...NOW, input: LifeAreaInput }),
  natal('/karma/remedies', remedies, { answer: 'remedies', ...NOW }),
  catalog('/karma/shashtiamsha-list', shashtiamshaList, { answer: 'shashtiamshas' }),
] satisfies Row<keyof typeof answers>[];

export const handler = serve(routes);
