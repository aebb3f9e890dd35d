import type { CareerAnalysis } from '../../lib/schemas/career/analysis.ts';
import { CareerInput } from '../../lib/schemas/common/areaInput.ts';
import { YearsAheadQuery } from '../../lib/schemas/common/queries.ts';
import type { answers } from '../../lib/schemas/career/answers.ts';
import { catalog } from '../_shell/kinds/reference.ts';
import { natal, nowInEphemeris, type Row } from '../_shell/kinds/natal.ts';
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

/** Which long periods are past, run or lie ahead depends on now. */
const PERIODS = { usesNow: true };

/** The answer depends on current periods and transits; B+CT. */
const AHEAD = { usesNow: true, check: nowInEphemeris, input: CareerInput, query: YearsAheadQuery };

/** Parts of the whole that may be asked for alone. */
const SECTIONS = [
  'headline',
  'short',
  'verdict',
  'manner',
  'method_1',
  'method_2',
  'method_3',
  'ranking',
  'professions',
  'skills',
  'success',
  'timing',
  'past_events',
  'modern',
  'counsel',
  'summary',
  'sources',
] as const satisfies readonly (keyof CareerAnalysis)[];

export const routes = [
  natal('/career/method-1', tenthLordInNavamsa, { answer: 'methodOne', ...PERIODS }),
  natal('/career/method-2', byKarakamsha, { answer: 'methodTwo', ...PERIODS }),
  natal('/career/method-3', byDasamsa, { answer: 'methodThree', ...PERIODS }),
  natal('/career/skills', skills, { answer: 'skills' }),
  natal('/career/modern', modern, { answer: 'modern', ...PERIODS }),
  natal('/career/success', success, { answer: 'success' }),
  natal('/career/changes', changes, { answer: 'changes', ...AHEAD }),
  natal('/career/timing', timing, { answer: 'timing', ...AHEAD }),
  natal('/career/analyze', analyze, { answer: 'analyze', ...AHEAD, asks: { sections: SECTIONS } }),
  catalog('/career/rules/count', ruleCounts, { answer: 'ruleCounts' }),
] satisfies Row<keyof typeof answers>[];

export const handler = serve(routes);
