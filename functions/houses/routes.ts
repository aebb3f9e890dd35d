import { HouseNumberParam, HouseSystemQuery } from '../../lib/schemas/common/inputs.ts';
import { natal } from '../_shell/route.ts';
import { serve } from '../_shell/server.ts';
import { detail } from './detail.ts';
import * as results from './results.ts';

const divided = { query: HouseSystemQuery, usesHouseSystem: true };

export const about =
  'Houses by five systems: their lords, occupants, aspects and strength, and what each is read to mean';

export const routes = [
  natal('/houses/all', results.all, divided),
  natal('/houses/aspects', results.aspects, divided),
  natal('/houses/lords', results.lords, divided),
  natal('/houses/occupants', results.occupants, divided),
  natal('/houses/{house_number}', detail, { ...divided, params: { house_number: HouseNumberParam } }),
];

export const handler = serve(routes);
