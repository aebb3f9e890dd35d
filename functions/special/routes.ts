import { natal } from '../_shell/route.ts';
import { serve } from '../_shell/server.ts';
import { drekkana, horaChart } from './charts.ts';
import { gandanta } from './gandanta.ts';
import { mrityuBhaga } from './mrityubhaga.ts';

export const about = 'Special techniques: sensitive degrees, length of life by thirds, and charts read for one matter';

export const routes = [
  natal('/special/drekkana', drekkana),
  natal('/special/gandanta', gandanta),
  natal('/special/hora-chart', horaChart),
  natal('/special/mrityubhaga', mrityuBhaga),
];

export const handler = serve(routes);
