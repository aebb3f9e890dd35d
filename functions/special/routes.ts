import { natal } from '../_shell/route.ts';
import { serve } from '../_shell/server.ts';
import { drekkana, horaChart } from './charts.ts';

export const about = 'Special techniques: sensitive degrees, length of life by thirds, and charts read for one matter';

export const routes = [natal('/special/drekkana', drekkana), natal('/special/hora-chart', horaChart)];

export const handler = serve(routes);
