import type { answers } from '../../lib/schemas/matching/answers.ts';
import { PartnersInput, SandhiInput } from '../../lib/schemas/matching/inputs.ts';
import { catalog } from '../_shell/kinds/reference.ts';
import { natal, type Row } from '../_shell/kinds/natal.ts';
import { pair, stars } from '../_shell/kinds/pair.ts';
import { serve } from '../_shell/server.ts';
import * as results from './results.ts';

export const about =
  'Whether two charts fit: koots, poruthams, Mars, papa samya and periods, each with what was seen for both';

/** The relief of Mars by age, and the life of a dasha, depend on the current time. */
const NOW = { usesNow: true };

export const routes = [
  pair('/matching/ashtakoota', results.ashtakoota, { answer: 'ashtakoota' }),
  pair('/matching/porutham', results.porutham, { answer: 'porutham' }),
  pair('/matching/mars', results.mars, { answer: 'mars', ...NOW }),
  pair('/matching/papa-samya', results.papaSamya, { answer: 'papaSamya' }),
  pair('/matching/dasha-sandhi', results.dashaSandhi, { answer: 'dashaSandhi', input: SandhiInput }),
  pair('/matching/report', results.report, { answer: 'report', ...NOW }),
  stars('/matching/stars', results.stars, { answer: 'stars' }),
  natal('/matching/partners', results.partners, { answer: 'partners', input: PartnersInput, isAddition: true }),
  catalog('/matching/rules', results.rules, { answer: 'rules', isAddition: true }),
] satisfies Row<keyof typeof answers>[];

export const handler = serve(routes);
