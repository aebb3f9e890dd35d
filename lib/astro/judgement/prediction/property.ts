/** Property: the 4th and its lord, Mars for land, Saturn for houses, Venus for vehicles, the chaturthamsa (BPHS 15; weights interpretive). */
import { house, linkedLords, lord, significator } from '../areaFactors.ts';
import { inVarga, lordOf, lordWithin } from '../vargaFactors.ts';
import type { LifeArea } from './areaPrediction.ts';

export const property: LifeArea = {
  id: 'property',
  name: 'Home, land and vehicles',
  sanskrit: 'गृह, भूमि एवं वाहन',
  matter: 'property',
  houses: [4, 11, 2],
  factors: [
    house(4, 10),
    lord(4, 9),
    significator('Mars', 7, 'land'),
    significator('Saturn', 5, 'buildings'),
    significator('Venus', 3, 'vehicles'),
    inVarga('d4', lordOf(4), 4),
    lordWithin('d4', 4, 3),
    linkedLords(4, 11, 3),
    linkedLords(4, 2, 2),
  ],
  counsel: {
    kind: 'Buy for long use rather than quick sale: what you own of the earth tends to grow.',
    mixed: 'Have papers and neighbours looked at before you pay, and keep the loan below what feels easy.',
    hard: 'Rent, share or wait rather than strain; settle shares in family property in writing and in calm.',
  },
  disclaimer: 'property',
  ages: {
    from: 18,
    to: Infinity,
    early: 'Told for later life: until 18 it speaks of the home that the family makes.',
    late: null,
  },
};
