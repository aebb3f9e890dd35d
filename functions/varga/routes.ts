import { VARGA_IDS } from '../../lib/astro/varga/vargas.ts';
import { VimsopakaQuery } from '../../lib/schemas/common/strengthInput.ts';
import { natal } from '../_shell/route.ts';
import { serve } from '../_shell/server.ts';
import { all, divisional } from './results.ts';
import { vimsopaka } from './vimsopaka.ts';

export const about =
  'The twenty divisional charts from D1 to D60, one by one and at once, and the strength that they add up to';

export const routes = [
  natal('/varga/all', all),
  ...VARGA_IDS.map((id) => natal(`/varga/${id}`, divisional(id))),
  natal('/varga/vimsopaka', vimsopaka, { query: VimsopakaQuery }),
];

export const handler = serve(routes);
