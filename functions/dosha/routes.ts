import { choice } from '../../lib/schemas/common/inputs.ts';
import type { answers } from '../../lib/schemas/dosha/answers.ts';
import { secondBirthErrors } from '../_shell/birthErrors.ts';
import { natal, type Check, type Row } from '../_shell/kinds/natal.ts';
import { serve } from '../_shell/server.ts';
import { DoshaInput } from '../../lib/schemas/dosha/doshaInput.ts';
import * as results from './results.ts';

const ManglikQuery = {
  include_2nd: choice(['true', 'false'], 'Whether Mars in the 2nd house makes manglik too; default false'),
  node_relief: choice(
    ['counted', 'none'],
    'Whether a node that joins Mars relieves him, as the tenth of the fourteen conditions has it; default counted',
  ),
};

export const about =
  'Doshas: every condition that forms or relieves them, what is left, when they act, and what eases them';

/** The answer depends on the running dasha, and for Manglik on the age. */
const NOW = { usesNow: true };

const partnerErrors: Check = ({ body }) => secondBirthErrors(body, 'partner');

/** What doshas of a match are judged beside. */
const BESIDE = { input: DoshaInput, check: partnerErrors };

export const routes = [
  natal('/dosha/all', results.all, {
    answer: 'all',
    ...NOW,
    ...BESIDE,
    query: ManglikQuery,
    asks: results.ALL_DOSHAS,
  }),
  natal('/dosha/gandmool', results.gandmool, { answer: 'gandmool', ...NOW }),
  natal('/dosha/grahan', results.grahan, { answer: 'grahan', ...NOW }),
  natal('/dosha/guru-chandal', results.guruChandal, { answer: 'guruChandal', ...NOW }),
  natal('/dosha/kaal-sarp', results.kaalSarp, { answer: 'kaalSarp', ...NOW }),
  natal('/dosha/kemdrum', results.kemdrum, { answer: 'kemdrum', ...NOW }),
  natal('/dosha/manglik', results.manglik, { answer: 'manglik', ...NOW, ...BESIDE, query: ManglikQuery }),
  natal('/dosha/nadi', results.nadi, { answer: 'nadi', ...NOW, ...BESIDE }),
  natal('/dosha/pitra', results.pitra, { answer: 'pitra', ...NOW }),
  natal('/dosha/shrapit', results.shrapit, { answer: 'shrapit', ...NOW }),
] satisfies Row<keyof typeof answers>[];

export const handler = serve(routes);
