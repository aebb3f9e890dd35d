/** Common parts of yogas of two house lords: the bond between them, and its blemishes. */
import { countFrom } from '../angle.ts';
import { both, type Bilingual } from '../bilingual.ts';
import type { Chart } from '../chart/chart.ts';
import { required, weakens } from '../evidence.ts';
import { isDusthana } from '../chart/houses.ts';
import { linkBetween, unreturnedAspect, type Link } from '../chart/links.ts';
import { lordOfHouse } from '../planet/lordship.ts';
import { isFallen } from '../planet/neechaBhanga.ts';
import { isWithNode } from '../strength/blemish.ts';
import { memoizedEach } from '../memoized.ts';
import {
  numbersObserved,
  ONE_WAY,
  openText,
  planetsObserved,
  usualGrade,
  type GradedBy,
  type RuleCondition,
  type YogaGrade,
} from '../rule.ts';
import { DIGNITIES } from '../tables/dignities.ts';
import { named } from '../planetWords.ts';
import { PLANET_NAMES, type Planet, type SevenPlanet } from '../tables/planets.ts';
import { signLord } from '../tables/signs.ts';
import { capitalised, hindiOrdinal, listed, ordinal } from '../words.ts';

export type HousePair = readonly [a: number, b: number];
export type LordPair = readonly [SevenPlanet, SevenPlanet];

/** Returns the lords of two houses in their order; one planet twice where it owns both. */
export function lordsOf(chart: Chart, [a, b]: HousePair): LordPair {
  return [lordOfHouse(chart, a), lordOfHouse(chart, b)];
}

/** Returns how the lords of two houses are bound, for a rule that says no more of them than that. */
export function tieOf(houses: HousePair): (chart: Chart) => Link | null {
  return (chart) => linkBetween(chart, ...lordsOf(chart, houses));
}

/**
 * Lists the conditions of the bond: company, exchange, an aspect of each on the other, or the aspect of a sign lord on
 * the one in his sign (BPHS 34; Laghu Parashari 2).
 *
 * An aspect that is not returned forms it by the letter only, for which the grade caps the strength: no points beside.
 */
export function bondConditions(chart: Chart, houses: HousePair): RuleCondition[] {
  const lords = lordsOf(chart, houses);
  const link = linkBetween(chart, ...lords);
  return [
    required('two_planets', TWO_PLANETS, lords[0] !== lords[1], { lords }),
    required('linked', LINKED, link !== null, { lords, link }),
    oneWay(link === 'one_way_aspect', unreturnedAspect(chart, ...lords)),
  ];
}

const TWO_PLANETS = both('The two houses have different lords', 'दोनों भावों के स्वामी अलग-अलग ग्रह हैं');
const LINKED = both('Their lords are joined, in exchange or in aspect', 'दोनों स्वामी युति, राशि-परिवर्तन या दृष्टि से जुड़े हैं');
const ONE_WAY_TEXT = both('Only one of them aspects the other', 'केवल एक की दूसरे पर दृष्टि है');

/**
 * Returns the condition that makes a yoga formal: nothing but an aspect that is not returned forms it.
 *
 * @param aspecting whose aspect it is; null where there are several, or none
 */
export function oneWay(isMet: boolean, aspecting: Planet | null, text: Bilingual = ONE_WAY_TEXT): RuleCondition {
  return weakens(ONE_WAY, text, isMet, { aspecting }, 0);
}

/** The houses where the lords of a raja yoga proper stand (Laghu Parashari 2): kendras, trikonas, the 2nd and the 11th. */
const RANK_HOUSES = [1, 2, 4, 5, 7, 9, 10, 11];

/** What a raja yoga of two lords needs to be proper, and how that is said. */
export const RAJA_FORM = {
  fullForm: both(
    'both lords stand in a kendra, a trikona, the 2nd or the 11th house',
    'दोनों स्वामी केंद्र, त्रिकोण, दूसरे या ग्यारहवें भाव में हों',
  ),
  grade: (formed: GradedBy): YogaGrade => {
    const usual = usualGrade(formed);
    const isWellHoused = formed.planets.every((lord) => RANK_HOUSES.includes(formed.chart.planets[lord].house));
    return usual === 'proper' && !isWellHoused ? 'blemished' : usual;
  },
} as const;

