/** Marriage: the 7th and its lord, Venus, the navamsa, the upapada (BPHS 18 and 30; Phaladeepika 10; weights interpretive). */
import { RAJA_YOGAS } from '../../yoga/raja/index.ts';
import { arudhaOfHouse } from '../../jaimini/arudhas.ts';
import { manglik } from '../../dosha/manglik/manglik.ts';
import type { Chart } from '../../chart/chart.ts';
import { bphs } from '../../source.ts';
import { signLord } from '../../tables/signs.ts';
import { reachesSign } from '../../transit/doubleTransit.ts';
import { actingFactor } from '../timing/activation.ts';
import {
  beneficsOn,
  charaSignificator,
  house,
  lord,
  maleficsOn,
  significator,
  standingFactor,
  type FactorRow,
} from '../areaFactors.ts';
import { inVarga, lordInVarga, lordOf, lordWithin, planetItself } from '../vargaFactors.ts';
import { office } from '../areaFacts.ts';
import { windowFact } from '../timing/facts.ts';
import type { Trigger } from '../timing/timingWindows.ts';
import {
  bindusTrigger,
  doubleTransitTrigger,
  jupiterTrigger,
  karaka,
  lordOnly,
  ofHouse,
  significators,
} from '../timing/windowPoints.ts';
import { doshaFactor } from './doshaFactor.ts';
import type { TimedArea } from './areaPrediction.ts';
import { predictionFact as fact, type PredictionFact } from './facts.ts';
import { nthSignFrom } from '../../angle.ts';

const HOUSES = [7, 2, 11] as const;

/** Jupiter is the significator of the husband in the chart of a woman; in other charts he is neutral here. */
const husband: FactorRow<PredictionFact> = (context) => {
  const factor = significator('Jupiter', 6, 'husband')(context);
  if (context.gender === 'female') return factor;
  return { ...factor, text: fact('husband_apart', {}), leaning: 0, weight: 0, observed: { gender: context.gender } };
};

const upapada: FactorRow<PredictionFact> = (context) => {
  const { signIndex } = arudhaOfHouse(context.chart, 12);
  const role = office('upapada_lord', { signIndex });
  return standingFactor(context, 'upapada', signLord(signIndex), role, 5, bphs(30));
};

/** Jupiter on the 7th or its lord; on the 7th from the Moon or from Venus he counts half (interpretive). */
function jupiterOnSeventh(chart: Chart): Trigger {
  const own = jupiterTrigger(chart, 7);
  return {
    ...own,
    at(passing) {
      const sign = passing.Jupiter!;
      const from = (['Moon', 'Venus'] as const).filter((planet) =>
        reachesSign('Jupiter', sign, nthSignFrom(chart.signs[planet], 7)),
      );
      if (from.length === 0) return own.at(passing);
      const text = windowFact('jupiter_blesses_seventh', { signIndex: sign, planets: from });
      return own.at(passing) ?? { points: own.max / 2, text };
    },
  };
}

export const marriage: TimedArea = {
  id: 'marriage',
  name: 'Marriage and partnership',
  sanskrit: 'विवाह एवं दांपत्य',
  matter: 'marriage',
  houses: HOUSES,
  factors: [
    house(7, 10),
    lord(7, 9),
    significator('Venus', 8, 'marriage'),
    husband,
    inVarga('d9', lordOf(7), 4),
    inVarga('d9', planetItself('Venus', 'marriage'), 4),
    lordWithin('d9', 7, 4),
    upapada,
    charaSignificator('DK', 4),
    doshaFactor(manglik, 6),
    maleficsOn(7, 5, ['Saturn', 'Rahu', 'Sun']),
    beneficsOn(7, 6),
    house(2, 2),
    lord(2, 2),
    actingFactor(HOUSES, 8),
  ],
  ladder: {
    house: 7,
    significator: ({ gender }) =>
      gender === 'female' ? { planet: 'Jupiter', matter: 'husband' } : { planet: 'Venus', matter: 'marriage' },
    varga: { id: 'd9', house: 7 },
    yogas: RAJA_YOGAS,
    areYogasShared: true,
    fullYogas: 1.5,
    years: [21, 60],
    servedHouses: HOUSES,
  },
  disclaimer: null,
  plan(context) {
    const { chart, gender } = context;
    const upapadaLord = signLord(arudhaOfHouse(chart, 12).signIndex);
    return {
      significators: significators([
        ...ofHouse(chart, 7, true),
        karaka('Venus', 'marriage'),
        karaka('Jupiter', gender === 'female' ? 'husband' : 'blessing', gender === 'female'),
        lordOnly(chart, 2),
        lordOnly(chart, 11),
        { planet: upapadaLord, reason: office('upapada_ruler', {}) },
        { planet: lordInVarga(context.varga('d9'), 7), reason: office('lord_in_varga', { house: 7, varga: 'd9' }) },
        { planet: 'Rahu', reason: office('unions', {}) },
      ]),
      triggers: [doubleTransitTrigger(chart, 7), jupiterOnSeventh(chart), bindusTrigger(context, 'Jupiter')],
      movers: ['Jupiter', 'Saturn'],
    };
  },
};

/** For those who are married: the same chart speaks of the bond, at any age. */
export const bond: TimedArea = {
  ...marriage,
  matter: 'bond',
};
