/** What yogas of two house lords have in common: the bond between them, and what blemishes it. */
import { countFrom, separationDeg } from '../angle.ts';
import { planetsOf, type Chart } from '../chart.ts';
import { required, weakens, type Condition } from '../condition.ts';
import { isDusthana } from '../houses.ts';
import { linkBetween } from '../links.ts';
import { lordOfHouse, ownedHouses } from '../lordship.ts';
import { isFallen } from '../neechaBhanga.ts';
import { DIGNITIES } from '../tables/dignities.ts';
import { isNode, type Planet, type SevenPlanet } from '../tables/planets.ts';
import { ordinal } from '../words.ts';

export type HousePair = readonly [a: number, b: number];
export type LordPair = readonly [SevenPlanet, SevenPlanet];

/** A node nearer than this blemishes a lord. */
const NODE_ORB_DEG = 10;

export function lordsOf(chart: Chart, [a, b]: HousePair): LordPair {
  return [lordOfHouse(chart, a), lordOfHouse(chart, b)];
}

/**
 * Lists the conditions of the bond: company, exchange or an aspect of each on the other.
 *
 * A special aspect that is not returned forms it in part: texts speak of mutual aspect, practice counts it reduced.
 */
export function bondConditions(chart: Chart, [a, b]: HousePair): Condition[] {
  const [first, second] = lordsOf(chart, [a, b]);
  const link = linkBetween(chart, first, second);
  const firstNamed = `${first}, lord of the ${ordinal(a)}`;
  const secondNamed = `${second}, lord of the ${ordinal(b)}`;
  return [
    required('two_planets', `The ${ordinal(a)} and the ${ordinal(b)} have different lords`, first !== second, {
      lords: [first, second],
    }),
    required('linked', `${firstNamed}, and ${secondNamed}, are joined, in exchange or in aspect`, link !== null, {
      link,
    }),
    weakens('one_way', 'Only one of them aspects the other', link === 'one_way_aspect', { link }),
  ];
}

/** Lists the blemishes of the lords in a yoga; each observes the lords that have it. */
export function blemishConditions(chart: Chart, houses: HousePair): Condition[] {
  const lords = lordsOf(chart, houses);
  const blemish = (id: string, text: string, isBlemished: (lord: SevenPlanet) => boolean): Condition => {
    const planets = [...new Set(lords)].filter(isBlemished);
    return weakens(id, text, planets.length > 0, { planets });
  };
  return [
    blemish('combust', 'One of them is combust', (lord) => chart.planets[lord].isCombust),
    blemish('debilitated', 'One of them is debilitated, and nothing lifts it', (lord) => isFallen(chart, lord)),
    blemish('in_dusthana', 'One of them stands in the 6th, 8th or 12th house', (lord) =>
      isDusthana(chart.planets[lord].house),
    ),
    blemish('rooted_in_dusthana', 'One of them has its moolatrikona in the 6th, 8th or 12th house', (lord) =>
      isDusthana(moolatrikonaHouse(chart, lord)),
    ),
    blemish('owns_trouble', 'One of them also owns the 3rd, 6th, 8th or 11th house', (lord) =>
      ownsTrouble(chart, lord, houses),
    ),
    blemish('with_node', 'A node stands within ten degrees of one of them', (lord) => isWithNode(chart, lord)),
  ];
}

function moolatrikonaHouse({ ascendant }: Chart, lord: SevenPlanet): number {
  return countFrom(ascendant.signIndex, DIGNITIES[lord].moolatrikonaSign);
}

/** Beside the houses that the yoga is about; the lord of the ascendant is spared the blame of what else he owns. */
function ownsTrouble(chart: Chart, lord: Planet, houses: HousePair): boolean {
  const owned = ownedHouses(chart, lord);
  return !owned.includes(1) && owned.some((house) => !houses.includes(house) && [3, 6, 8, 11].includes(house));
}

function isWithNode(chart: Chart, lord: Planet): boolean {
  const { signIndex, longitudeDeg } = chart.planets[lord];
  return planetsOf(chart).some(
    (other) =>
      isNode(other.id) &&
      other.signIndex === signIndex &&
      separationDeg(other.longitudeDeg, longitudeDeg) <= NODE_ORB_DEG,
  );
}
