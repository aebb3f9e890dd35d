/** Marriage: the 7th and its lord, Venus, the navamsa, the upapada (BPHS 18 and 30; Phaladeepika 10; weights interpretive). */
import { arudhaOfHouse } from '../../jaimini/arudhas.ts';
import { isStrongBySign } from '../../dignity.ts';
import { manglikHouses, MANGLIK_READING } from '../../dosha/manglikPlaces.ts';
import { isInfluencing } from '../../aspects.ts';
import { bphs, practice } from '../../source.ts';
import { SIGNS } from '../../tables/signs.ts';
import { ordinal } from '../../words.ts';
import { actingFactor } from '../activation.ts';
import {
  areaFactor,
  beneficsOn,
  charaSignificator,
  house,
  lord,
  maleficsOn,
  significator,
  standingFactor,
  type FactorRow,
} from '../areaFactors.ts';
import { inVarga, lordInVarga, lordOf, lordWithin, planetItself } from '../areaFactorsVarga.ts';
import {
  bindusTrigger,
  doubleTransitTrigger,
  jupiterTrigger,
  karaka,
  lordOnly,
  ofHouse,
  significators,
} from '../timingParts.ts';
import type { TimedArea } from './lifeArea.ts';

const HOUSES = [7, 2, 11] as const;

/** Jupiter stands for the husband in the chart of a woman; in other charts he says nothing here. */
const husband: FactorRow = (scene) => {
  const factor = significator('Jupiter', 6, 'the husband')(scene);
  if (scene.gender === 'female') return factor;
  const text = 'Jupiter, significator of the husband, is weighed in the charts of women alone';
  return { ...factor, text, leaning: 0, weight: 0, observed: { gender: scene.gender } };
};

const upapada: FactorRow = (scene) => {
  const { lord: planet, signIndex } = arudhaOfHouse(scene.chart, 12);
  const role = `lord of the sign of the upapada’s house, the upapada being ${SIGNS[signIndex]!}`;
  return standingFactor(scene, 'upapada', planet, role, 5, bphs(30));
};

/** Mars in the 1st, 4th, 7th, 8th or 12th; halved where he is strong by sign or Jupiter holds him. */
const manglik: FactorRow = ({ chart }) => {
  const { dignity, house: at } = chart.planets.Mars;
  const isFormed = manglikHouses(MANGLIK_READING).includes(at);
  const relief = isStrongBySign(dignity)
    ? 'Mars is strong by sign'
    : isInfluencing(chart, 'Jupiter', 'Mars')
      ? 'Jupiter holds Mars'
      : null;
  return areaFactor({
    id: 'manglik',
    text: isFormed ? `Mars in the ${ordinal(at)} makes manglik` : `Mars in the ${ordinal(at)} makes no manglik`,
    leaning: isFormed ? -1 : 0,
    weight: 6,
    planets: ['Mars'],
    houses: [at],
    observed: { house: at, dignity },
    source: practice('Manglik by the ascendant: tradition of the South, ascribed to the Devakerala'),
    halvedBy: isFormed ? relief : null,
  });
};

export const marriage: TimedArea = {
  id: 'marriage',
  name: 'Marriage and partnership',
  sanskrit: 'विवाह एवं दाम्पत्य',
  matter: 'marriage',
  houses: HOUSES,
  factors: [
    house(7, 10),
    lord(7, 9),
    significator('Venus', 8, 'marriage'),
    husband,
    inVarga('d9', lordOf(7), 4),
    inVarga('d9', planetItself('Venus', 'significator of marriage'), 4),
    lordWithin('d9', 7, 4),
    upapada,
    charaSignificator('DK', 'Darakaraka', 4),
    manglik,
    maleficsOn(7, 5, ['Saturn', 'Rahu', 'Sun']),
    beneficsOn(7, 6),
    house(2, 2),
    lord(2, 2),
    actingFactor(HOUSES, 8),
  ],
  counsel: {
    kind: 'Let the bond grow in the open, and give it the time that it repays.',
    mixed: 'Say early what you expect, and choose for character before charm.',
    hard: 'Take time to know each other, settle differences in calm weeks, and let counsel help before a quarrel decides.',
  },
  disclaimer: null,
  plan(scene) {
    const { chart, gender } = scene;
    const { lord: ofUpapada } = arudhaOfHouse(chart, 12);
    return {
      significators: significators([
        ...ofHouse(chart, 7, true),
        karaka('Venus', 'marriage'),
        karaka('Jupiter', gender === 'female' ? 'the husband' : 'blessing', gender === 'female'),
        lordOnly(chart, 2),
        lordOnly(chart, 11),
        { planet: ofUpapada, reason: 'lord for the upapada' },
        { planet: lordInVarga(scene.varga('d9'), 7), reason: 'lord of the 7th of the navamsa' },
        { planet: 'Rahu', reason: 'brings unions by later practice' },
      ]),
      triggers: [doubleTransitTrigger(chart, 7), jupiterTrigger(chart, 7), bindusTrigger(scene, 'Jupiter')],
      movers: ['Jupiter', 'Saturn'],
      ages: [18, 60],
    };
  },
};
