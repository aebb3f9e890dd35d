import { marriage } from '../../lib/astro/area/prediction/marriage.ts';
import { YearsAheadQuery } from '../../lib/schemas/dashaInputs.ts';
import { natal, nowInEphemeris } from '../_shell/route.ts';
import { serve } from '../_shell/server.ts';
import { predicted } from './results.ts';
import { timed } from './timing.ts';

export const about = 'Predictions: what each matter of life is promised, what acts now, and when it ripens';

/** What runs and what passes now decides. */
const NOW = { usesNow: true, check: nowInEphemeris };
const AHEAD = { ...NOW, query: YearsAheadQuery };

export const routes = [
  natal('/prediction/marriage', predicted(marriage), NOW),
  natal('/prediction/marriage-timing', timed(marriage), AHEAD),
];

export const handler = serve(routes);
