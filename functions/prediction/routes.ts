import { career } from '../../lib/astro/judgement/prediction/career.ts';
import { children } from '../../lib/astro/judgement/prediction/children.ts';
import { education } from '../../lib/astro/judgement/prediction/education.ts';
import { health } from '../../lib/astro/judgement/prediction/health.ts';
import { property } from '../../lib/astro/judgement/prediction/property.ts';
import { spiritual } from '../../lib/astro/judgement/prediction/spiritual.ts';
import { travel } from '../../lib/astro/judgement/prediction/travel.ts';
import { wealth } from '../../lib/astro/judgement/prediction/wealth.ts';
import { YearsAheadQuery } from '../../lib/schemas/common/dashaInput.ts';
import { LifeAreaQuery } from '../../lib/schemas/prediction/inputs.ts';
import { natal, nowInEphemeris } from '../_shell/route.ts';
import { serve } from '../_shell/server.ts';
import { marriageOrBond } from './marital.ts';
import { multiRuleAnalysis } from './multi.ts';
import { predicted } from './results.ts';
import { timed } from './timing.ts';

export const about = 'Predictions: what each matter of life is promised, what acts now, and when it ripens';

/** What runs and what passes now decides. */
const NOW = { usesNow: true, check: nowInEphemeris };
const AHEAD = { ...NOW, query: YearsAheadQuery };

export const routes = [
  natal('/prediction/marriage', predicted(marriageOrBond), NOW),
  natal('/prediction/marriage-timing', timed(marriageOrBond), AHEAD),
  natal('/prediction/career', predicted(career), NOW),
  natal('/prediction/career-timing', timed(career), AHEAD),
  natal('/prediction/wealth', predicted(wealth), NOW),
  natal('/prediction/wealth-timing', timed(wealth), AHEAD),
  natal('/prediction/health', predicted(health), NOW),
  natal('/prediction/health-timing', timed(health), AHEAD),
  natal('/prediction/children', predicted(children), NOW),
  natal('/prediction/child-timing', timed(children), AHEAD),
  natal('/prediction/education', predicted(education), NOW),
  natal('/prediction/property', predicted(property), NOW),
  natal('/prediction/spiritual', predicted(spiritual), NOW),
  natal('/prediction/travel', predicted(travel), NOW),
  natal('/prediction/multi-rule-analysis', multiRuleAnalysis, { ...NOW, query: LifeAreaQuery }),
];

export const handler = serve(routes);
