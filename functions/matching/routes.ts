import type { answers } from '../../lib/schemas/matching/answers.ts';
import { MatchReportInput, PartnersInput, SandhiInput } from '../../lib/schemas/matching/inputs.ts';
import type { Asks } from '../_shell/asked/asked.ts';
import { catalog } from '../_shell/kinds/reference.ts';
import { natal, type Row } from '../_shell/kinds/natal.ts';
import { pair, stars } from '../_shell/kinds/pair.ts';
import { serve } from '../_shell/server.ts';
import { PRINTED } from './printed.ts';
import * as results from './results.ts';

export const about =
  'Whether two charts fit: koots, poruthams, Mars, papa samya and periods, each with what was seen for both';

/** The relief of Mars by age, and the life of a dasha, depend on the current time. */
const NOW = { usesNow: true };

/** What brief answers keep beside the fields of every one, and what they leave out. */
const KOOTS_ASKED: Asks = {
  keptFrom: {
    brief: [
      'points',
      'max',
      'least',
      'most',
      'determined',
      'agreed',
      'of',
      'state',
      'days_apart',
      'total_with_exceptions',
    ],
  },
  notBrief: [
    'exceptions',
    'other_readings',
    'changes_at',
    'restored',
    'stays',
    'near_stars',
    'groom',
    'bride',
    'essential',
  ],
};

/** The components of a sum are what these answers are about. */
const SUMS_ASKED: Asks = { keptFrom: { brief: ['points', 'max', 'components', 'state', 'days_apart', 'units'] } };

const REPORT_ASKED: Asks = {
  ...KOOTS_ASKED,
  notBrief: [...KOOTS_ASKED.notBrief!, 'reversed', 'raman_units', 'reason', 'sandhi', 'sama_dasha'],
  fullOnly: ['cancellation_conditions', 'formation', 'effects', 'remedies', 'timing', 'advice', 'result', 'parts'],
  sections: ['summary', 'ashtakoota', 'porutham', 'mars', 'papa_samya', 'dashas', 'evidence'],
};

const PARTNERS_ASKED: Asks = {
  list: 'partners',
  keptFrom: { brief: ['total_with_exceptions'] },
  notBrief: ['moon', 'possible'],
};

export const routes = [
  pair('/matching/ashtakoota', results.ashtakoota, { answer: 'ashtakoota', asks: KOOTS_ASKED }),
  pair('/matching/porutham', results.porutham, { answer: 'porutham', asks: KOOTS_ASKED }),
  pair('/matching/mars', results.mars, { answer: 'mars', asks: SUMS_ASKED, ...NOW }),
  pair('/matching/papa-samya', results.papaSamya, { answer: 'papaSamya', asks: SUMS_ASKED }),
  pair('/matching/dasha-sandhi', results.dashaSandhi, {
    answer: 'dashaSandhi',
    input: SandhiInput,
    asks: SUMS_ASKED,
    ...NOW,
  }),
  pair('/matching/report', results.report, {
    answer: 'report',
    input: MatchReportInput,
    formats: PRINTED,
    asks: REPORT_ASKED,
    ...NOW,
  }),
  stars('/matching/stars', results.stars, { answer: 'stars', asks: KOOTS_ASKED }),
  natal('/matching/partners', results.partners, {
    answer: 'partners',
    input: PartnersInput,
    isAddition: true,
    asks: PARTNERS_ASKED,
  }),
  catalog('/matching/rules', results.rules, { answer: 'rules', isAddition: true }),
] satisfies Row<keyof typeof answers>[];

export const handler = serve(routes);
