/** Records of /special, by path; those of each topic are in files of their own. */
import { endpoint, type Records } from './records.ts';
import { DivisionalChart } from './varga.ts';

export const endpoints: Records = {
  '/special/drekkana': endpoint(
    'Drekkana chart: siblings and courage',
    'The chart of the thirds of signs (D3), read for brothers and sisters and for courage.',
    DivisionalChart,
  ),
  '/special/hora-chart': endpoint(
    'Hora chart: wealth',
    'The chart of the halves of signs (D2), read for wealth and its sources.',
    DivisionalChart,
  ),
};
