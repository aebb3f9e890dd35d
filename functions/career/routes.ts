import { serve } from '../_shell/server.ts';

export const about = 'Career: work, skills, success and their times by three classical methods';

export const routes = [];

export const handler = serve(routes);
