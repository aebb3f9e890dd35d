/** Want (daridra): afflictions of the lords of self, wealth and gain, and what relieves such a lord. */
import { isAspecting, isInfluencing } from '../chart/aspects.ts';
import { companions } from '../planet/avasthas.ts';
import { both, type Bilingual } from '../bilingual.ts';
import { occupants, signOfHouse, type Chart } from '../chart/chart.ts';
import { isStrongBySign, isWithEnemy } from '../planet/dignity.ts';
import { isDusthana, isKendra, isTrikona } from '../chart/houses.ts';
import { isExchange, isTie, linkBetween } from '../chart/links.ts';
import { lordOfHouse, ownedHouses } from '../planet/lordship.ts';
import { isBenefic } from '../planet/nature.ts';
import { neechaBhanga } from '../planet/neechaBhanga.ts';
import { isStrong } from '../strength/standing.ts';
import type { ShadbalaRatios } from '../strength/shadbala.ts';
import type { Planet, SevenPlanet } from '../tables/planets.ts';
import { signLord } from '../tables/signs.ts';
import { beneficsTouching } from './touch.ts';

export interface LordRelief {
  readonly text: Bilingual;
  readonly isOn: (chart: Chart, lord: SevenPlanet) => boolean;
}

/** Conditions that relieve a lord who is afflicted, or whose house is. */
export const LORD_RELIEFS = {
  at_home: {
    text: both('A lord it concerns is exalted or in its own sign', 'संबंधित स्वामी उच्च या स्वराशि में है'),
    isOn: (chart, lord) => isStrongBySign(chart.planets[lord].dignity),
  },
  lifted: {
    text: both('The debilitation of a lord it concerns is lifted', 'संबंधित स्वामी का नीच भंग है'),
    isOn: (chart, lord) => (neechaBhanga(chart, lord)?.rules.length ?? 0) > 0,
  },
  benefic_aspect: {
    text: both('Jupiter or Venus aspects a lord it concerns', 'संबंधित स्वामी पर गुरु या शुक्र की दृष्टि है'),
    isOn: (chart, lord) =>
      isAspecting(chart, 'Jupiter', chart.signs[lord]) || isAspecting(chart, 'Venus', chart.signs[lord]),
  },
  well_housed: {
    text: both('A lord it concerns is in a kendra or trikona', 'संबंधित स्वामी केंद्र या त्रिकोण में है'),
    isOn: (chart, lord) => isKendra(chart.planets[lord].house) || isTrikona(chart.planets[lord].house),
  },
  good_exchange: {
    text: both(
      'A lord it concerns is in exchange with a lord of a kendra or trikona',
      'संबंधित स्वामी का केंद्र या त्रिकोण के स्वामी से राशि-परिवर्तन है',
    ),
    isOn: isInGoodExchange,
  },
} as const satisfies Record<string, LordRelief>;

export type LordReliefId = keyof typeof LORD_RELIEFS;

function isInGoodExchange(chart: Chart, lord: SevenPlanet): boolean {
  const host = signLord(chart.signs[lord]);
  return isExchange(chart, lord, host) && ownedHouses(chart, host).some((house) => isKendra(house) || isTrikona(house));
}

/** Returns whether Ketu and the Moon are in the 1st, and whether the ascendant lord is in the 8th with its lord. */
export function fallsOfSelf(chart: Chart): { readonly isKetuWithMoon: boolean; readonly isLordInEighth: boolean } {
  const { Ketu, Moon } = chart.planets;
  const first = lordOfHouse(chart, 1);
  const eighth = lordOfHouse(chart, 8);
  return {
    isKetuWithMoon: Ketu.house === 1 && Moon.house === 1,
    // A lord of the ascendant who owns the 8th himself is in his own sign there, and joins no other lord.
    isLordInEighth: first !== eighth && chart.planets[first].house === 8 && chart.planets[eighth].house === 8,
  };
}

/** Tells whether a planet is debilitated or in the sign of an enemy. */
export function isPoorBySign({ planets }: Chart, planet: Planet): boolean {
  const { dignity } = planets[planet];
  return dignity === 'debilitated' || isWithEnemy(dignity);
}

/** Lists the malefics of the 2nd house where no benefic is in it or aspects it. */
export function unrelievedInSecond(chart: Chart): Planet[] {
  if (beneficsTouching(chart, signOfHouse(chart, 2)).length > 0) return [];
  return occupants(chart, 2).filter((id) => !isBenefic(chart, id));
}

/** Lists, by id, the rare combinations of the text that hold, each with the affliction it requires. */
export function rareWants(chart: Chart): string[] {
  const { planets } = chart;
  const lord = (house: number) => lordOfHouse(chart, house);
  const isExchanged = (other: number) => planets[lord(1)].house === other && planets[lord(other)].house === 1;
  const isAnyMaraka = (isPressing: (maraka: SevenPlanet) => boolean) => [lord(2), lord(7)].some(isPressing);
  const isWithMalefic = (id: Planet) => companions(chart, planets[id]).some((other) => !isBenefic(chart, other.id));
  const { isKetuWithMoon, isLordInEighth } = fallsOfSelf(chart);
  const ways = {
    exchange_1_12:
      isExchanged(12) && isAnyMaraka((maraka) => [1, 12].some((house) => isInfluencing(chart, maraka, lord(house)))),
    exchange_1_6: isExchanged(6) && isAnyMaraka((maraka) => isAspecting(chart, maraka, chart.signs.Moon)),
    fall_of_self: isKetuWithMoon || isLordInEighth,
    lost_merit:
      planets[lord(5)].house === 6 &&
      planets[lord(9)].house === 12 &&
      isAnyMaraka((maraka) => [5, 9].some((house) => isAspecting(chart, maraka, chart.signs[lord(house)]))),
    afflicted_self: isDusthana(planets[lord(1)].house) && isWithMalefic(lord(1)) && isPoorBySign(chart, lord(2)),
  };
  return (Object.keys(ways) as (keyof typeof ways)[]).filter((way) => ways[way]);
}

export const STRONG_WEALTH = both(
  'Two strong lords of houses of wealth are bound to each other',
  'धन भावों के दो बली स्वामी परस्पर जुड़े हैं',
);

const WEALTH_PAIRS = [
  [2, 11],
  [5, 9],
  [2, 5],
  [2, 9],
  [5, 11],
  [9, 11],
] as const;

/** Lists two strong lords of houses of wealth with a mutual bond; empty where there are none. */
export function strongWealthPair(chart: Chart, ratios: ShadbalaRatios | null): SevenPlanet[] {
  for (const [a, b] of WEALTH_PAIRS) {
    const lords = [lordOfHouse(chart, a), lordOfHouse(chart, b)] as const;
    if (isTie(linkBetween(chart, ...lords)) && lords.every((lord) => isStrong(chart, lord, ratios))) return [...lords];
  }
  return [];
}
