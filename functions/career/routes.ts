import { natal } from '../_shell/route.ts';
import { serve } from '../_shell/server.ts';
import { tenthLordInNavamsa } from './methodOne.ts';
import { byDasamsa } from './methodThree.ts';
import { byKarakamsha } from './methodTwo.ts';
import { modern } from './modern.ts';
import { skills } from './skills.ts';

export const about = 'Career: work, skills, success and their times by three classical methods';

export const routes = [
  natal('/career/method-1', tenthLordInNavamsa),
  natal('/career/method-2', byKarakamsha),
  natal('/career/method-3', byDasamsa),
  natal('/career/skills', skills),
  natal('/career/modern', modern),
];

export const handler = serve(routes);
