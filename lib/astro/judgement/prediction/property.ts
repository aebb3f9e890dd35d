/** Property: the 4th and its lord, Mars for land, Saturn for houses, Venus for vehicles, the chaturthamsa (BPHS 15; weights interpretive). */
import { RAJA_YOGAS } from '../../yoga/raja/index.ts';
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
  ladder: {
    house: 4,
    significator: () => ({ planet: 'Mars', matter: 'land' }),
    varga: { id: 'd4', house: 4 },
    yogas: RAJA_YOGAS,
    areYogasShared: true,
    fullYogas: 1.5,
    years: [25, 70],
    servedHouses: [4, 11, 2],
  },
  disclaimer: 'property',
};
