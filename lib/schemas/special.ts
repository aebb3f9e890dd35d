/** Records of /special, by path; those of each topic are in files of their own. */
import { endpoint, type Records } from './records.ts';
import { Gandanta } from './specialGandanta.ts';
import { MrityuBhaga } from './specialMrityubhaga.ts';
import { DivisionalChart } from './varga.ts';

export const endpoints: Records = {
  '/special/drekkana': endpoint(
    'Drekkana chart: siblings and courage',
    'The chart of the thirds of signs (D3), read for brothers and sisters and for courage.',
    DivisionalChart,
  ),
  '/special/gandanta': endpoint(
    'Gandanta',
    'Planets and the ascendant at the junctions of water and fire signs: how near, how strong, what each means in this chart and what eases it; with the tithi gandanta of the birth.',
    Gandanta,
  ),
  '/special/hora-chart': endpoint(
    'Hora chart: wealth',
    'The chart of the halves of signs (D2), read for wealth and its sources.',
    DivisionalChart,
  ),
  '/special/mrityubhaga': endpoint(
    'Mrityu bhaga: critical degrees',
    'The nine planets, the ascendant and Mandi by the critical degrees of Jataka Parijata: the degree of each sign, the distance, what softens it, and what to look after.',
    MrityuBhaga,
  ),
};
