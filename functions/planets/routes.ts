import { ShadbalaQuery } from '../../lib/schemas/common/strengthInput.ts';
import { natal } from '../_shell/route.ts';
import { serve } from '../_shell/server.ts';
import { retrograde } from './motion.ts';
import * as relations from './relations.ts';
import * as results from './results.ts';

export const about = 'Where the nine planets stand and in what state: dignity, strength, motion, aspects, relations';

export const routes = [
  natal('/planets/positions', results.positions, { usesHouseSystem: true }),
  natal('/planets/dignity', results.dignity, { query: ShadbalaQuery }),
  natal('/planets/combustion', results.combustion),
  natal('/planets/retrograde', retrograde),
  natal('/planets/avastha', results.avastha),
  natal('/planets/aspects', relations.aspects),
  natal('/planets/conjunctions', relations.conjunctions),
  natal('/planets/relationships', relations.relationships),
  natal('/planets/karakas', relations.karakas),
  natal('/planets/lordships', relations.lordships),
];

export const handler = serve(routes);
