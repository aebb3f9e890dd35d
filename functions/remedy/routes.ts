import { natal, nowInEphemeris } from '../_shell/route.ts';
import { serve } from '../_shell/server.ts';
import { donations, fasts, yantras } from './acts.ts';
import { gemstones } from './gemstones.ts';
import { rudrakshas } from './rudrakshas.ts';
import { mantras, pujas } from './worship.ts';

export const about = 'Remedies: what in a chart calls for which, how urgently, and when and how each is done';

/** Which periods run, where Saturn passes and which dates come next depend on now. */
const NOW = { usesNow: true, check: nowInEphemeris };

export const routes = [
  natal('/remedy/gemstones', gemstones, NOW),
  natal('/remedy/mantras', mantras, NOW),
  natal('/remedy/donations', donations, NOW),
  natal('/remedy/fasting', fasts, NOW),
  natal('/remedy/puja', pujas, NOW),
  natal('/remedy/rudraksha', rudrakshas, NOW),
  natal('/remedy/yantra', yantras, NOW),
];

export const handler = serve(routes);