interface Blemish {
  readonly text: Bilingual;
  /** @param houses those that the yoga is about */
  isOn(chart: Chart, lord: SevenPlanet, houses: readonly number[]): boolean;
  /** The house that the text leaves open, of a lord who has it. */
  houseOf?(chart: Chart, lord: SevenPlanet): number;
}

/** Returns the text of a blemish: of one of them in general, of those who have it in one chart. */
function blemishText(general: Bilingual, clause: (house: Bilingual) => Bilingual): Bilingual {
  return openText(general, (observed) => {
    const lords = planetsObserved(observed, 'planets');
    const houses = numbersObserved(observed, 'houses');
    const clauses = lords.map((_, i) => clause(both(ordinal(houses[i] ?? 1), hindiOrdinal(houses[i] ?? 1))));
    return both(
      capitalised(listed(lords.map((lord, i) => `${named(lord)} ${clauses[i]!.en}`))),
      lords.map((lord, i) => `${PLANET_NAMES[lord].hi} ${clauses[i]!.hi}`).join(', '),
    );
  });
}

const BLEMISHES = {
  combust: {
    text: blemishText(both('One of them is combust', 'इनमें से कोई अस्त है'), () => both('is combust', 'अस्त है')),
    isOn: (chart, lord) => chart.planets[lord].isCombust,
  },
  debilitated: {
    text: blemishText(
      both('One of them is debilitated, and nothing lifts it', 'इनमें से कोई नीच राशि में है और नीच भंग नहीं है'),
      () => both('is debilitated without relief', 'नीच राशि में है और नीच भंग नहीं है'),
    ),
    isOn: (chart, lord) => isFallen(chart, lord),
  },
  in_dusthana: {
    text: blemishText(
      both('One of them stands in the 6th, 8th or 12th house', 'इनमें से कोई छठे, आठवें या बारहवें भाव में है'),
      ({ en, hi }) => both(`stands in the ${en} house`, `${hi} भाव में है`),
    ),
    isOn: (chart, lord) => isDusthana(chart.planets[lord].house),
    houseOf: (chart, lord) => chart.planets[lord].house,
  },
  rooted_in_dusthana: {
    text: blemishText(
      both(
        'One of them has its moolatrikona in the 6th, 8th or 12th house',
        'इनमें से किसी की मूलत्रिकोण राशि छठे, आठवें या बारहवें भाव में है',
      ),
      ({ en, hi }) => both(`has its moolatrikona in the ${en} house`, `की मूलत्रिकोण राशि ${hi} भाव में है`),
    ),
    isOn: isRootedInDusthana,
    houseOf: rootOf,
  },
  owns_8_or_11: {
    text: blemishText(
      both('One of them also owns the 8th or 11th house', 'इनमें से कोई आठवें या ग्यारहवें भाव का भी स्वामी है'),
      alsoOwns,
    ),
    isOn: (chart, lord, houses) => isFurtherOwner(chart, lord, houses, [8, 11]),
    houseOf: (chart, lord) => ownedAmong(chart, lord, [8, 11]),
  },
  owns_8: {
    text: blemishText(both('One of them also owns the 8th house', 'इनमें से कोई आठवें भाव का भी स्वामी है'), alsoOwns),
    isOn: (chart, lord, houses) => isFurtherOwner(chart, lord, houses, [8]),
    houseOf: () => 8,
  },
  owns_3_or_6: {
    text: blemishText(
      both('One of them also owns the 3rd or 6th house', 'इनमें से कोई तीसरे या छठे भाव का भी स्वामी है'),
      alsoOwns,
    ),
    isOn: (chart, lord, houses) => isFurtherOwner(chart, lord, houses, [3, 6]),
    houseOf: (chart, lord) => ownedAmong(chart, lord, [3, 6]),
  },
  with_node: {
    text: blemishText(
      both('A node stands with one of them, within ten degrees', 'राहु या केतु इनमें से किसी के साथ, दस अंश के भीतर है'),
      () => both('stands with a node, within ten degrees', 'से दस अंश के भीतर राहु या केतु है'),
    ),
    isOn: isWithNode,
  },
} as const satisfies Record<string, Blemish>;

