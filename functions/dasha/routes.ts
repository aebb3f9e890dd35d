import {
  AntardashaQuery,
  DepthQuery,
  MahadashaQuery,
  PratyantardashaQuery,
  SookshmaQuery,
  YearsAheadQuery,
} from '../../lib/schemas/common/dashaInput.ts';
import { charaDasha } from '../../lib/records/period/charaDasha.ts';
import { natal } from '../_shell/route.ts';
import { serve } from '../_shell/server.ts';
import { current } from './current.ts';
import { effects } from './effects.ts';
import * as levels from './levels.ts';
import * as results from './results.ts';
import { timeline } from './timeline.ts';

export const about = 'Dasha periods: which planet or sign has its turn, from when to when, and what it brings';

export const routes = [
  natal('/dasha/vimshottari', results.vimshottari, { usesNow: true, query: DepthQuery }),
  natal('/dasha/ashtottari', results.ashtottari, { usesNow: true }),
  natal('/dasha/yogini', results.yogini, { usesNow: true }),
  natal('/dasha/chara', charaDasha, { usesNow: true }),
  natal('/dasha/antardasha', levels.antardasha, { usesNow: true, query: MahadashaQuery }),
  natal('/dasha/pratyantardasha', levels.pratyantardasha, { usesNow: true, query: AntardashaQuery }),
  natal('/dasha/sookshma', levels.sookshma, { usesNow: true, query: PratyantardashaQuery }),
  natal('/dasha/prana', levels.prana, { usesNow: true, query: SookshmaQuery }),
  natal('/dasha/current', current, { usesNow: true }),
  natal('/dasha/effects', effects, { usesNow: true, query: AntardashaQuery }),
  natal('/dasha/timeline', timeline, { usesNow: true, query: YearsAheadQuery }),
];

export const handler = serve(routes);
