/** What makes planets and houses strong or weak, in Hindi. */
import { houseClasses } from '../../astro/chart/houses.ts';
import type { Motion } from '../../astro/planet/motion.ts';
import type { InfluenceArgs, InfluenceReason, IntensityZone, StrengthFacts } from '../../astro/strength/facts.ts';
import { MADHYA_DEG, MIDDLE_DEG } from '../../astro/strength/houseIntensity.ts';
import { HOUSE_KARAKAS } from '../../astro/tables/karakas.ts';
import type { Planet, SevenPlanet } from '../../astro/tables/planets.ts';
import { SCORE_HI } from '../subjects/score.ts';
import type { Sentences } from '../sentences.ts';
import type { SixfoldId, StrengthWords } from '../facts/strength.ts';
import {
  degreesHi,
  houseHi,
  houseOblique,
  inHouse,
  isOrAre,
  listHi,
  planetHi,
  planetsHi,
  rankHi,
  signHi,
} from './grammar.ts';
import { HOUSE_CLASSES_HI, IN_DIGNITY_HI } from './vocabulary.ts';

/** A node stands under the lord of its sign. */
const judged = (of: 'का' | 'की', label: string, dispositor: SevenPlanet | null) =>
  dispositor === null ? label : `राशि स्वामी ${planetHi(dispositor)} ${of} ${label}`;

const NEECHA_BHANGA: Readonly<Record<StrengthFacts['dignity']['neechaBhanga'], string>> = {
  none: '',
  lifted: ', पर नीच भंग है',
  raised: ', पर नीच भंग राजयोग है',
};

const REASONS: Readonly<Record<InfluenceReason, (house: number) => string>> = {
  lord_in_own_house: () => 'स्वामी अपने ही भाव में',
  lord_looking: () => 'स्वामी अपने भाव को देखता है',
  natural_benefic: () => 'शुभ ग्रह',
  prospering_malefic: (house) => `पाप ग्रह, जो ${houseOblique(house)} में अच्छा फल देता है`,
  malefic_strong_by_sign: () => 'पाप ग्रह, पर राशि से बलवान',
  natural_malefic: () => 'पाप ग्रह',
};

const reasonOf = ({ house, reason }: Omit<InfluenceArgs, 'planet'>) => REASONS[reason](house);

const MOTIONS: Readonly<Record<Motion, string>> = {
  retrograde: 'वक्री',
  stationary: 'स्थिर',
  slow: 'मंद',
  mean: 'सामान्य',
  fast: 'तेज़',
};

const COMBUST: Readonly<Record<StrengthFacts['combust']['grade'], string>> = {
  mild: 'हल्का अस्त',
  combust: 'अस्त',
  deep: 'सूर्य के बहुत पास, पूरी तरह अस्त',
};

const AGES = { bala: 'बाल अवस्था, फल देर से', mrita: 'मृत अवस्था, असर बहुत कम' };

const SIXFOLD: Readonly<Record<SixfoldId, string>> = {
  sthana: 'स्थान बल',
  dig: 'दिग्बल',
  kaala: 'काल बल',
  cheshta: 'चेष्टा बल',
  naisargika: 'नैसर्गिक बल',
  drik: 'दृग्बल',
};

