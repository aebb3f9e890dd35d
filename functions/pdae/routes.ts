import { PersonalDayInput, TargetDateQuery } from '../../lib/schemas/pdaeInputs.ts';
import { natal } from '../_shell/route.ts';
import { serve } from '../_shell/server.ts';
import { personalAshtakavarga } from './ashtakavarga.ts';
import { checkNow, checkTargetDate } from './checks.ts';
import { onTargetDate } from './days.ts';
import { tarabala } from './tarabala.ts';

export const about = 'The personal day: how a day goes for a birth, where it is spent, and which days are best';

export const routes = [
  natal('/pdae/ashtakavarga', personalAshtakavarga, { input: PersonalDayInput, usesNow: true, check: checkNow }),
  natal('/pdae/tarabala', onTargetDate(tarabala), {
    input: PersonalDayInput,
    query: TargetDateQuery,
    check: checkTargetDate,
  }),
];

export const handler = serve(routes);
