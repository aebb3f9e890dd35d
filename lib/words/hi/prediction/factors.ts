/** What the factors of matters of life say in Hindi: clauses that stand alone with a full stop. */
import type { Status } from '../../../astro/rule.ts';
import type { BlendFacts, PredictionFacts, SphutaId } from '../../../astro/judgement/prediction/facts.ts';
import { yogaName } from '../../../astro/judgement/yogaWords.ts';
import type { Sentences } from '../../sentences.ts';
import { AREA_HI } from '../area/areaWords.ts';
import {
  countHi,
  houseOblique,
  inHouse,
  inSign,
  isOrAre,
  listHi,
  lordShort,
  planetHi,
  planetsHi,
  signHi,
} from '../grammar.ts';
import { STUDY_FACTORS_HI } from '../vidya/factors.ts';

const SPHUTAS: Readonly<Record<SphutaId, string>> = { beeja_sphuta: 'बीज स्फुट', kshetra_sphuta: 'क्षेत्र स्फुट' };

const SPHUTA_STRENGTHS = ['धीमा है', 'मध्यम बल का है', 'बलवान है'] as const;

type SphutaArgs = Pick<PredictionFacts['sphuta'], 'sphuta' | 'signIndex' | 'navamsaSignIndex'>;

const sphutaHi = ({ navamsaSignIndex, signIndex, sphuta }: SphutaArgs) =>
  `${SPHUTAS[sphuta]} ${inSign(signIndex)} और नवांश में ${inSign(navamsaSignIndex)} है`;

const RAHU_SIDES: Readonly<Record<PredictionFacts['rahu_draws']['side'], string>> = {
  outwards: 'बाहर की ओर ले जाता है',
  home: 'घर के पास रखता है',
  neither: 'न बाहर ले जाता है, न रोकता है',
};

const STATUSES: Readonly<Record<Status, string>> = {
  active: 'कुछ हल्का है',
  partial: 'आंशिक है',
  absent: 'असर नहीं करता',
  unknown: 'पूरा ज्ञात नहीं',
  reduced: 'हल्का हो गया है',
  cancelled: 'कट गया है',
};

function bondHi(
  bond: PredictionFacts['strain']['bonds'][number],
  { house, ruler, self }: PredictionFacts['strain'],
): string {
  switch (bond) {
    case 'self_there':
      return `लग्नेश ${planetHi(self)} ${inHouse(house)} है`;
    case 'ruler_here':
      return `${lordShort(house)} ${planetHi(ruler)} लग्न में है`;
    case 'lords_bound':
      return `${lordShort(house)} ${planetHi(ruler)} का लग्नेश ${planetHi(self)} से संबंध है`;
    case 'moon_there':
      return `चंद्रमा ${inHouse(house)} है`;
    case 'sun_there':
      return `सूर्य ${inHouse(house)} है`;
  }
}

export const PREDICTION_FACTORS_HI: Sentences<PredictionFacts> = {
  ...STUDY_FACTORS_HI,
  ...AREA_HI,
  dosha_stands: ({ name, reliefs: [relief], status }) =>
    relief === undefined ? `${name.hi} बनता है` : `${name.hi} बनता है, पर ${STATUSES[status]}, क्योंकि ${relief.hi}`,
  dosha_absent: ({ name }) => `${name.hi} नहीं बनता`,
  husband_apart: () => 'पति का कारक गुरु केवल स्त्री की कुंडली में गिना जाता है',
  strain: (strain) =>
    strain.bonds.length > 0
      ? listHi(strain.bonds.map((bond) => bondHi(bond, strain)))
      : `${houseOblique(strain.house)} और उसके स्वामी का लग्न, लग्नेश, चंद्रमा और सूर्य से कोई संबंध नहीं है`,
  self_supported: ({ planets }) => `${planetsHi(planets)} से लग्नेश को बल मिलता है`,
  tender_signs: ({ results }) =>
    results.length > 0
      ? `पुराने ग्रंथ यहाँ यह संकेत बताते हैं: ${listHi(results.map(({ hi }) => hi))}`
      : 'कोमल सेहत का कोई संकेत बिना राहत के नहीं है',
  passes_tender: ({ house, place, planet, signIndex }) => {
    const passes = `गोचर में ${planetHi(planet)} ${inSign(signIndex)} है`;
    if (place === null) return `${passes}, ${inHouse(house)}, और सेहत के किसी स्थान पर नहीं`;
    return place.isMoon ? `${passes}, जन्म के चंद्रमा पर` : `${passes}, ${houseOblique(place.house)} पर`;
  },
  sphuta: ({ met, ...place }) => `${sphutaHi(place)}, और ${SPHUTA_STRENGTHS[met]}`,
  sphuta_apart: ({ gender, ...place }) =>
    `${sphutaHi(place)}; यह ${gender === 'male' ? 'पुरुष' : 'स्त्री'} की कुंडली में गृहस्थी के वर्षों में ही गिना जाता है`,
  release_place: ({ isAspect, planets, signIndex }) => {
    const where = `कारकांश से बारहवें स्थान ${signHi(signIndex)}`;
    if (planets.length === 0) return `${where} में कोई ग्रह नहीं और उस पर किसी की दृष्टि नहीं है`;
    return isAspect
      ? `${where} पर ${planetsHi(planets)} की दृष्टि है`
      : `${where} में ${planetsHi(planets)} ${isOrAre(planets.length)}`;
  },
  rahu_draws: ({ house, side }) => `${houseOblique(house)} का राहु ${RAHU_SIDES[side]}`,
  movable_signs: ({ planets }) =>
    planets.length === 0
      ? 'कोई ग्रह चर राशि में नहीं है'
      : `चर राशियों में ${countHi(planets.length)} ग्रह ${isOrAre(planets.length)}: ${planetsHi(planets)}`,
  lords_travel: ({ count }) =>
    count > 0
      ? `यात्रा के भावों में लग्न, तीसरे, चौथे, नौवें और बारहवें भाव के ${countHi(count)} स्वामी ${isOrAre(count)}`
      : `लग्न, तीसरे, चौथे, नौवें और बारहवें भाव का कोई स्वामी यात्रा के दूसरे भाव में नहीं है`,
  riches_held: ({ planets, signIndex }) =>
    `धन के बिंदु इंदु लग्न ${signHi(signIndex)} में ${planetsHi(planets)} ${isOrAre(planets.length)}`,
  riches_empty: ({ lord, signIndex }) =>
    `धन का बिंदु इंदु लग्न ${signHi(signIndex)} खाली है और उसका स्वामी ${planetHi(lord)} है`,
};

/** What scores are blended into one. */
export const BLENDS_HI: Sentences<BlendFacts> = {
  promise_share: () => 'जन्म कुंडली का फल',
  periods_share: () => 'चल रही दशाएँ',
  transits_share: () => 'गोचर',
  patterns_share: ({ count }) => {
    if (count === 0) return 'तीन बातों का कोई मेल नहीं, इसलिए बीच का अंक';
    return count > 1 ? 'मिलती हुई बातों का औसत' : 'मिलती हुई बातें';
  },
  chains_share: ({ count }) => (count > 1 ? 'स्वामियों की कड़ियों का औसत' : 'उसके स्वामी की कड़ी'),
  yoga_share: (yoga) => `${yogaName(yoga, 'hi')} का बल`,
  window_share: () => 'उस समय की दशाएँ और गोचर',
};
