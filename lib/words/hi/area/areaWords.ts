/** What factors of matters of life say in Hindi: clauses that stand alone with a full stop. */
import type { Link } from '../../../astro/chart/links.ts';
import type { AreaFacts, Office, OfficeFacts, SignifiedMatter, YogaList } from '../../../astro/judgement/areaFacts.ts';
import { standingOf } from '../../../astro/judgement/areaScore.ts';
import { yogaName } from '../../../astro/judgement/yogaWords.ts';
import { KARAKA_OFFICES } from '../../../astro/jaimini/tables/karakaOffices.ts';
import { VARGAS } from '../../../astro/varga/vargas.ts';
import { sayIn } from '../../say.ts';
import type { Sentences } from '../../sentences.ts';
import { CAREER_OFFICES_HI } from '../career/offices.ts';
import {
  houseHi,
  houseOblique,
  inHouse,
  inSign,
  isOrAre,
  listHi,
  lordOf,
  lordShort,
  planetHi,
  planetsHi,
  rankOblique,
  signHi,
  signPlaceHi,
} from '../grammar.ts';
import { inOwnPlace } from '../placing.ts';

const MATTERS: Readonly<Record<SignifiedMatter, string>> = {
  blessing: 'शुभ आशीष',
  buildings: 'मकान',
  children: 'संतान',
  comforts: 'सुख-सुविधा',
  endurance: 'सहनशक्ति',
  higher_learning: 'उच्च शिक्षा',
  husband: 'पति',
  knowledge: 'ज्ञान',
  land: 'भूमि',
  learning: 'विद्या',
  life_abroad: 'विदेश-वास',
  marriage: 'विवाह',
  memory: 'स्मरण शक्ति',
  mind_and_fluids: 'मन और शरीर के जल तत्व',
  movement: 'आवागमन',
  rank_and_authority: 'पद और अधिकार',
  rank_and_office: 'पद और अधिकार',
  release: 'मोक्ष',
  renunciation: 'वैराग्य',
  skill_and_trade: 'कौशल और व्यापार',
  steady_work: 'स्थिर काम',
  vehicles: 'वाहन',
  vitality: 'जीवन-शक्ति',
  wealth: 'धन',
  weariness: 'थकान',
  will_to_win: 'जीत के संकल्प',
  wisdom: 'विवेक',
};

/** Capacities of a planet, as they stand before its name or alone: सप्तमेश. */
export const OFFICES_HI: Sentences<OfficeFacts> = {
  ...CAREER_OFFICES_HI,
  lord_of: ({ house }) => lordShort(house),
  in_house: ({ house }) => `${houseOblique(house)} में स्थित`,
  natural_significator: ({ matter }) => `${MATTERS[matter]} का कारक`,
  significator: ({ matter }) => `${MATTERS[matter]} का कारक`,
  variable_significator: ({ karaka }) => KARAKA_OFFICES[karaka].sanskrit,
  karaka: ({ karaka }) => KARAKA_OFFICES[karaka].sanskrit,
  lord_within: ({ house }) => `वर्ग कुंडली का ${lordShort(house)}`,
  lord_in_varga: ({ house, varga }) => `${VARGAS[varga].sanskrit} का ${lordShort(house)}`,
  upapada_lord: ({ signIndex }) => `उपपद ${signHi(signIndex)} का स्वामी`,
  upapada_ruler: () => 'उपपद का स्वामी',
  indu_lord: () => 'इंदु लग्न का स्वामी',
  weak_at_birth: () => 'जन्म से कमज़ोर',
  weak_in_chart: () => 'कुंडली में कमज़ोर',
  yogakaraka: () => 'योगकारक',
  lord_away: ({ awayHouse, house }) => `${houseOblique(awayHouse)} में गया ${lordShort(house)}`,
  foreign: () => 'विदेश का कारक',
  unions: () => 'परवर्ती परंपरा में संबंध जोड़ने वाला',
  lord_of_houses: ({ houses }) => lordOf(houses),
  sign_lord_of: ({ planet }) => `${planetHi(planet)} की राशि का स्वामी`,
  in_yoga: (yoga) => `${yogaName(yoga, 'hi')} में शामिल`,
};

/** Returns a capacity of a planet, before its name or alone. */
export function officeHi(office: Office): string {
  return sayIn(OFFICES_HI, office);
}

const LINKED: Readonly<Record<Link, string>> = {
  conjunction: 'साथ बैठे हैं',
  exchange: 'एक-दूसरे की राशि में हैं',
  mutual_aspect: 'एक-दूसरे को देखते हैं',
  dispositor_aspect: 'राशि और दृष्टि दोनों से जुड़े हैं',
  one_way_aspect: 'एक ओर की दृष्टि से जुड़े हैं',
};

const YOGA_LISTS: Readonly<Record<YogaList, string>> = {
  raja: 'पद देने वाले योग',
  sannyasa: 'वैराग्य के योग',
  dhana: 'धन योग',
  daridra: 'तंगी के योग',
};

const PLANET_STANDS = { strong: 'बलवान है', middling: 'मध्यम बल का है', weak: 'कमज़ोर है' } as const;
const HOUSE_STANDS = { strong: 'बलवान है', middling: 'मध्यम है', weak: 'कमज़ोर है' } as const;

