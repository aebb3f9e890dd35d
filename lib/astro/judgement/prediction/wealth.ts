/** Wealth: the 2nd and the 11th, Jupiter, yogas of wealth and of want, the point of riches (BPHS 13 and 22; Uttara Kalamrita 4; weights interpretive). */
import { induSignIndex } from '../../chart/induAscendant.ts';
import { occupantsOfSign } from '../../jaimini/signHouses.ts';
import { isBenefic } from '../../planet/nature.ts';
import { uttaraKalamrita } from '../../source.ts';
import { SIGNS, signLord } from '../../tables/signs.ts';
import { DARIDRA_YOGAS } from '../../yoga/daridra/index.ts';
import { DHANA_YOGAS } from '../../yoga/dhana/index.ts';
import { areaFactor, bindusIn, house, lord, significator, yogasFormed, type FactorRow } from '../areaFactors.ts';
import { leaningOf, SCALES } from '../areaScore.ts';
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
import { predictionFact as fact, type PredictionFact } from './facts.ts';

const HOUSES = [2, 11, 5, 9] as const;

/** A benefic in the indu lagna counts fully, a malefic one third; an empty one by its lord, half. */
const LEANINGS = { benefic: 1, malefic: 0.3, lord: 0.5 };

const induAscendant: FactorRow<PredictionFact> = ({ chart, strengths }) => {
  const signIndex = induSignIndex(chart);
  const ruler = signLord(signIndex);
  const inside = occupantsOfSign(chart, signIndex);
  const hasBenefic = inside.some((planet) => isBenefic(chart, planet));
  const { value } = strengths[ruler];
  return areaFactor<PredictionFact>({
    id: 'indu_lagna',
    text:
      inside.length > 0
        ? fact('riches_held', { signIndex, planets: inside })
        : fact('riches_empty', { signIndex, lord: ruler, score: value }),
    leaning:
      inside.length === 0
        ? leaningOf(value, SCALES.planet) * LEANINGS.lord
        : hasBenefic
          ? LEANINGS.benefic
          : LEANINGS.malefic,
    weight: 3,
    planets: inside.length > 0 ? inside : [ruler],
    observed: { sign: SIGNS[signIndex]!, occupants: inside, lord: ruler },
    source: uttaraKalamrita(4),
  });
};

export const wealth: TimedArea = {
  id: 'wealth',
  name: 'Wealth and gains',
  sanskrit: 'धन एवं लाभ',
  matter: 'wealth',
  houses: HOUSES,
  factors: [
    house(2, 8),
    house(11, 9),
    lord(2, 4.5),
    lord(11, 4.5),
    significator('Jupiter', 7, 'wealth'),
    yogasFormed('dhana', DHANA_YOGAS, 9, 50),
    lord(5, 2.5),
    lord(9, 2.5),
    bindusIn([2, 11], 4),
    yogasFormed('daridra', DARIDRA_YOGAS, 6),
    induAscendant,
  ],
  ladder: {
    house: 2,
    significator: () => ({ planet: 'Jupiter', matter: 'wealth' }),
    varga: { id: 'd2', house: 2 },
    yogas: DHANA_YOGAS,
    fullYogas: 2,
    years: [22, 65],
    servedHouses: HOUSES,
  },
  disclaimer: 'wealth',
  plan(context) {
    const { chart } = context;
    return {
      significators: significators([
        lordOnly(chart, 2, true),
        lordOnly(chart, 11, true),
        ...ofHouse(chart, 2),
        ...ofHouse(chart, 11),
        karaka('Jupiter', 'wealth'),
        karaka('Venus', 'comforts', false),
        lordOnly(chart, 5),
        lordOnly(chart, 9),
        { planet: signLord(induSignIndex(chart)), reason: office('indu_lord', {}) },
      ]),
      triggers: [doubleTransitTrigger(chart, 11), jupiterTrigger(chart, 11, 2), bindusTrigger(context, 'Jupiter')],
      movers: ['Jupiter', 'Saturn'],
    };
  },
};
