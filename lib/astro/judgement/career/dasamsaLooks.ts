/** The conditions that rules of the dasamsa test, as functions of one chart. */
import { isAspecting } from '../../chart/aspects.ts';
import { occupants, type Chart } from '../../chart/chart.ts';
import { required, weakens, type Condition } from '../../condition.ts';
import { isStrongBySign } from '../../planet/dignity.ts';
import { isDusthana, isKendra, isTrikona } from '../../chart/houses.ts';
import { isExchange, linkBetween, type Link } from '../../chart/links.ts';
import { lordOfHouse } from '../../planet/lordship.ts';
import { isBenefic } from '../../planet/nature.ts';
import { named, namedList } from '../../planetWords.ts';
import { SEVEN_PLANETS, type Planet } from '../../tables/planets.ts';
import { SIGNS } from '../../tables/signs.ts';
import { capitalised, listed, ordinal } from '../../words.ts';
import { nthSignFrom } from '../../angle.ts';

export interface DasamsaContext {
  readonly birth: Chart;
  /** The dasamsa as a chart. */
  readonly dasamsa: Chart;
  /** Lords of the birth chart. */
  readonly ascendantLord: Planet;
  readonly tenthLord: Planet;
  readonly amatyakaraka: Planet;
}

/** The result of a condition in one chart. */
export interface Seen {
  readonly evidence: readonly Condition[];
  readonly planets: readonly Planet[];
  /** As a clause that holds where the rule is formed: `Venus is exalted in the 4th`. */
  readonly found: string;
}

export type Look = (context: DasamsaContext) => Seen;

interface Pair {
  readonly houses: readonly [number, number];
  readonly lords: readonly [Planet, Planet];
}

/** Pairs of kendra and trikona, the 1st being both; the 9th and 10th have a rule of their own. */
const RAJA_HOUSES = [
  [1, 5],
  [1, 9],
  [4, 5],
  [4, 9],
  [7, 5],
  [7, 9],
  [10, 5],
] as const;

const LINK_WORDS: Readonly<Record<Exclude<Link, 'one_way_aspect'>, string>> = {
  conjunction: 'stand together',
  exchange: 'exchange signs',
  mutual_aspect: 'aspect each other',
};

export const kendraTrikonaLords: Look = ({ dasamsa }) => {
  const pairs = RAJA_HOUSES.map(([one, other]) => pairOf(dasamsa, one, other));
  return joinedLords(dasamsa, pairs, 'The lords of a kendra and of a trikona are joined outside the 6th, 8th and 12th');
};

export const dharmaKarmaLords: Look = ({ dasamsa }) => {
  const rule = 'The lords of the 9th and of the 10th are joined, or are one planet, outside the 6th, 8th and 12th';
  return joinedLords(dasamsa, [pairOf(dasamsa, 9, 10)], rule);
};

function pairOf(dasamsa: Chart, one: number, other: number): Pair {
  return { houses: [one, other], lords: [lordOfHouse(dasamsa, one), lordOfHouse(dasamsa, other)] };
}

/** Of several pairs the strongest by sign is described. */
function joinedLords(dasamsa: Chart, pairs: readonly Pair[], rule: string): Seen {
  const joined = pairs.filter((pair) => bondOf(dasamsa, pair) !== null);
  const isFallen = (planet: Planet) => dasamsa.planets[planet].dignity === 'debilitated';
  const best = joined.find(({ lords }) => !lords.some(isFallen)) ?? joined[0];
  const planets = best ? [...new Set(best.lords)] : [];
  const fallen = planets.filter(isFallen);
  const observed = {
    planets,
    owned: best ? best.houses : [],
    by: best ? bondOf(dasamsa, best) : null,
    pairs: joined.length,
  };
  return {
    evidence: [
      required('lords_joined', rule, best !== undefined, observed),
      weakens('debilitated', 'One of them is debilitated there', fallen.length > 0, { planets: fallen }),
    ],
    planets,
    found: best ? bondText(dasamsa, best, planets) : '',
  };
}

type Bond = keyof typeof LINK_WORDS | 'one_planet';

