/** Kaal Sarp: the seven planets on one side of the nodes (later practice; no classical text has it). */
import { wrap360 } from '../angle.ts';
import { isAspecting, isConjunct } from '../chart/aspects.ts';
import { both } from '../bilingual.ts';
import { houseFrom, type Chart } from '../chart/chart.ts';
import { required, strengthens, told, weakens } from '../evidence.ts';
import { isStrongBySign } from '../planet/dignity.ts';
import { isGoodForMalefics, isKendra } from '../chart/houses.ts';
import type { RuleCondition } from '../rule.ts';
import { practice } from '../source.ts';
import type { ShadbalaRatios } from '../strength/shadbala.ts';
import { KAAL_SARP_TYPES, type KaalSarpType } from '../tables/kaalSarp.ts';
import { SEVEN_PLANETS, type SevenPlanet } from '../tables/planets.ts';
import type { Affliction } from './affliction.ts';
import { nodeWith } from './nodeCompany.ts';
import { strongRajaPlanets } from './rajaPair.ts';
import { hundredths } from '../rounding.ts';

/** Degrees from a node within which a planet counts as inside, on either side. */
const AT_NODE_DEG = 1;

export interface Outsider {
  readonly planet: SevenPlanet;
  /** From the nearer node, 1 to 90. */
  readonly distanceDeg: number;
  readonly isInNodeSign: boolean;
}

export interface KaalSarp {
  /**
   * Whole where no planet is outside; partial where one is outside but in the sign of a node, or only the Moon, which is
   * outside for a day or two, and then it is not formed. Null where more are outside.
   */
  readonly form: 'whole' | 'partial' | null;
  /** Ahead of Rahu in the zodiac, from Rahu to Ketu; or behind him, which is also called Kaal Amrit and is milder. */
  readonly direction: 'anuloma' | 'viloma';
  readonly outsiders: readonly Outsider[];
  /** Past a node by a degree at most, and so counted as inside. */
  readonly atNode: readonly SevenPlanet[];
}

/** Returns the arc between the nodes with more planets, and the planets outside it; the ascendant is not counted. */
export function kaalSarp(chart: Chart): KaalSarp {
  const ahead = SEVEN_PLANETS.map((planet) => aheadOfRahuDeg(chart, planet));
  const outside = { anuloma: [] as Outsider[], viloma: [] as Outsider[] };
  const atNode = { anuloma: [] as SevenPlanet[], viloma: [] as SevenPlanet[] };
  SEVEN_PLANETS.forEach((planet, index) => {
    const arcDeg = ahead[index]!;
    const beyond = arcDeg < 180 ? 'viloma' : 'anuloma';
    const distanceDeg = Math.min(arcDeg, Math.abs(arcDeg - 180), 360 - arcDeg);
    if (distanceDeg <= AT_NODE_DEG) atNode[beyond].push(planet);
    else outside[beyond].push({ planet, distanceDeg, isInNodeSign: nodeWith(chart, planet) !== null });
  });
  const direction = outside.anuloma.length <= outside.viloma.length ? 'anuloma' : 'viloma';
  const outsiders = outside[direction];
  return { form: formOf(outsiders), direction, outsiders, atNode: atNode[direction] };
}

function aheadOfRahuDeg({ planets }: Chart, planet: SevenPlanet): number {
  return wrap360(planets[planet].longitudeDeg - planets.Rahu.longitudeDeg);
}

function formOf(outsiders: readonly Outsider[]): KaalSarp['form'] {
  const [first, second] = outsiders;
  if (!first) return 'whole';
  return !second && (first.isInNodeSign || first.planet === 'Moon') ? 'partial' : null;
}

/** Returns the kind by the house of Rahu, whether or not the dosha is formed. */
export function kaalSarpType({ planets }: Chart): KaalSarpType {
  return KAAL_SARP_TYPES[planets.Rahu.house - 1]!;
}

/** Houses of Rahu in which it is stronger. */
const WEIGHTY_HOUSES = [1, 2, 5, 7, 8];

