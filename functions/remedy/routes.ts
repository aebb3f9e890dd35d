import type { answers } from '../../lib/schemas/remedy/answers.ts';
import { natal, nowInEphemeris, type Row } from '../_shell/kinds/natal.ts';
import { serve } from '../_shell/server.ts';
import { donations, fasts, yantras } from './acts.ts';
import { gemstones } from './gemstones.ts';
import { rudrakshas } from './rudrakshas.ts';
import { mantras, pujas } from './worship.ts';

export const about = 'Remedies: what in a chart calls for which, how urgently, and when and how each is done';

/** The answer depends on current periods, the transit of Saturn, and the next dates. */
const NOW = { usesNow: true, check: nowInEphemeris };

export const routes = [
  natal('/remedy/gemstones', gemstones, { answer: 'gemstones', ...NOW }),
  natal('/remedy/mantras', mantras, { answer: 'mantras', ...NOW }),
  natal('/remedy/donations', donations, { answer: 'donations', ...NOW }),
  natal('/remedy/fasting', fasts, { answer: 'fasting', ...NOW }),
  natal('/remedy/puja', pujas, { answer: 'puja', ...NOW }),
  natal('/remedy/rudraksha', rudrakshas, { answer: 'rudraksha', ...NOW }),
  natal('/remedy/yantra', yantras, { answer: 'yantra', ...NOW }),
] satisfies Row<keyof typeof answers>[];

export const handler = serve(routes);
