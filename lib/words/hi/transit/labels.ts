/** Labels of the parts of a transit's score, in Hindi. */
import type { TransitFacts } from '../../../astro/transit/facts.ts';
import type { Moorti } from '../../../astro/tables/gochara.ts';
import type { Reception } from '../../../astro/transit/points.ts';
import { SCORE_HI } from '../../subjects/score.ts';
import type { Sentences } from '../../sentences.ts';
import { planetHi, planetsHi, rankHi, rankOblique, signHi } from '../grammar.ts';

/** Before the name of the sign. */
const RECEPTIONS: Readonly<Record<Reception, string>> = {
  exalted: 'अपनी उच्च राशि',
  own: 'अपनी राशि',
  friend: 'मित्र की राशि',
  neutral: 'सम ग्रह की राशि',
  enemy: 'शत्रु की राशि',
  debilitated: 'अपनी नीच राशि',
};

/** How a planet came into its sign, by its moorti. */
export const CAME_IN_HI: Readonly<Record<Moorti, string>> = {
  swarna: 'राशि प्रवेश स्वर्ण मूर्ति में',
  rajata: 'राशि प्रवेश रजत मूर्ति में',
  tamra: 'राशि प्रवेश ताम्र मूर्ति में',
  loha: 'राशि प्रवेश लौह मूर्ति में',
};

const place = (house: number) => `जन्म राशि से ${rankHi(house)} भाव`;

export const TRANSIT_LABELS_HI: Sentences<TransitFacts> = {
  ...SCORE_HI,
  every_transit: () => 'हर गोचर की शुरुआत बीच के अंक से',
  good_place: ({ house }) => `${place(house)} शुभ, कोई वेध नहीं`,
  obstructed_place: ({ house, planets, vedhaHouse }) =>
    `${place(house)} शुभ, पर ${rankOblique(vedhaHouse)} भाव में बैठे ${planetsHi(planets)} का वेध`,
  hard_place: ({ house }) => `${place(house)} अशुभ, कोई विपरीत वेध नहीं`,
  relieved_place: ({ house, planets, vedhaHouse }) =>
    `${place(house)} अशुभ, पर ${rankOblique(vedhaHouse)} भाव में बैठे ${planetsHi(planets)} के विपरीत वेध से राहत`,
  own_bindus: ({ bindus, planet, signIndex }) =>
    bindus === 0
      ? `${signHi(signIndex)} राशि में ${planetHi(planet)} का कोई बिंदु नहीं`
      : `${signHi(signIndex)} राशि में ${planetHi(planet)} के 8 में से ${bindus} बिंदु`,
  all_bindus: ({ bindus, signIndex }) => `${signHi(signIndex)} राशि में सर्वाष्टकवर्ग के ${bindus} बिंदु`,
  received: ({ reception, signIndex }) => `${RECEPTIONS[reception]} ${signHi(signIndex)} में`,
  moves_backwards: ({ nature }) => (nature === 'benefic' ? 'वक्री (स्वभाव से शुभ ग्रह)' : 'वक्री (स्वभाव से पाप ग्रह)'),
  came_in: ({ moorti }) => CAME_IN_HI[moorti],
  kaksha_of: ({ isGiven, lord }) => {
    const whose = lord === 'Ascendant' ? 'लग्न' : planetHi(lord);
    return isGiven ? `${whose} की कक्षा, बिंदु मिला` : `${whose} की कक्षा, बिंदु नहीं मिला`;
  },
  centred: () => 'ताकि पैमाने का बीच बहुत-सी कुंडलियों का बीच हो',
  weighed: ({ percent, planet, score }) => `${planetHi(planet)}: 100 में से ${score}, हिस्सा ${percent}%`,
};
