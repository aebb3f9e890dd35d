/** The spiritual path: the 9th and the 12th, Jupiter and Ketu, the 12th from karakamsha, the vimsamsa (BPHS 20, 23 and 33; JS 1.2; weights interpretive). */
import { houseFromSign } from '../../jaimini/signHouses.ts';
import { charaKaraka } from '../../jaimini/charaKarakas.ts';
import { isBenefic } from '../../planet/nature.ts';
import { jaiminiSutras } from '../../source.ts';
import { SIGNS } from '../../tables/signs.ts';
import { SANNYASA_YOGAS } from '../../yoga/sannyasa/index.ts';
import { areaFactor, charaSignificator, house, significator, yogasFormed, type FactorRow } from '../areaFactors.ts';
import { inVarga, lordOf, lordWithin, planetItself } from '../vargaFactors.ts';
import type { LifeArea } from './areaPrediction.ts';
import { predictionFact as fact, type PredictionFact } from './facts.ts';

/** Leaning of planets there: Ketu leads to release, benefics help, other malefics ask for effort. Interpretive but for Ketu. */
const LEANINGS = { ketu: 1, benefic: 0.7, malefic: -0.4, aspected: 0.5 };

/** The 12th from karakamsha, read in the navamsa: the place of release. */
const releasePlace: FactorRow<PredictionFact> = ({ chart, karakas, navamsa }) => {
  const { planet: self } = charaKaraka(karakas, 'AK');
  const { aspectedBy, occupants, signIndex } = houseFromSign(navamsa, navamsa.signs[self], 12);
  const kind = (planet: (typeof occupants)[number]) =>
    planet === 'Ketu' ? LEANINGS.ketu : isBenefic(chart, planet) ? LEANINGS.benefic : LEANINGS.malefic;
  const those = occupants.length > 0 ? occupants : aspectedBy;
  const sum = those.reduce((total, planet) => total + kind(planet), 0);
  const leaning = occupants.length > 0 ? sum : sum * LEANINGS.aspected;
  return areaFactor({
    id: 'twelfth_from_karakamsha',
    text: fact('release_place', { signIndex, planets: those, isAspect: occupants.length === 0 }),
    leaning: Math.max(-1, Math.min(leaning, 1)),
    weight: 3,
    planets: those,
    observed: { sign: SIGNS[signIndex]!, occupants, aspected_by: aspectedBy },
    source: jaiminiSutras('1.2'),
  });
};

export const spiritual: LifeArea = {
  id: 'spiritual',
  name: 'Spiritual path',
  sanskrit: 'अध्यात्म',
  matter: 'spiritual',
  houses: [9, 12, 5],
  furtheringNodes: ['Ketu'],
  factors: [
    house(9, 8),
    house(12, 7),
    significator('Jupiter', 8, 'wisdom'),
    significator('Ketu', 7, 'release'),
    significator('Saturn', 4, 'renunciation'),
    charaSignificator('AK', 3),
    releasePlace,
    yogasFormed('sannyasa', SANNYASA_YOGAS, 5),
    inVarga('d20', lordOf(9), 2),
    inVarga('d20', planetItself('Jupiter', 'wisdom'), 2),
    lordWithin('d20', 1, 2),
  ],
  ladder: {
    house: 9,
    significator: () => ({ planet: 'Jupiter', matter: 'wisdom' }),
    varga: { id: 'd20', house: 9 },
    yogas: SANNYASA_YOGAS,
    fullYogas: 1.5,
    years: [30, 80],
    servedHouses: [9, 12, 5],
  },
  disclaimer: null,
};