export const AREA_HI: Sentences<AreaFacts> = {
  house_standing({ house, lookers, occupants, signIndex, value }) {
    const stands = `${inSign(signIndex)} पड़ा ${houseHi(house)} ${HOUSE_STANDS[standingOf('house', value)]}`;
    const held = occupants.length > 0 ? `, उसमें ${planetsHi(occupants)} ${isOrAre(occupants.length)}` : '';
    return lookers.length > 0 ? `${stands}${held}, और उस पर ${planetsHi(lookers)} की दृष्टि है` : `${stands}${held}`;
  },
  planet_standing({ house, isCombust, office, planet, value, ...placing }) {
    const burnt = isCombust ? ' और अस्त' : '';
    return `${officeHi(office)} ${planetHi(planet)} ${inHouse(house)} ${inOwnPlace(placing)}${burnt} है और ${PLANET_STANDS[standingOf('planet', value)]}`;
  },
  malefics_press: ({ house, planets }) =>
    planets.length > 0
      ? `${houseOblique(house)} पर ${planetsHi(planets)} का दबाव है`
      : `${houseOblique(house)} पर किसी पाप ग्रह का दबाव नहीं है`,
  house_relieved: ({ planets }) => `${planetsHi(planets)} से उस भाव को सहारा मिलता है`,
  benefics_support: ({ house, planets }) =>
    planets.length > 0
      ? `${houseOblique(house)} को ${planetsHi(planets)} का सहारा है`
      : `${houseOblique(house)} को किसी शुभ ग्रह का सहारा नहीं है`,
  lords_linked({ houses: [one, other], link, planets: [a, b] }) {
    if (b === undefined) return `${planetHi(a)} ${lordShort(one)} भी है और ${lordShort(other)} भी`;
    const lords = `${lordShort(one)} ${planetHi(a)} और ${lordShort(other)} ${planetHi(b)}`;
    return link === null ? `${lords} के बीच कोई संबंध नहीं है` : `${lords} ${LINKED[link]}`;
  },
  bindus_given: ({ given }) =>
    `सर्वाष्टकवर्ग में ${listHi(given.map(({ bindus, house }) => `${houseOblique(house)} को ${bindus} बिंदु`))} मिले हैं`,
  yogas_formed: ({ list, yogas }) =>
    yogas.length === 0
      ? `${YOGA_LISTS[list]} नहीं बनते`
      : `${YOGA_LISTS[list]}: ${listHi(yogas.map(({ name }) => name.hi))}`,
  varga_standing: ({ house, office, planet, varga, ...place }) =>
    `${VARGAS[varga].sanskrit} में ${officeHi(office)} ${planetHi(planet)} ${inHouse(house)} ${signPlaceHi(place)} है`,
  acting_periods: ({ houses, planets, value }) =>
    value === null
      ? 'इस समय कोई दशा नहीं चलती'
      : `${planetsHi(planets)} की चल रही दशाएँ ${listHi(houses.map(rankOblique))} भाव का फल देती हैं`,
  double_transit({ house, isByHouseOrLord, lord, strength }) {
    const the = houseOblique(house);
    if (strength === 'strong') return `गुरु और शनि दोनों ${the} पर और उसके स्वामी ${planetHi(lord)} पर भी असर डालते हैं`;
    if (strength === 'activated') return `गुरु और शनि दोनों ${the} पर असर डालते हैं`;
    if (isByHouseOrLord) return `गुरु और शनि ${the} पर या उसके स्वामी ${planetHi(lord)} पर असर डालते हैं`;
    return strength === 'partial'
      ? `गुरु और शनि में से एक ही ${the} पर असर डालता है`
      : `गुरु और शनि में से कोई ${the} पर असर नहीं डालता`;
  },
  jupiter_passes({ house, reached, signIndex }) {
    const where = `गोचर में गुरु ${inSign(signIndex)} है`;
    if (reached.length === 0) return `${where} और ${houseOblique(house)} या उसके स्वामी तक नहीं पहुँचता`;
    const these = reached.map(({ lord }) => (lord === null ? houseOblique(house) : `उसके स्वामी ${planetHi(lord)}`));
    return `${where} और ${listHi(these)} पर असर डालता है`;
  },
  saturn_passes: ({ isGood, place, signIndex }) =>
    `गोचर में शनि ${inSign(signIndex)} है, ${place === 1 ? 'जन्म के चंद्रमा पर' : `चंद्रमा से ${rankOblique(place)} स्थान पर`}, जो ${isGood ? 'शुभ है' : 'सहज नहीं है'}`,
  nodes_pass({ does, touched }) {
    if (touched.length === 0) return 'राहु-केतु इस विषय के किसी भाव से नहीं गुज़र रहे';
    const seen = touched.map(({ house, planet }) => `${planetHi(planet)} ${houseOblique(house)} से`);
    return `${listHi(seen)} गुज़र रहा है, जिससे वहाँ ${does === 'furthers' ? 'गति मिलती है' : 'हलचल रहती है'}`;
  },
};
