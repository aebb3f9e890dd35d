/** Common parts of yogas of two house lords: the bond between them, and its blemishes. */
import { countFrom } from '../angle.ts';
import { both } from '../bilingual.ts';
import type { Chart } from '../chart/chart.ts';
import { required, weakens } from '../evidence.ts';
import { isDusthana } from '../chart/houses.ts';
import { linkBetween, type Link } from '../chart/links.ts';
import { lordOfHouse } from '../planet/lordship.ts';
import { isFallen } from '../planet/neechaBhanga.ts';
import { isWithNode } from '../strength/blemish.ts';
import { memoizedEach } from '../memoized.ts';
import { ofOneOfThem, ONE_WAY, type OneOfThemText, type RuleCondition } from '../rule.ts';
import { DIGNITIES } from '../tables/dignities.ts';
import type { Planet, SevenPlanet } from '../tables/planets.ts';
import { signLord } from '../tables/signs.ts';

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
 * Lists the conditions of the bond: company, exchange or an aspect of each on the other.
 *
 * A special aspect that is not returned forms it in part: texts speak of mutual aspect, practice counts it reduced.
 */
export function bondConditions(chart: Chart, houses: HousePair): RuleCondition[] {
  const lords = lordsOf(chart, houses);
  const link = linkBetween(chart, ...lords);
  return [
    required('two_planets', TWO_PLANETS, lords[0] !== lords[1], { lords }),
    required('linked', LINKED, link !== null, { lords, link }),
    weakens(ONE_WAY, ONE_WAY_TEXT, link === 'one_way_aspect', { link }),
  ];
}

const TWO_PLANETS = both('The two houses have different lords', 'दोनों भावों के स्वामी अलग-अलग ग्रह हैं');
const LINKED = both('Their lords are joined, in exchange or in aspect', 'दोनों स्वामी युति, राशि-परिवर्तन या दृष्टि से जुड़े हैं');
const ONE_WAY_TEXT = both('Only one of them aspects the other', 'केवल एक की दूसरे पर दृष्टि है');

interface Blemish {
  readonly text: OneOfThemText;
  /** @param houses those that the yoga is about */
  isOn(chart: Chart, lord: SevenPlanet, houses: readonly number[]): boolean;
}

const ONE_OF_THEM = both('One of them', 'इनमें से कोई');

const BLEMISHES = {
  combust: {
    text: ofOneOfThem(ONE_OF_THEM, both(' is combust', ' अस्त है')),
    isOn: (chart, lord) => chart.planets[lord].isCombust,
  },
  debilitated: {
    text: ofOneOfThem(ONE_OF_THEM, both(' is debilitated, and nothing lifts it', ' नीच राशि में है और नीच भंग नहीं है')),
    isOn: (chart, lord) => isFallen(chart, lord),
  },
  in_dusthana: {
    text: ofOneOfThem(ONE_OF_THEM, both(' stands in the 6th, 8th or 12th house', ' छठे, आठवें या बारहवें भाव में है')),
    isOn: (chart, lord) => isDusthana(chart.planets[lord].house),
  },
  rooted_in_dusthana: {
    text: ofOneOfThem(
      both('One of them', 'इनमें से किसी'),
      both(' has its moolatrikona in the 6th, 8th or 12th house', ' की मूलत्रिकोण राशि छठे, आठवें या बारहवें भाव में है'),
    ),
    isOn: isRootedInDusthana,
  },
  owns_8_or_11: {
    text: ofOneOfThem(ONE_OF_THEM, both(' also owns the 8th or 11th house', ' आठवें या ग्यारहवें भाव का भी स्वामी है')),
    isOn: (chart, lord, houses) => isFurtherOwner(chart, lord, houses, [8, 11]),
  },
  owns_8: {
    text: ofOneOfThem(ONE_OF_THEM, both(' also owns the 8th house', ' आठवें भाव का भी स्वामी है')),
    isOn: (chart, lord, houses) => isFurtherOwner(chart, lord, houses, [8]),
  },
  owns_3_or_6: {
    text: ofOneOfThem(ONE_OF_THEM, both(' also owns the 3rd or 6th house', ' तीसरे या छठे भाव का भी स्वामी है')),
    isOn: (chart, lord, houses) => isFurtherOwner(chart, lord, houses, [3, 6]),
  },
  with_node: {
    text: ofOneOfThem(
      both('A node stands with one of them', 'राहु या केतु इनमें से किसी'),
      both(', within ten degrees', ' के साथ, दस अंश के भीतर है'),
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
    const { text, isOn }: Blemish = BLEMISHES[id];
    const isBlemished = (planet: SevenPlanet) => isOn(chart, planet, houses);
    return those.some(isBlemished) ? weakens(id, text, true, { planets: those.filter(isBlemished) }) : unblemished(id);
  });
}

/** Most blemishes are absent, which is the same value in every chart. */
const unblemished = memoizedEach((id: BlemishId) => weakens(id, BLEMISHES[id].text, false, { planets: [] }));

/** The Moon's moolatrikona is no sign of its own, so it roots the Moon in no house. */
function isRootedInDusthana({ ascendant }: Chart, lord: SevenPlanet): boolean {
  const { moolatrikonaSign } = DIGNITIES[lord];
  return signLord(moolatrikonaSign) === lord && isDusthana(countFrom(ascendant.signIndex, moolatrikonaSign));
}

/** Houses owned besides those of the yoga; for the lord of the ascendant they are no blemish. */
function isFurtherOwner(chart: Chart, lord: Planet, houses: readonly number[], troubles: readonly number[]): boolean {
  const isOwned = (house: number) => lordOfHouse(chart, house) === lord;
  return !isOwned(1) && troubles.some((house) => !houses.includes(house) && isOwned(house));
}
