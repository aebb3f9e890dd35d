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
import type { answers } from '../../lib/schemas/dasha/answers.ts';
import { natal, type Row } from '../_shell/kinds/natal.ts';
import { serve } from '../_shell/server.ts';
import { current } from './current.ts';
import { effects } from './effects.ts';
import * as levels from './levels.ts';
import * as results from './results.ts';
import { timeline } from './timeline.ts';

export const about = 'Dasha periods: which planet or sign has its turn, from when to when, and what it brings';

/** All periods of a life. */
const LIFE = { usesNow: true, query: PeriodsQuery, check: depthErrors };

export const routes = [
  natal('/dasha/vimshottari', results.vimshottari, { answer: 'vimshottari', ...LIFE }),
  natal('/dasha/ashtottari', results.ashtottari, { answer: 'ashtottari', ...LIFE }),
  natal('/dasha/yogini', results.yogini, { answer: 'yogini', ...LIFE, asks: { fullOnly: ['level'] } }),
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
