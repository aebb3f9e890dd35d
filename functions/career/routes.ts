import { CareerInput } from '../../lib/schemas/common/areaInput.ts';
import { YearsAheadQuery } from '../../lib/schemas/common/dashaInput.ts';
import { catalog } from '../_shell/reference.ts';
import { natal, nowInEphemeris } from '../_shell/route.ts';
import { serve } from '../_shell/server.ts';
import { analyze } from './analyze.ts';
import { changes } from './changes.ts';
import { tenthLordInNavamsa } from './methodOne.ts';
import { byDasamsa } from './methodThree.ts';
import { byKarakamsha } from './methodTwo.ts';
import { modern } from './modern.ts';
import { ruleCounts } from './ruleCounts.ts';
import { skills } from './skills.ts';
import { success } from './success.ts';
import { timing } from './timing.ts';

export const about = 'Career: work, skills, success and their times by three classical methods';

/** What runs and what passes now decides; B+CT. */
const AHEAD = { usesNow: true, check: nowInEphemeris, input: CareerInput, query: YearsAheadQuery };

export const routes = [
  natal('/career/method-1', tenthLordInNavamsa),
  natal('/career/method-2', byKarakamsha),
  natal('/career/method-3', byDasamsa),
  natal('/career/skills', skills),
  natal('/career/modern', modern),
  natal('/career/success', success),
  natal('/career/changes', changes, AHEAD),
  natal('/career/timing', timing, AHEAD),
  natal('/career/analyze', analyze, AHEAD),
  catalog('/career/rules/count', ruleCounts),
];

export const handler = serve(routes);
