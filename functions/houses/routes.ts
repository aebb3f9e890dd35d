import { HouseNumberParam, HouseSystemQuery } from '../../lib/schemas/inputs.ts';
import { natal } from '../_shell/route.ts';
import { serve } from '../_shell/server.ts';
import { detail } from './detail.ts';
import * as results from './results.ts';

const query = HouseSystemQuery;

export const about = 'House analysis';

export const routes = [
  natal('/houses/all', results.all, { query }),
  natal('/houses/aspects', results.aspects, { query }),
  natal('/houses/lords', results.lords, { query }),
  natal('/houses/occupants', results.occupants, { query }),
  natal('/houses/{house_number}', detail, { query, params: { house_number: HouseNumberParam } }),
];

export const handler = serve(routes);
