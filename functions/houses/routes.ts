import { HOUSE_SYSTEMS } from '../../lib/astro/earth/cusps.ts';
import { countWord } from '../../lib/astro/words.ts';
import { HouseNumberParam, HouseSystemQuery } from '../../lib/schemas/common/inputs.ts';
import { AddedLordsQuery } from '../../lib/schemas/kp/addedLordsInputs.ts';
import type { answers } from '../../lib/schemas/houses/answers.ts';
import { natal, type Row } from '../_shell/kinds/natal.ts';
import { serve } from '../_shell/server.ts';
import * as results from './results.ts';

const divided = { query: HouseSystemQuery, usesHouseSystem: true };

export const about = `Houses by ${countWord(HOUSE_SYSTEMS.length)} systems: their lords, occupants, aspects and strength, and what each is read to mean`;

export const routes = [
  natal('/houses/all', results.all, {
    answer: 'all',
    usesHouseSystem: true,
    query: { ...HouseSystemQuery, ...AddedLordsQuery },
  }),
  natal('/houses/aspects', results.aspects, { answer: 'aspects', ...divided }),
  natal('/houses/lords', results.lords, { answer: 'lords', ...divided }),
  natal('/houses/occupants', results.occupants, { answer: 'occupants', ...divided }),
  natal('/houses/{house_number}', results.detail, {
    answer: 'house',
    ...divided,
    params: { house_number: HouseNumberParam },
  }),
] satisfies Row<keyof typeof answers>[];

export const handler = serve(routes);
