import { career } from '../../lib/astro/judgement/prediction/career.ts';
import { children } from '../../lib/astro/judgement/prediction/children.ts';
import { education } from '../../lib/astro/judgement/prediction/education.ts';
import { health } from '../../lib/astro/judgement/prediction/health.ts';
import { property } from '../../lib/astro/judgement/prediction/property.ts';
import { spiritual } from '../../lib/astro/judgement/prediction/spiritual.ts';
import { travel } from '../../lib/astro/judgement/prediction/travel.ts';
import { wealth } from '../../lib/astro/judgement/prediction/wealth.ts';
import { EventfulBirth } from '../../lib/schemas/common/eventInputs.ts';
import { childrenFields, partnerFields } from '../../lib/records/evidence/people.ts';
import { wealthFields } from '../../lib/records/evidence/wealthSources.ts';
import { YearsAheadQuery } from '../../lib/schemas/common/queries.ts';
import { LifeAreaQuery } from '../../lib/schemas/prediction/inputs.ts';
import type { answers } from '../../lib/schemas/prediction/answers.ts';
import { natal, nowInEphemeris, type Row } from '../_shell/kinds/natal.ts';
import { serve } from '../_shell/server.ts';
import { marriageOrBond } from './person.ts';
import { multiRuleAnalysis } from './multi.ts';
import { predicted } from './results.ts';
import { timed } from './timing.ts';

export const about = 'Predictions: what each matter of life is promised, what acts now, and when it ripens';

/** The answer depends on current periods and transits. */
const NOW = { usesNow: true, check: nowInEphemeris, input: EventfulBirth };
const AHEAD = { ...NOW, query: YearsAheadQuery };

/** The windows of time may be ended early. */
const WINDOWS = { asks: { list: 'windows' } };

export const routes = [
  natal(
    '/prediction/marriage',
    predicted(marriageOrBond, (area, { names }) => partnerFields(area, names)),
    { answer: 'marriage', ...NOW },
  ),
  natal('/prediction/marriage-timing', timed(marriageOrBond), { answer: 'marriageTiming', ...AHEAD, ...WINDOWS }),
  natal('/prediction/career', predicted(career), { answer: 'career', ...NOW }),
  natal('/prediction/career-timing', timed(career), { answer: 'careerTiming', ...AHEAD, ...WINDOWS }),
  natal('/prediction/wealth', predicted(wealth, wealthFields), { answer: 'wealth', ...NOW }),
  natal('/prediction/wealth-timing', timed(wealth), { answer: 'wealthTiming', ...AHEAD, ...WINDOWS }),
  natal('/prediction/health', predicted(health), { answer: 'health', ...NOW }),
  natal('/prediction/health-timing', timed(health), { answer: 'healthTiming', ...AHEAD, ...WINDOWS }),
  natal(
    '/prediction/children',
    predicted(children, (area, { names }) => childrenFields(area, names)),
    { answer: 'children', ...NOW },
  ),
  natal('/prediction/child-timing', timed(children), { answer: 'childTiming', ...AHEAD, ...WINDOWS }),
  natal('/prediction/education', predicted(education), { answer: 'education', ...NOW }),
  natal('/prediction/property', predicted(property), { answer: 'property', ...NOW }),
  natal('/prediction/spiritual', predicted(spiritual), { answer: 'spiritual', ...NOW }),
  natal('/prediction/travel', predicted(travel), { answer: 'travel', ...NOW }),
  natal('/prediction/multi-rule-analysis', multiRuleAnalysis, {
    answer: 'multiRuleAnalysis',
    usesNow: true,
    check: nowInEphemeris,
    query: LifeAreaQuery,
  }),
] satisfies Row<keyof typeof answers>[];

export const handler = serve(routes);
