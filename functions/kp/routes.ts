import { KP_CONVENTIONS } from '../../lib/birth/kp/kpMoment.ts';
import type { answers } from '../../lib/schemas/kp/answers.ts';
import { AgencyQuery, HoraryInput, HoraryQuery, LevelsQuery, RulingQuery } from '../../lib/schemas/kp/inputs.ts';
import { natal, nowInEphemeris } from '../_shell/kinds/natal.ts';
import { question } from '../_shell/kinds/question.ts';
import { catalog } from '../_shell/kinds/reference.ts';
import type { Row } from '../_shell/row.ts';
import { serve } from '../_shell/server.ts';
import { horary } from './horary.ts';
import * as results from './results.ts';
import { rulingPlanetsOf } from './rulingPlanets.ts';
import { significatorLists } from './significators.ts';

export const about = 'Krishnamurti Paddhati: subs of planets and cusps, significators, ruling planets, horary numbers';

const LORDS = ['sign_lord', 'star_lord', 'sub_lord', 'sub_sub_lord', 'fourth_lord', 'sub_number'];

/** Every answer goes by the ayanamsa and the houses of KP unless the caller names others. */
const OF_KP = {
  isAddition: true,
  usesHouseSystem: true,
  tellsMissingHouses: true,
  conventions: KP_CONVENTIONS,
} as const;

export const routes = [
  natal('/kp/planets', results.planets, {
    ...OF_KP,
    answer: 'planets',
    query: LevelsQuery,
    asks: { keptFrom: { brief: LORDS } },
  }),
  natal('/kp/cusps', results.cusps, {
    ...OF_KP,
    answer: 'cusps',
    query: { ...LevelsQuery, ...AgencyQuery },
    asks: { keptFrom: { brief: [...LORDS, 'reading'] } },
  }),
  natal('/kp/significators', significatorLists, {
    ...OF_KP,
    answer: 'significators',
    query: AgencyQuery,
    asks: { keptFrom: { brief: ['a', 'b', 'c', 'd'] }, notBrief: ['with_agents', 'agents'] },
  }),
  natal('/kp/ruling-planets', rulingPlanetsOf, {
    ...OF_KP,
    answer: 'rulingPlanets',
    usesNow: 'asked',
    query: RulingQuery,
    check: nowInEphemeris,
    asks: { keptFrom: { brief: ['ranked'] }, notBrief: ['ruling_planets'] },
  }),
  question('/kp/horary', horary, {
    answer: 'horary',
    input: HoraryInput,
    query: HoraryQuery,
    asks: {
      keptFrom: { brief: [...LORDS, 'ranked', 'linked_houses', 'opposing_houses'] },
      notBrief: ['significators', 'group', 'arc'],
    },
  }),
  catalog('/kp/subs', results.subs, { answer: 'subs', isAddition: true, asks: { keptFrom: { brief: ['sub_lord'] } } }),
] satisfies Row<keyof typeof answers>[];

export const handler = serve(routes);
