import { PeriodsQuery } from '../../lib/schemas/common/asked/periodInputs.ts';
import { depthErrors } from '../_shell/asked/depthErrors.ts';
import {
  AntardashaQuery,
  MahadashaQuery,
  PratyantardashaQuery,
  SookshmaQuery,
  YearsAheadQuery,
} from '../../lib/schemas/common/queries.ts';
import { charaDasha } from '../../lib/records/period/charaDasha.ts';
import { ConditionalInput, KalachakraInput, VimshottariInput } from '../../lib/schemas/dasha/startInputs.ts';
import type { answers } from '../../lib/schemas/dasha/answers.ts';
import { natal, type Row } from '../_shell/kinds/natal.ts';
import { serve } from '../_shell/server.ts';
import { conditional } from './conditional.ts';
import { current } from './current.ts';
import { effects } from './effects.ts';
import { kalachakra } from './kalachakra.ts';
import * as levels from './levels.ts';
import * as results from './results.ts';
import { timeline } from './timeline.ts';

export const about = 'Dasha periods: which planet or sign has its turn, from when to when, and what it brings';

/** All periods of a life. */
const LIFE = { usesNow: true, query: PeriodsQuery, check: depthErrors };

const CONDITIONAL_LEVELS = {
  keptFrom: { brief: ['applicable', 'total_years', 'evidence', 'text', 'current'] },
};
const KALACHAKRA_LEVELS = {
  keptFrom: { brief: ['group', 'direction', 'cycle', 'paramayus', 'deha', 'jiva', 'gati', 'continuation', 'current'] },
};

export const routes = [
  natal('/dasha/vimshottari', results.vimshottari, { answer: 'vimshottari', ...LIFE, input: VimshottariInput }),
  natal('/dasha/ashtottari', results.ashtottari, { answer: 'ashtottari', ...LIFE }),
  natal('/dasha/yogini', results.yogini, { answer: 'yogini', ...LIFE, asks: { fullOnly: ['level'] } }),
  natal('/dasha/conditional', conditional, {
    answer: 'conditional',
    ...LIFE,
    input: ConditionalInput,
    isAddition: true,
    asks: CONDITIONAL_LEVELS,
  }),
  natal('/dasha/kalachakra', kalachakra, {
    answer: 'kalachakra',
    ...LIFE,
    input: KalachakraInput,
    isAddition: true,
    asks: KALACHAKRA_LEVELS,
  }),
  natal('/dasha/chara', charaDasha, { answer: 'chara', ...LIFE }),
  natal('/dasha/antardasha', levels.antardasha, { answer: 'antardasha', usesNow: true, query: MahadashaQuery }),
  natal('/dasha/pratyantardasha', levels.pratyantardasha, {
    answer: 'pratyantardasha',
    usesNow: true,
    query: AntardashaQuery,
  }),
  natal('/dasha/sookshma', levels.sookshma, { answer: 'sookshma', usesNow: true, query: PratyantardashaQuery }),
  natal('/dasha/prana', levels.prana, { answer: 'prana', usesNow: true, query: SookshmaQuery }),
  natal('/dasha/current', current, { answer: 'current', usesNow: true }),
  natal('/dasha/effects', effects, { answer: 'effects', usesNow: true, query: AntardashaQuery }),
  natal('/dasha/timeline', timeline, { answer: 'timeline', usesNow: true, query: YearsAheadQuery }),
] satisfies Row<keyof typeof answers>[];

export const handler = serve(routes);
