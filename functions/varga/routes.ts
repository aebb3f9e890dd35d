import { VARGA_IDS } from '../../lib/astro/varga/vargas.ts';
import { VimsopakaQuery } from '../../lib/schemas/inputs.ts';
import { natal } from '../_shell/route.ts';
import { serve } from '../_shell/server.ts';
import { all, divisional } from './results.ts';
import { vimsopaka } from './vimsopaka.ts';

export const about = 'Divisional charts';

export const routes = [
  natal('/varga/all', all),
  ...VARGA_IDS.map((id) => natal(`/varga/${id}`, divisional(id))),
  natal('/varga/vimsopaka', vimsopaka, { query: VimsopakaQuery }),
];

export const handler = serve(routes);
