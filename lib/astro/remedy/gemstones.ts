/** Whether the stone of a planet is to be worn in a chart, and why (later practice on the lordships of BPHS 34). */
import { placeOf } from '../percentile.ts';
import { REMEDY_SPREAD } from '../tables/percentiles/remedies.ts';
import { both, type Bilingual } from '../bilingual.ts';
import type { Chart } from '../chart/chart.ts';
import { cancels, required, strengthens, weakens, type Condition } from '../evidence.ts';
import { isStrongBySign } from '../planet/dignity.ts';
import { functionalNature, hardHouses, isGoodLord, isMaraka, isYogakaraka, ownedHouses } from '../planet/lordship.ts';
import { isBenefic } from '../planet/nature.ts';
import { factsOf, type Fact } from '../factsOf.ts';
import { named } from '../planetWords.ts';
import { boundedSum, boundsFact, type ScorePart } from '../score.ts';
import { practice } from '../source.ts';
import type { PlanetStrengths } from '../strength/planetStrength.ts';
import { HOUSE_CLASSES } from '../tables/houses.ts';
import { isNode, PLANET_NAMES, PLANETS, type Planet } from '../tables/planets.ts';
import { signLord } from '../tables/signs.ts';
import { WEAK_STRENGTH, weaknessShare } from '../strength/weakness.ts';
import { hindiOrdinal, listed, ordinal } from '../words.ts';
import { tenths } from '../rounding.ts';
import { GEMSTONES } from '../tables/gemstones.ts';
import type { GemFacts } from './facts.ts';
import type { NameOf } from '../scale.ts';
import { GRADES } from '../tables/grades.ts';

const fact = factsOf<GemFacts>();

export const GEM_RULE_SOURCE = practice(
  'Stones by lordship for the rising sign: later practice on the functional natures of BPHS 34',
);

/** `not_called_for`: nothing excludes the stone, but nothing in the chart calls for it. */
export type GemVerdict = 'wear' | 'with_caution' | 'avoid' | 'not_called_for';

/** Strengthens: calls for the stone. Cancels: excludes it. Weakens: asks for care. Required: without it no stone is needed. */
type GemCondition = Condition<Bilingual>;

export interface GemAdvice {
  readonly planet: Planet;
  readonly verdict: GemVerdict;
  /** All conditions, met or not. */
  readonly conditions: readonly GemCondition[];
  /** Benefit times weakness, 0 to 100; 0 where it is not to be worn, or where the planet needs no help. */
  readonly priority: GemPriority;
}

export interface GemPriority {
  readonly value: number;
  /** Percent of many births in which a stone of this planet is less pressing. */
  readonly percentile: number;
  /** Their points sum to the value. */
  readonly parts: readonly ScorePart<Fact<GemFacts>>[];
}

/** Age: a child wears no stone. Protects: the planet has strength to spare, which nothing need be added to. */
export type GemBar = 'age' | 'protects';

/** What is missing where a stone is barred, as a condition of the verdict. */
const BARS: Readonly<Record<GemBar, { readonly id: string; readonly text: Bilingual }>> = {
  age: {
    id: 'of_age',
    text: both('The wearer is 13 years old or more', 'पहनने वाले की आयु 13 वर्ष या अधिक है'),
  },
  protects: {
    id: 'in_want_of_strength',
    text: both(
      'It lacks strength, and does not protect health by itself',
      'यह कमज़ोर है और सेहत की रक्षा अपने बल से नहीं करता',
    ),
  },
};

/** Benefit of a stone by the office of its planet, in points. */
const BENEFITS = { ascendant: 60, trikona: 45, yogakaraka: 30, mahadasha: 30, antardasha: 15, benefic: 30, node: 45 };

/**
 * Judges the stone of a planet.
 *
 * @param dashaLords of the periods that act, the mahadasha first; none where nothing runs
 * @param bar what keeps every stone, or this one, from being worn, whatever the lordships
 */
export function gemAdvice(
  chart: Chart,
  planet: Planet,
  strengths: PlanetStrengths,
  dashaLords: readonly Planet[],
  bar: GemBar | null = null,
): GemAdvice {
  const strength = strengths[planet].value;
  const conditions = [
    ...(isNode(planet)
      ? nodeConditions(chart, planet, dashaLords)
      : [...calls(chart, planet, strength, dashaLords), ...bars(chart, planet), ...cautions(chart, planet)]),
    ...(bar === null ? [] : [required(BARS[bar].id, BARS[bar].text, false, {}, 0)]),
  ];
  const verdict = verdictOf(conditions);
  const isWorn = verdict === 'wear' || verdict === 'with_caution';
  const sum = isWorn ? prioritySum(conditions, strength) : { value: 0, parts: [] };
  const { percentile } = placeOf(REMEDY_SPREAD, `gem_${planet}`, sum.value);
  return { planet, verdict, conditions, priority: { ...sum, percentile } };
}

