import { ShadbalaQuery } from '../../lib/schemas/common/strengthInput.ts';
import type { answers } from '../../lib/schemas/planets/answers.ts';
import { natal, type Row } from '../_shell/route.ts';
import { serve } from '../_shell/server.ts';
import { retrograde } from './motion.ts';
import * as relations from './relations.ts';
import * as results from './results.ts';

export const about = 'Where the nine planets stand and in what state: dignity, strength, motion, aspects, relations';

export const routes = [
  natal('/planets/positions', results.positions, { answer: 'positions', usesHouseSystem: true }),
  natal('/planets/dignity', results.dignity, { answer: 'dignity', query: ShadbalaQuery }),
  natal('/planets/combustion', results.combustion, { answer: 'combustion' }),
  natal('/planets/retrograde', retrograde, { answer: 'retrograde' }),
  natal('/planets/avastha', results.avastha, { answer: 'avastha' }),
  natal('/planets/aspects', relations.aspects, { answer: 'aspects' }),
  natal('/planets/conjunctions', relations.conjunctions, { answer: 'conjunctions' }),
  natal('/planets/relationships', relations.relationships, { answer: 'relationships' }),
  natal('/planets/karakas', relations.karakas, { answer: 'karakas' }),
  natal('/planets/lordships', relations.lordships, { answer: 'lordships' }),
] satisfies Row<keyof typeof answers>[];

export const handler = serve(routes);
