/** What lifts a debilitated planet, as a yoga: one verdict for each planet, by seven rules. */
import { both, type Bilingual } from '../bilingual.ts';
import { houseFrom, type Chart } from '../chart/chart.ts';
import { isKendra, isTrikona } from '../chart/houses.ts';
import { required, strengthens, weakens, type Observed } from '../evidence.ts';
import { dignityRow, isSignDebilitated } from '../planet/dignity.ts';
import { neechaBhanga, type BhangaRule, type NeechaBhanga } from '../planet/neechaBhanga.ts';
import type { Rule, RuleCondition } from '../rule.ts';
import { jatakaParijata, phaladeepika, practice, uttaraKalamrita, type Source } from '../source.ts';
import { DIGNITIES } from '../tables/dignities.ts';
import { SEVEN_PLANETS, type SevenPlanet } from '../tables/planets.ts';
import { signLord, SIGNS } from '../tables/signs.ts';
import { navamsaSignIndex } from '../varga/position.ts';

interface Row {
  readonly id: BhangaRule;
  readonly name: Bilingual;
  readonly source: Source;
  readonly isInterpretive?: true;
  readonly formation: Bilingual;
  /** The condition besides debilitation, as it is met. */
  readonly lifted: Bilingual;
  readonly conditionId: string;
  /** Those that it can never lift. */
  readonly except?: readonly SevenPlanet[];
  /** The test of the condition for a debilitated planet. */
  seen(chart: Chart, planet: SevenPlanet): Observed;
}

const dispositor = (chart: Chart, planet: SevenPlanet) => signLord(chart.signs[planet]);
const exaltationLord = (_chart: Chart, planet: SevenPlanet) => signLord(DIGNITIES[planet].exaltedSign);
const exaltedThere = (chart: Chart, planet: SevenPlanet) =>
  SEVEN_PLANETS.find((id) => dignityRow(id, chart.conventions.nodeExaltation).exaltedSign === chart.signs[planet]) ??
  null;

/** A house from the ascendant and one from the Moon; the Moon is not counted from itself. */
function placesOf(chart: Chart, lifter: SevenPlanet | null): Observed {
  if (lifter === null) return {};
  const stood = chart.planets[lifter];
  const fromMoon = lifter === 'Moon' ? null : houseFrom(chart.planets.Moon, stood);
  return { lifter, house: stood.house, house_from_moon: fromMoon };
}