/** Returns the advice for all nine stones, in the order of the planets. */
export function gemAdvices(chart: Chart, strengths: PlanetStrengths, dashaLords: readonly Planet[]): GemAdvice[] {
  return PLANETS.map((planet) => gemAdvice(chart, planet, strengths, dashaLords));
}

function verdictOf(conditions: readonly GemCondition[]): GemVerdict {
  const has = (effect: GemCondition['effect']) => conditions.some((one) => one.isMet && one.effect === effect);
  if (has('cancels')) return 'avoid';
  if (conditions.some(({ effect, isMet }) => effect === 'required' && !isMet)) return 'not_called_for';
  if (!has('strengthens')) return 'not_called_for';
  return has('weakens') ? 'with_caution' : 'wear';
}

const ASCENDANT = both(
  'It rules the 1st house, whose lord serves body and course of life',
  'यह लग्नेश है, जो शरीर और जीवन की दिशा का स्वामी है',
);
const TRIKONA = both(
  'It rules the 5th or the 9th house, the trikonas of fortune',
  'यह पंचमेश या नवमेश है, भाग्य के त्रिकोण का स्वामी',
);
const YOGAKARAKA = both('It is the yogakaraka of the rising sign', 'यह लग्न का योगकारक ग्रह है');
const MAHADASHA = both('It rules the mahadasha and is a functional benefic', 'इसकी महादशा है और यह लग्न के लिए शुभ है');
const ANTARDASHA = both('It rules the antardasha and is a functional benefic', 'इसकी अंतर्दशा है और यह लग्न के लिए शुभ है');
const WEAK_BENEFIC = both(
  'It is a benefic by nature and for the rising sign, and is weak',
  'यह स्वभाव से और लग्न के लिए शुभ है, पर कमज़ोर है',
);

function calls(chart: Chart, planet: Planet, strength: number, dashaLords: readonly Planet[]): GemCondition[] {
  const owned = ownedHouses(chart, planet);
  const nature = functionalNature(chart, planet);
  const isHelpful = nature === 'benefic';
  const trikonas = owned.filter((house) => house === 5 || house === 9);
  const isWeakBenefic = isHelpful && isBenefic(chart, planet) && strength < WEAK_STRENGTH;
  const [mahadasha = null, antardasha = null] = dashaLords;
  return [
    strengthens('ascendant_lord', ASCENDANT, owned.includes(1), { houses: owned }, BENEFITS.ascendant),
    strengthens('trikona_lord', trikonaText(trikonas), trikonas.length > 0, { houses: trikonas }, BENEFITS.trikona),
    strengthens('yogakaraka', YOGAKARAKA, isYogakaraka(chart, planet), {}, BENEFITS.yogakaraka),
    strengthens(
      'mahadasha_lord',
      MAHADASHA,
      isHelpful && mahadasha === planet,
      { mahadasha_lord: mahadasha, nature },
      BENEFITS.mahadasha,
    ),
    strengthens(
      'antardasha_lord',
      ANTARDASHA,
      isHelpful && antardasha === planet,
      { antardasha_lord: antardasha, nature },
      BENEFITS.antardasha,
    ),
    strengthens('weak_benefic', WEAK_BENEFIC, isWeakBenefic, { nature, strength }, BENEFITS.benefic),
  ];
}

function trikonaText([house]: readonly number[]): Bilingual {
  if (house === undefined) return TRIKONA;
  return both(
    `It rules the ${ordinal(house)} house, a trikona of fortune`,
    `यह ${hindiOrdinal(house)} भाव का स्वामी है, जो भाग्य का त्रिकोण है`,
  );
}

const HARD_LORD = both(
  'It rules the 6th, 8th or 12th house and neither the 1st, the 5th nor the 9th',
  'यह छठे, आठवें या बारहवें भाव का स्वामी है और लग्न, पंचम या नवम का नहीं',
);

function hardText(houses: readonly number[]): Bilingual {
  if (houses.length === 0) return HARD_LORD;
  return both(
    `It rules the ${listed(houses.map(ordinal))} and none of the 1st, 5th and 9th`,
    `यह ${houses.map(hindiOrdinal).join(' और ')} भाव का स्वामी है और लग्न, पंचम या नवम का नहीं`,
  );
}

const FALLEN_MALEFIC = both('It is debilitated and a functional malefic', 'यह नीच है और लग्न के लिए शुभ नहीं है');
const MALEFIC = both('It is a functional malefic', 'यह लग्न के लिए शुभ नहीं है');