/** One planet that owns both houses is joined with itself where it stands in a kendra or trikona. */
function bondOf(dasamsa: Chart, { lords }: Pair): Bond | null {
  const [one, other] = lords;
  if (lords.some((lord) => isDusthana(dasamsa.planets[lord].house))) return null;
  if (one === other) return isWellPlaced(dasamsa.planets[one].house) ? 'one_planet' : null;
  const link = linkBetween(dasamsa, one, other);
  return link === 'one_way_aspect' ? null : link;
}

function isWellPlaced(house: number): boolean {
  return isKendra(house) || isTrikona(house);
}

function bondText(dasamsa: Chart, pair: Pair, planets: readonly Planet[]): string {
  const { houses, lords } = pair;
  const bond = bondOf(dasamsa, pair)!;
  const places = planets.map((planet) => dasamsa.planets[planet].house);
  const where = listed([...new Set(places)].map((house) => `the ${ordinal(house)}`));
  if (bond === 'one_planet') {
    return `${named(lords[0])} owns the ${ordinal(houses[0])} and the ${ordinal(houses[1])} and stands in ${where}`;
  }
  const who = lords.map((lord, index) => `${named(lord)}, lord of the ${ordinal(houses[index]!)}`);
  return `${who[0]!}, and ${who[1]!}, ${LINK_WORDS[bond]} in ${where}`;
}

export const tenthLordInGoodHouse: Look = ({ dasamsa, tenthLord }) => {
  const { dignity, house } = dasamsa.planets[tenthLord];
  const isWell = isWellPlaced(house);
  return {
    evidence: [
      required('in_kendra_or_trikona', 'The lord of the 10th at birth stands in a kendra or trikona', isWell, {
        planet: tenthLord,
        house,
      }),
      weakens('debilitated', 'It is debilitated there', dignity === 'debilitated', { dignity }),
    ],
    planets: [tenthLord],
    found: `${named(tenthLord)}, lord of the 10th at birth, stands in the ${ordinal(house)}`,
  };
};

/** The nodes are left out, as texts differ on their exaltation. */
export const exaltedInKendra: Look = ({ dasamsa }) => {
  const at = (planet: Planet) => dasamsa.planets[planet];
  const planets = SEVEN_PLANETS.filter((id) => at(id).dignity === 'exalted' && isKendra(at(id).house));
  return {
    evidence: [required('exalted_in_kendra', 'A planet is exalted in a kendra', planets.length > 0, { planets })],
    planets,
    found: listed(planets.map((id) => `${named(id)} is exalted in the ${ordinal(at(id).house)}`)),
  };
};

const SPEAKING_FOR_WORK: readonly Planet[] = ['Sun', 'Saturn', 'Mercury', 'Jupiter'];

/** Significators of work, and the ascendant, that are in the same sign as in the birth chart. */
export const keptSigns: Look = ({ amatyakaraka, ascendantLord, birth, dasamsa, tenthLord }) => {
  const looked = new Set<Planet>([ascendantLord, tenthLord, amatyakaraka, ...SPEAKING_FOR_WORK]);
  const planets = [...looked].filter((planet) => dasamsa.signs[planet] === birth.signs[planet]);
  const isAscendantKept = dasamsa.ascendant.signIndex === birth.ascendant.signIndex;
  const rule = 'The ascendant or a planet that speaks for work keeps its birth sign';
  const isMet = isAscendantKept || planets.length > 0;
  const kept = [
    ...(isAscendantKept ? [`the ascendant keeps ${SIGNS[birth.ascendant.signIndex]!}`] : []),
    ...planets.map((planet) => `${named(planet)} keeps ${SIGNS[birth.signs[planet]]!}`),
  ];
  const observed = { planets, ascendant: isAscendantKept, looked_at: [...looked] };
  return { evidence: [required('kept_sign', rule, isMet, observed)], planets, found: listed(kept) };
};

const RISING_HOUSES: readonly number[] = [1, 5, 9, 10];