const ROWS: readonly Row[] = [
  {
    id: 'nb-dispositor-kendra',
    name: both('Neecha Bhanga: dispositor', 'नीच भंग: राशि-स्वामी'),
    source: phaladeepika(7),
    formation: both(
      'The lord of the sign in which a planet is debilitated is in a kendra from the ascendant or the Moon',
      'नीच ग्रह की राशि का स्वामी लग्न या चंद्रमा से केंद्र में हो',
    ),
    conditionId: 'dispositor_in_kendra',
    lifted: both(
      'The lord of its sign is in a kendra from the ascendant or the Moon',
      'इसकी राशि का स्वामी लग्न या चंद्रमा से केंद्र में है',
    ),
    seen: (chart, planet) => placesOf(chart, dispositor(chart, planet)),
  },
  {
    id: 'nb-exalt-lord-kendra',
    name: both('Neecha Bhanga: exaltation lord', 'नीच भंग: उच्चनाथ'),
    source: phaladeepika(7),
    formation: both(
      'The lord of the sign in which a debilitated planet would be exalted is in a kendra from the ascendant or the Moon',
      'नीच ग्रह की उच्च राशि का स्वामी लग्न या चंद्रमा से केंद्र में हो',
    ),
    conditionId: 'exaltation_lord_in_kendra',
    lifted: both(
      'The lord of its sign of exaltation is in a kendra from the ascendant or the Moon',
      'इसकी उच्च राशि का स्वामी लग्न या चंद्रमा से केंद्र में है',
    ),
    // Mercury is the lord of its own exaltation sign, and no planet cancels its own debilitation.
    except: ['Mercury'],
    seen: (chart, planet) => placesOf(chart, exaltationLord(chart, planet)),
  },
  {
    id: 'nb-dispositor-aspect',
    name: both('Neecha Bhanga: held by the dispositor', 'नीच भंग: राशि-स्वामी की दृष्टि'),
    source: phaladeepika(7),
    formation: both(
      'A debilitated planet is joined or aspected by the lord of its sign',
      'नीच ग्रह पर उसकी राशि के स्वामी की दृष्टि या युति हो',
    ),
    conditionId: 'held_by_dispositor',
    lifted: both('The lord of its sign joins or aspects it', 'इसकी राशि के स्वामी की इस पर दृष्टि या युति है'),
    seen: (chart, planet) => {
      const lifter = dispositor(chart, planet);
      return { lifter, place: houseFrom(chart.planets[lifter], chart.planets[planet]) };
    },
  },
  {
    id: 'nb-exalted-in-sign',
    name: both('Neecha Bhanga: planet exalted there', 'नीच भंग: उसी राशि में उच्च होने वाला ग्रह'),
    source: phaladeepika(7),
    formation: both(
      'The planet that is exalted in the sign of a debilitated one is in a kendra from the ascendant or the Moon, or with it',
      'नीच ग्रह की राशि में उच्च होने वाला ग्रह लग्न या चंद्रमा से केंद्र में हो या उसके साथ हो',
    ),
    conditionId: 'exalted_one_near',
    lifted: both(
      'The planet that is exalted in its sign is in a kendra from the ascendant or the Moon, or with it',
      'इसकी राशि में उच्च होने वाला ग्रह लग्न या चंद्रमा से केंद्र में है या इसके साथ है',
    ),
    // In Scorpio none of the seven is exalted.
    except: ['Moon'],
    seen: (chart, planet) => placesOf(chart, exaltedThere(chart, planet)),
  },
  {
    id: 'nb-exchange',
    name: both('Neecha Bhanga: exchange', 'नीच भंग: राशि-परिवर्तन'),
    source: jatakaParijata(7),
    formation: both(
      'A debilitated planet exchanges signs with the lord of its sign, or both are debilitated and aspect each other',
      'नीच ग्रह और उसकी राशि के स्वामी में राशि-परिवर्तन हो, या दोनों नीच होकर एक-दूसरे को देखते हों',
    ),
    conditionId: 'exchange_with_dispositor',
    lifted: both(
      'It exchanges signs with the lord of its sign, or both are debilitated and aspect each other',
      'इसका अपनी राशि के स्वामी से राशि-परिवर्तन है, या दोनों नीच होकर एक-दूसरे को देखते हैं',
    ),
    seen: (chart, planet) => {
      const lifter = dispositor(chart, planet);
      return { lifter, lifter_sign: SIGNS[chart.signs[lifter]]! };
    },
  },
  {
    id: 'nb-navamsha',
    name: both('Neecha Bhanga: navamsa', 'नीच भंग: नवांश'),
    source: practice('K. N. Rao, on debilitation lifted in the navamsa'),
    isInterpretive: true,
    formation: both(
      'A debilitated planet is in its exaltation or own sign in the navamsa',
      'नीच ग्रह नवांश में उच्च या स्वराशि में हो',
    ),
    conditionId: 'high_in_navamsa',
    lifted: both('It is exalted or in its own sign in the navamsa', 'यह नवांश में उच्च या स्वराशि में है'),
    seen: (chart, planet) => ({ navamsa_sign: SIGNS[navamsaSignIndex(chart, chart.planets[planet])]! }),
  },
  {
    id: 'nb-retro',
    name: both('Neecha Bhanga: retrograde', 'नीच भंग: वक्री'),
    source: uttaraKalamrita(2),
    formation: both(
      'A debilitated planet is retrograde, which lifts it by half',
      'नीच ग्रह वक्री हो, जिससे आधा भंग होता है',
    ),
    conditionId: 'retrograde',
    lifted: both('It is retrograde', 'यह वक्री है'),
    except: ['Sun', 'Moon'],
    seen: (chart, planet) => ({ is_retrograde: chart.planets[planet].isRetrograde }),
  },
];

const RESULT = both('a rise after a low start, strength out of weakness', 'गिरावट के बाद उन्नति, निर्बलता से निकला बल');
const DEBILITATED = both('The planet is debilitated', 'ग्रह नीच राशि में है');
const LIFTED = both('At least one of seven rules lifts it', 'सात में से कम से कम एक नियम से नीच भंग होता है');
const TWO_RULES = both('Two or more of seven rules lift it', 'सात में से दो या अधिक नियमों से नीच भंग होता है');
const WELL_HOUSED = both('It is in a kendra or trikona', 'वह केंद्र या त्रिकोण में है');
const HALF = both('Retrogression alone lifts it, by half', 'केवल वक्रता से भंग है, इसलिए आधा');

/** Slug of a debilitated planet that is lifted to a raja yoga. */
export const RAJA_SLUG = 'neecha-bhanga-raja';

/**
 * What lifts debilitation: one verdict for each planet, by the slug of what it comes to, with the seven rules as its
 * conditions. How many rules make a raja yoga texts leave open.
 */
export const neechaBhangas: readonly Rule[] = SEVEN_PLANETS.flatMap((planet) => [lift(planet), rajaLift(planet)]);