function bars(chart: Chart, planet: Planet): GemCondition[] {
  const owned = ownedHouses(chart, planet);
  const nature = functionalNature(chart, planet);
  const hard = hardHouses(chart, planet);
  const isGood = isGoodLord(chart, planet);
  const { dignity } = chart.planets[planet];
  const isFallenMalefic = dignity === 'debilitated' && nature === 'malefic';
  return [
    cancels('dusthana_lord', hardText(hard), hard.length > 0, { houses: owned }, 0),
    cancels('debilitated_malefic', FALLEN_MALEFIC, isFallenMalefic, { dignity, nature }, 0),
    cancels('functional_malefic', MALEFIC, nature === 'malefic' && !isGood, { houses: owned, nature }, 0),
  ];
}

const MARAKA = both('It is counted among the marakas of the rising sign', 'यह लग्न के मारक ग्रहों में गिना जाता है');
const MIXED = both(
  'It is a functional malefic although it rules the 1st, the 5th or the 9th',
  'लग्न, पंचम या नवम का स्वामी होते हुए भी यह लग्न के लिए अशुभ गिना गया है',
);

function cautions(chart: Chart, planet: Planet): GemCondition[] {
  const nature = functionalNature(chart, planet);
  const isMixed = nature === 'malefic' && isGoodLord(chart, planet);
  return [
    weakens('maraka', MARAKA, isMaraka(chart, planet), {}, 0),
    weakens('mixed_lordship', MIXED, isMixed, { nature }, 0),
  ];
}

const NODE_RUNS = both('Its own mahadasha or antardasha runs', 'इसकी अपनी महादशा या अंतर्दशा चल रही है');
const NODE_PLACED = both(
  'It stands in the 3rd, 6th, 10th or 11th house, in its own sign, or with a functional benefic as dispositor',
  'यह तीसरे, छठे, दसवें या ग्यारहवें भाव में, स्वराशि में, या शुभ राशीश के साथ है',
);
const NODE_POOR = both(
  'It has neither a house of growth, nor its own sign, nor a functional benefic as dispositor',
  'यह न उपचय भाव में है, न स्वराशि में, और न ही इसका राशीश शुभ है',
);
const NODE_CARE = both('Stones of the nodes are always tried first', 'राहु-केतु के रत्न सदा पहले परखे जाते हैं');

/** A node owns no house, so its place and its dispositor replace lordship, and only while its period runs. */
function nodeConditions(chart: Chart, node: 'Rahu' | 'Ketu', dashaLords: readonly Planet[]): GemCondition[] {
  const { dignity, house, signIndex } = chart.planets[node];
  const dispositor = signLord(signIndex);
  const nature = functionalNature(chart, dispositor);
  const supports = [
    ...(HOUSE_CLASSES.upachaya.includes(house)
      ? [both(`in the ${ordinal(house)}`, `${hindiOrdinal(house)} भाव में`)]
      : []),
    ...(isStrongBySign(dignity) ? [both('strong by its sign', 'राशि से बली')] : []),
    ...(nature === 'benefic'
      ? [both(`in a sign of ${named(dispositor)}, a functional benefic`, `शुभ ${PLANET_NAMES[dispositor].hi} की राशि में`)]
      : []),
  ];
  const isWell = supports.length > 0;
  const isRunning = dashaLords.slice(0, 2).includes(node);
  const observed = { house, dignity, dispositor, nature };
  return [
    required('period_runs', NODE_RUNS, isRunning, { dasha_lords: dashaLords.slice(0, 2) }, 0),
    strengthens('well_placed', isWell ? supportedText(supports) : NODE_PLACED, isWell, observed, BENEFITS.node),
    cancels('poorly_placed', NODE_POOR, !isWell, observed, 0),
    weakens('node', NODE_CARE, true, {}, 0),
  ];
}

function supportedText(supports: readonly Bilingual[]): Bilingual {
  return both(`It stands ${listed(supports.map(({ en }) => en))}`, `यह ${supports.map(({ hi }) => hi).join(', ')} है`);
}

/** Each benefit that holds, multiplied by the share of help that the planet needs. */
function prioritySum(conditions: readonly GemCondition[], strength: number): Omit<GemPriority, 'percentile'> {
  const weakness = weaknessShare(strength);
  const percent = Math.round(weakness * 100);
  const parts = conditions
    .filter(({ effect, isMet }) => effect === 'strengthens' && isMet)
    .map(({ id, points, text }): ScorePart<Fact<GemFacts>> => {
      const label = fact('benefit', { condition: text, points, percent, strength });
      return { id, label, points: tenths(points * weakness), max: points };
    });
  return boundedSum<Fact<GemFacts>>(parts, boundsFact);
}

/** Returns how pressing a priority of 0 to 100 is. */
export function gemPriorityLevel(priority: number): NameOf<typeof GRADES.gem_priority> {
  return GRADES.gem_priority.of(priority);
}

/** Days for which a stone is tried where care is asked for: as many as the blue sapphire always is. Interpretive. */
export const CAUTION_TRIAL_DAYS = GEMSTONES.Saturn.trialDays;