export const amatyakarakaRising: Look = ({ amatyakaraka, dasamsa }) => {
  const { dignity, house } = dasamsa.planets[amatyakaraka];
  const rule = 'The amatyakaraka stands in the 1st, 5th, 9th or 10th';
  return {
    evidence: [
      required('in_1_5_9_10', rule, RISING_HOUSES.includes(house), { planet: amatyakaraka, house }),
      weakens('debilitated', 'It is debilitated there', dignity === 'debilitated', { dignity }),
    ],
    planets: [amatyakaraka],
    found: `${named(amatyakaraka)}, the amatyakaraka, stands in the ${ordinal(house)}`,
  };
};

/** Returns the condition for one planet in the 10th house of the dasamsa. */
export function inTenth(planet: Planet): Look {
  return ({ dasamsa }) => {
    const { dignity, house } = dasamsa.planets[planet];
    return {
      evidence: [
        required('in_10', `${capitalised(named(planet))} stands in the 10th`, house === 10, { planet, house }),
        weakens('debilitated', 'It is debilitated there', dignity === 'debilitated', { dignity }),
      ],
      planets: [planet],
      found: `${named(planet)} stands in the 10th`,
    };
  };
}

export const exchangedSigns: Look = ({ dasamsa }) => {
  const pairs = SEVEN_PLANETS.flatMap((one, index) =>
    SEVEN_PLANETS.slice(index + 1)
      .filter((other) => isExchange(dasamsa, one, other))
      .map((other) => [one, other] as const),
  );
  const isHidden = (planet: Planet) => isDusthana(dasamsa.planets[planet].house);
  const planets = pairs.find((pair) => !pair.some(isHidden)) ?? pairs[0] ?? [];
  const houses = planets.map((planet) => dasamsa.planets[planet].house);
  const hidden = planets.filter(isHidden);
  return {
    evidence: [
      required('exchange', 'Two planets stand in each other’s signs', pairs.length > 0, { planets, houses }),
      weakens('in_dusthana', 'One of them stands in the 6th, 8th or 12th', hidden.length > 0, { planets: hidden }),
    ],
    planets,
    found: `${namedList(planets)} exchange signs between ${listed(houses.map((house) => `the ${ordinal(house)}`))}`,
  };
};

/** Natures are those of birth, as friendship in a varga is. */
export const maleficInEighth: Look = ({ birth, dasamsa }) => {
  const inside = occupants(dasamsa, 8);
  const planets = inside.filter((planet) => !isBenefic(birth, planet));
  const eighth = nthSignFrom(dasamsa.ascendant.signIndex, 8);
  const benefics = SEVEN_PLANETS.filter(
    (planet) => isBenefic(birth, planet) && (inside.includes(planet) || isAspecting(dasamsa, planet, eighth)),
  );
  return {
    evidence: [
      required('malefic_in_8', 'A natural malefic stands in the 8th', planets.length > 0, { planets }),
      weakens('benefic_on_8', 'A natural benefic stands in the 8th or aspects it', benefics.length > 0, { benefics }),
    ],
    planets,
    found: `${namedList(planets)} ${planets.length > 1 ? 'stand' : 'stands'} in the 8th`,
  };
};

export const hardLordInTenth: Look = ({ dasamsa }) => {
  const owners = [8, 12].map((house) => ({ house, lord: lordOfHouse(dasamsa, house) }));
  const found = owners.filter(({ lord }) => dasamsa.planets[lord].house === 10);
  const planets = [...new Set(found.map(({ lord }) => lord))];
  const strong = planets.filter((planet) => isStrongBySign(dasamsa.planets[planet].dignity));
  const described = found.map(({ house, lord }) => `${named(lord)}, lord of the ${ordinal(house)}, stands in the 10th`);
  return {
    evidence: [
      required('lord_8_12_in_10', 'The lord of the 8th or of the 12th stands in the 10th', planets.length > 0, {
        planets,
        owned: found.map(({ house }) => house),
      }),
      weakens('strong_by_sign', 'It is strong there by sign', strong.length > 0, { planets: strong }),
    ],
    planets,
    found: listed(described),
  };
};