function lift(planet: SevenPlanet): Rule {
  return {
    ...common(planet),
    id: 'neecha-bhanga',
    name: both('Neecha Bhanga', 'नीच भंग'),
    formation: both(
      'A debilitated planet is lifted by at least one of seven rules, and forms no raja yoga by that',
      'नीच ग्रह का सात में से किसी नियम से भंग हो, पर राजयोग न बने',
    ),
    applies: (chart) => isDown(chart, planet) && !liftOf(chart, planet).isRajaYoga,
    examine: (chart) => {
      const { rules } = liftOf(chart, planet);
      return [
        debilitated(chart, planet),
        required('lifted', LIFTED, rules.length > 0, { rules_met: rules.length }),
        weakens('half', HALF, rules.length === 1 && rules[0] === 'nb-retro'),
        ...sevenRules(chart, planet),
      ];
    },
  };
}

function rajaLift(planet: SevenPlanet): Rule {
  return {
    ...common(planet),
    id: RAJA_SLUG,
    name: both('Neecha Bhanga Raja Yoga', 'नीच भंग राजयोग'),
    formation: both(
      'A debilitated planet in a kendra or trikona is lifted by two or more of seven rules: its fall turns into a rise',
      'केंद्र या त्रिकोण में स्थित नीच ग्रह का सात में से दो या अधिक नियमों से भंग हो',
    ),
    applies: (chart) => liftOf(chart, planet).isRajaYoga,
    examine: (chart) => {
      const { rules } = liftOf(chart, planet);
      const { house } = chart.planets[planet];
      return [
        debilitated(chart, planet),
        required('two_rules', TWO_RULES, rules.length > 1, { rules_met: rules.length }),
        required('well_housed', WELL_HOUSED, isKendra(house) || isTrikona(house), { house }),
        ...sevenRules(chart, planet),
      ];
    },
  };
}

// Houses are counted both from the ascendant and from the Moon in the rules themselves, so neither adds anything again.
function common(planet: SevenPlanet) {
  return {
    variant: planet.toLowerCase(),
    family: 'neecha-bhanga',
    source: phaladeepika(7),
    alsoIn: [jatakaParijata(7), uttaraKalamrita(2)],
    isInterpretive: true,
    polarity: 'good',
    result: RESULT,
    countedFrom: null,
    participants: () => [planet],
  } as const;
}

const NOT_FALLEN: NeechaBhanga = { rules: [], isRajaYoga: false };

function liftOf(chart: Chart, planet: SevenPlanet): NeechaBhanga {
  return neechaBhanga(chart, planet) ?? NOT_FALLEN;
}

/** They form it together, so none adds points of its own. */
function sevenRules(chart: Chart, planet: SevenPlanet): RuleCondition[] {
  const { rules } = liftOf(chart, planet);
  return ROWS.map((row) => strengthens(row.id, row.lifted, rules.includes(row.id), observedOf(row, chart, planet), 0));
}

/** The seven rules, each for every planet that it can lift: entries of the catalog, of which the verdicts consist. */
export const bhangaRules: readonly Rule[] = ROWS.flatMap((row) =>
  SEVEN_PLANETS.filter((planet) => !row.except?.includes(planet)).map((planet) => bhangaRule(row, planet)),
);

function bhangaRule(row: Row, planet: SevenPlanet): Rule {
  const { id, name, source, isInterpretive, formation, conditionId, lifted } = row;
  return {
    id,
    variant: planet.toLowerCase(),
    name,
    family: 'neecha-bhanga',
    source,
    ...(isInterpretive && { isInterpretive }),
    polarity: 'good',
    formation,
    result: RESULT,
    countedFrom: null,
    applies: (chart) => isDown(chart, planet),
    participants: () => [planet],
    examine: (chart) => {
      const { rules } = liftOf(chart, planet);
      return [
        debilitated(chart, planet),
        required(conditionId, lifted, rules.includes(id), observedOf(row, chart, planet)),
      ];
    },
  };
}

/** Tells whether a condition is one of the seven rules. */
export function isBhangaRule({ id }: RuleCondition): boolean {
  return ROWS.some((row) => row.id === id);
}

function isDown(chart: Chart, planet: SevenPlanet): boolean {
  return isSignDebilitated(planet, chart.signs[planet], chart.conventions.nodeExaltation);
}

function debilitated(chart: Chart, planet: SevenPlanet): RuleCondition {
  return required('debilitated', DEBILITATED, isDown(chart, planet), { planet, sign: SIGNS[chart.signs[planet]]! });
}

function observedOf({ except, seen }: Row, chart: Chart, planet: SevenPlanet): Observed {
  return isDown(chart, planet) && !except?.includes(planet) ? seen(chart, planet) : {};
}
