/** Children: the 5th and its lord, Jupiter, the saptamsa, the points of fertility (BPHS 16; Phaladeepika 12; weights interpretive). */
import { RAJA_YOGAS } from '../../yoga/raja/index.ts';
import { charaKaraka } from '../../jaimini/charaKarakas.ts';
import { beneficsOn, charaSignificator, house, lord, maleficsOn, significator } from '../areaFactors.ts';
import { inVarga, lordInVarga, lordOf, lordWithin } from '../vargaFactors.ts';
import {
  bindusTrigger,
  doubleTransitTrigger,
  jupiterTrigger,
  karaka,
  lordOnly,
  ofHouse,
  significators,
} from '../timing/windowPoints.ts';
import { office } from '../areaFacts.ts';
import type { TimedArea } from './areaPrediction.ts';
import { sphutaFactors } from './sphutas.ts';

export const children: TimedArea = {
  id: 'children',
  name: 'Children',
  sanskrit: 'संतान',
  matter: 'children',
  houses: [5, 9, 2, 11],
  factors: [
    house(5, 10),
    lord(5, 9),
    significator('Jupiter', 9, 'children'),
    inVarga('d7', lordOf(5), 3.5),
    lordWithin('d7', 1, 3.5),
    charaSignificator('PK', 4),
    maleficsOn(5, 6, ['Saturn', 'Rahu', 'Ketu', 'Mars', 'Sun']),
    beneficsOn(5, 4),
    ...sphutaFactors(3),
  ],
  ladder: {
    house: 5,
    significator: () => ({ planet: 'Jupiter', matter: 'children' }),
    varga: { id: 'd7', house: 5 },
    yogas: RAJA_YOGAS,
    areYogasShared: true,
    fullYogas: 1.5,
    years: [21, 60],
    servedHouses: [5, 9],
  },
  disclaimer: 'children',
  plan(context) {
    const { chart, karakas } = context;
    return {
      significators: significators([
        ...ofHouse(chart, 5, true),
        karaka('Jupiter', 'children'),
        lordOnly(chart, 9),
        lordOnly(chart, 2),
        lordOnly(chart, 11),
        { planet: charaKaraka(karakas, 'PK').planet, reason: office('karaka', { karaka: 'PK' }) },
        { planet: lordInVarga(context.varga('d7'), 5), reason: office('lord_in_varga', { house: 5, varga: 'd7' }) },
      ]),
      triggers: [doubleTransitTrigger(chart, 5), jupiterTrigger(chart, 5), bindusTrigger(context, 'Jupiter')],
      movers: ['Jupiter', 'Saturn'],
    };
  },
};