const ANULOMA = both(
  'The planets stand from Rahu to Ketu: anuloma, Kaal Sarp proper (from Ketu to Rahu it is viloma or Kaal Amrit, and milder)',
  'ग्रह राहु से केतु की ओर हैं: अनुलोम, मूल अर्थ में काल सर्प (केतु से राहु की ओर हों तो विलोम या काल अमृत, जो हल्का है)',
);
const WEIGHTY_HOUSE = both('Rahu is in the 1st, 2nd, 5th, 7th or 8th house', 'राहु पहले, दूसरे, पाँचवें, सातवें या आठवें भाव में है');
const LUMINARY = both('The Sun or the Moon shares the sign of a node', 'सूर्य या चंद्रमा उसी राशि में है जिसमें राहु या केतु है');
const HIGH_IN_KENDRA = both('A planet at home or exalted stands in a kendra', 'स्वराशि या उच्च का कोई ग्रह केंद्र में है');
const JUPITER = both('Jupiter joins or aspects Rahu', 'राहु पर गुरु की युति या दृष्टि है');
const AT_NODE = both(
  'A planet stands past a node by a degree at most, at the open end of the arc',
  'कोई ग्रह राहु या केतु से अधिकतम एक अंश बाहर, चाप के खुले सिरे पर है',
);
const GOOD_HOUSE = both('Rahu is in the 3rd, 6th or 11th house', 'राहु तीसरे, छठे या ग्यारहवें भाव में है');
const RAJA = both(
  'A strong raja yoga stands in the chart: strong lords of a kendra and a trikona are bound to each other, or one strong planet owns both',
  'कुंडली में बली राजयोग है: केंद्र और त्रिकोण के बली स्वामी परस्पर जुड़े हैं, या एक ही बली ग्रह दोनों का स्वामी है',
);

const FORMED = both(
  'All seven planets stand on one side of the nodes; one that is past a node by a degree at most counts as inside',
  'सातों ग्रह राहु-केतु के एक ही ओर हैं; राहु या केतु से एक अंश तक बाहर का ग्रह भीतर माना जाता है',
);
const PARTIAL = both(
  'One planet alone stands outside, the Moon or one in the sign of a node: partial (anshik)',
  'केवल एक ग्रह बाहर है, चंद्रमा या राहु-केतु की राशि का ग्रह: आंशिक',
);

function weights(chart: Chart, { direction }: KaalSarp): RuleCondition[] {
  const { house } = chart.planets.Rahu;
  const luminaries = (['Sun', 'Moon'] as const).filter((planet) => nodeWith(chart, planet));
  return [
    strengthens('anuloma', ANULOMA, direction === 'anuloma', { direction }, 10),
    strengthens('weighty_house', WEIGHTY_HOUSE, WEIGHTY_HOUSES.includes(house), { house }, 10),
    strengthens('luminary_with_node', LUMINARY, luminaries.length > 0, { planets: luminaries }, 10),
  ];
}

function reliefs(chart: Chart, { form, atNode }: KaalSarp, ratios: ShadbalaRatios | null): RuleCondition[] {
  const { Rahu, Jupiter } = chart.planets;
  const high = SEVEN_PLANETS.map((id) => chart.planets[id]).filter(
    ({ house, dignity }) => isKendra(house) && isStrongBySign(dignity),
  );
  const isJupiterOn = isConjunct(Jupiter, Rahu) || isAspecting(chart, 'Jupiter', Rahu.signIndex);
  const raja = form === null ? [] : strongRajaPlanets(chart, ratios);
  return [
    weakens('dignified_in_kendra', HIGH_IN_KENDRA, high.length > 0, { planets: high.map(({ id }) => id) }, -15),
    weakens('jupiter_on_rahu', JUPITER, isJupiterOn, { house_from_jupiter: houseFrom(Jupiter, Rahu) }, -15),
    weakens('at_node', AT_NODE, atNode.length > 0, { planets: atNode }, -10),
    weakens('rahu_well_housed', GOOD_HOUSE, isGoodForMalefics(Rahu.house), { house: Rahu.house }, -10),
    weakens('raja_yoga', RAJA, raja.length > 0, { planets: raja }, -15),
  ];
}

export const kaalSarpAffliction: Affliction = {
  source: practice('Kaal Sarp: later practice, in no classical text'),
  isInterpretive: true,
  formation: both(
    'The seven planets from the Sun to Saturn stand on one side of the line between Rahu and Ketu; partial where the Moon alone, or one planet in the sign of a node, stands outside',
    'सूर्य से शनि तक सातों ग्रह राहु-केतु रेखा के एक ही ओर हों; केवल चंद्रमा, या राहु-केतु की राशि का एक ग्रह बाहर हो तो आंशिक',
  ),
  reliefs: 'points',
  participants: () => ['Rahu', 'Ketu'],
  isPartial: (evidence) => evidence.some(({ id, isMet }) => id === 'partial' && isMet),

  examine(chart, { ratios }) {
    const found = kaalSarp(chart);
    const { form, direction, outsiders } = found;
    const observed = { type: kaalSarpType(chart).id, direction, outsiders: outsiders.map(({ planet }) => planet) };
    return [
      required('within_nodes', FORMED, form === 'whole', observed, 50),
      told('partial', PARTIAL, form === 'partial', observedOutsiders(found)),
      ...weights(chart, found),
      ...reliefs(chart, found, ratios),
    ];
  },
};

function observedOutsiders({ outsiders }: KaalSarp) {
  return {
    planets: outsiders.map(({ planet }) => planet),
    distances_deg: outsiders.map(({ distanceDeg }) => hundredths(distanceDeg)),
  };
}