export type BlemishId = keyof typeof BLEMISHES;

const without = (left: BlemishId) => (Object.keys(BLEMISHES) as BlemishId[]).filter((id) => id !== left);

const RAJA_BLEMISHES = without('owns_8');
/** In yogas of wealth: the 11th is the house of gains, and owning it is no blemish there. */
export const WEALTH_BLEMISHES = without('owns_8_or_11');

/**
 * Lists the blemishes of the lords in a yoga, those of the houses named; each observes the lords that have it.
 *
 * @param ids those that can be, as lords whom the yoga itself puts somewhere are spared some
 */
export function blemishConditions(
  chart: Chart,
  houses: readonly number[],
  ids: readonly BlemishId[] = RAJA_BLEMISHES,
): RuleCondition[] {
  const lords = houses.map((house) => lordOfHouse(chart, house)).filter((lord, i, all) => all.indexOf(lord) === i);
  return blemishesOn(chart, lords, houses, ids);
}

/** Blemishes that a planet has whatever it owns. */
export type StateBlemishId = 'combust' | 'debilitated' | 'in_dusthana' | 'with_node';

const STATE_BLEMISHES: readonly StateBlemishId[] = ['combust', 'debilitated', 'in_dusthana', 'with_node'];

/** Lists the blemishes of planets that form a yoga otherwise than as lords of two houses. */
export function stateBlemishes(
  chart: Chart,
  planets: readonly SevenPlanet[],
  ids: readonly StateBlemishId[] = STATE_BLEMISHES,
): RuleCondition[] {
  return blemishesOn(chart, planets, [], ids);
}

function blemishesOn(
  chart: Chart,
  those: readonly SevenPlanet[],
  houses: readonly number[],
  ids: readonly BlemishId[],
): RuleCondition[] {
  return ids.map((id) => {
    const { houseOf, isOn, text }: Blemish = BLEMISHES[id];
    const planets = those.filter((planet) => isOn(chart, planet, houses));
    if (planets.length === 0) return unblemished(id);
    return weakens(id, text, true, {
      planets,
      ...(houseOf && { houses: planets.map((planet) => houseOf(chart, planet)) }),
    });
  });
}

/** Most blemishes are absent, which is the same value in every chart. */
const unblemished = memoizedEach((id: BlemishId) => weakens(id, BLEMISHES[id].text, false, { planets: [] }));

/** The Moon's moolatrikona is no sign of its own, so it roots the Moon in no house. */
function isRootedInDusthana(chart: Chart, lord: SevenPlanet): boolean {
  return signLord(DIGNITIES[lord].moolatrikonaSign) === lord && isDusthana(rootOf(chart, lord));
}

function rootOf({ ascendant }: Chart, lord: SevenPlanet): number {
  return countFrom(ascendant.signIndex, DIGNITIES[lord].moolatrikonaSign);
}

function alsoOwns({ en, hi }: Bilingual): Bilingual {
  return both(`also owns the ${en} house`, `${hi} भाव का भी स्वामी है`);
}

/** No lord that a yoga asks for owns two of these. */
function ownedAmong(chart: Chart, lord: SevenPlanet, troubles: readonly number[]): number {
  return troubles.find((house) => lordOfHouse(chart, house) === lord)!;
}

/** Houses owned besides those of the yoga; for the lord of the ascendant they are no blemish. */
function isFurtherOwner(chart: Chart, lord: Planet, houses: readonly number[], troubles: readonly number[]): boolean {
  const isOwned = (house: number) => lordOfHouse(chart, house) === lord;
  return !isOwned(1) && troubles.some((house) => !houses.includes(house) && isOwned(house));
}