export const STRENGTH_HI: Sentences<StrengthWords> = {
  ...SCORE_HI,
  dignity: ({ dignity, dispositor, neechaBhanga }) =>
    `${judged('की', 'स्थिति', dispositor)}: ${IN_DIGNITY_HI[dignity]}${NEECHA_BHANGA[neechaBhanga]}`,
  shadbala: ({ dispositor, ratio }) => `${judged('का', 'षड्बल', dispositor)}: ज़रूरत का ${ratio.toFixed(2)} गुना`,
  planet_bindus: ({ bindus, isOfAllSeven }) =>
    isOfAllSeven ? `सर्वाष्टकवर्ग: यहाँ 56 में से ${bindus} बिंदु` : `अष्टकवर्ग: यहाँ 8 में से ${bindus} बिंदु`,
  place: ({ house, isProsperingMalefic }) =>
    `स्थान: ${inHouse(house)}${isProsperingMalefic ? ', जहाँ पाप ग्रह अच्छा फल देते हैं' : ''}`,
  vargas: ({ dispositor, isVargottama, points }) =>
    `${judged('का', 'विंशोपक बल', dispositor)}: 20 में से ${points.toFixed(1)}${isVargottama ? ', वर्गोत्तम' : ''}`,
  association: ({ benefics, isSeenByDispositor, malefics }) => {
    const found = [
      ...group('शुभ ग्रह', benefics),
      ...group('पाप ग्रह', malefics),
      ...(isSeenByDispositor ? ['राशि स्वामी की दृष्टि'] : []),
    ];
    return `युति और दृष्टि: ${found.length > 0 ? found.join('; ') : 'कोई नहीं'}`;
  },
  motion: ({ motion }) => (motion === null ? 'गति: राहु-केतु की नहीं देखी जाती' : `गति: ${MOTIONS[motion]}`),
  combust: ({ grade }) => COMBUST[grade],
  gandanta: () => 'गंडांत में, जल और अग्नि राशि की संधि पर',
  mrityu_bhaga: () => 'मृत्यु भाग (संवेदनशील अंश) पर',
  lost_war: ({ victor }) => `ग्रह युद्ध में ${planetHi(victor)} से हार`,
  age: ({ age }) => AGES[age],
  house_lord: ({ lord, strength }) => `स्वामी ${planetHi(lord)} का बल: 100 में से ${Math.round(strength)}`,
  house_bindus: ({ bindus }) => `सर्वाष्टकवर्ग: ${bindus} बिंदु (औसत 28)`,
  house_occupants: ({ occupants }) =>
    `भाव में ग्रह: ${orNone(occupants.map((each) => `${planetHi(each.planet)} (${reasonOf(each)})`))}`,
  house_aspects: ({ helpers, planets }) =>
    `दृष्टि: ${orNone(planets.map((planet) => `${planetHi(planet)} (${helpers.includes(planet) ? 'शुभ' : 'अशुभ'})`))}`,
  house_karakas: ({ house, strength }) =>
    `कारक ${planetsHi(HOUSE_KARAKAS[house - 1]!)} का बल: 100 में से ${Math.round(strength)}`,
  house_class: ({ house }) => {
    const classes = houseClasses(house).map((each) => HOUSE_CLASSES_HI[each]);
    return `${houseHi(house)} ${listHi(classes)} है`;
  },
  occupant: ({ planet, ...influence }) => `${planetHi(planet)} इस भाव में है: ${reasonOf(influence)}`,
  aspect: ({ planet, ...influence }) => `${planetHi(planet)} इस भाव को देखता है: ${reasonOf(influence)}`,
  influence: reasonOf,
  intensity: ({ borderDistanceDeg, distanceDeg, zone }) =>
    `${distanceWords(distanceDeg)}; ${zoneWords(zone, distanceDeg, borderDistanceDeg)}`,
  shadbala_summary: ({ lacking, leastRupas, planet, rank, rupas }) => {
    const place = PLACES[rank] ?? `बल में सातों ग्रहों में ${rankHi(rank)} है`;
    const whole = `${planetHi(planet)} के पास ${rupas.toFixed(2)} रूपा बल है, ज़रूरत ${leastRupas} की है; वह ${place}।`;
    return `${whole} ${lacking.length > 0 ? `${listHi(lacking.map((id) => SIXFOLD[id]))} ज़रूरत से कम ${isOrAre(lacking.length)}।` : 'कोई भी बल ज़रूरत से कम नहीं है।'}`;
  },
  lord_shadbala: ({ lord }) => `स्वामी ${planetHi(lord)} का षड्बल`,
  middle_sign: ({ signIndex }) => `भाव मध्य पर ${signHi(signIndex)} राशि`,
  middle_aspects: () => 'भाव मध्य पर सातों ग्रहों की दृष्टि',
};

/** The first and the last of the seven. */
const PLACES: Readonly<Record<number, string>> = {
  1: 'सातों ग्रहों में सबसे बलवान है',
  7: 'सातों ग्रहों में सबसे पीछे है',
};

const orNone = (items: readonly string[]) => (items.length > 0 ? items.join(', ') : 'कोई नहीं');

function group(nature: string, planets: readonly Planet[]): string[] {
  return planets.length > 0 ? [`${nature} ${planetsHi(planets)}`] : [];
}

function distanceWords(distanceDeg: number): string {
  return Math.round(distanceDeg * 60) === 0 ? 'ठीक भाव मध्य पर' : `भाव मध्य से ${degreesHi(distanceDeg)} दूर`;
}

function zoneWords(zone: IntensityZone, distanceDeg: number, borderDistanceDeg: number): string {
  if (zone === 'madhya') return 'पूरा फल';
  if (distanceDeg > MIDDLE_DEG) return 'भाव संधि के पास, इसलिए कम फल';
  if (zone === 'middle' && distanceDeg > MADHYA_DEG) return 'मध्यम फल';
  const border = `राशि की सीमा से केवल ${degreesHi(borderDistanceDeg)} दूर`;
  return zone === 'middle' ? `${border}, इसलिए मध्यम फल` : `${border}, इसलिए कम फल`;
}
