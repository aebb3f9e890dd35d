/** The conditions that rules of the dasamsa test, as functions of one chart. */
import { isAspecting } from '../../chart/aspects.ts';
import { occupants, type Chart } from '../../chart/chart.ts';
import { required, weakens, type Condition } from '../../evidence.ts';
import { isStrongBySign } from '../../planet/dignity.ts';
import { isDusthana, isKendra, isTrikona } from '../../chart/houses.ts';
import { isExchange, isTie, linkBetween } from '../../chart/links.ts';
import { lordOfHouse } from '../../planet/lordship.ts';
import { isBenefic } from '../../planet/nature.ts';
import { SEVEN_PLANETS, type Planet } from '../../tables/planets.ts';
import { nthSignFrom } from '../../angle.ts';
import { dasamsaFact as fact, type DasamsaCondition, type DasamsaFinding, type Joining } from './facts/dasamsaFacts.ts';

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
  readonly evidence: readonly Condition<DasamsaCondition>[];
  readonly planets: readonly Planet[];
  /** What holds where the rule is formed. */
  readonly found: DasamsaFinding | null;
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

export const kendraTrikonaLords: Look = ({ dasamsa }) => {
  const pairs = RAJA_HOUSES.map(([one, other]) => pairOf(dasamsa, one, other));
  return joinedLords(dasamsa, pairs, fact('kendra_trikona_rule', {}));
};

export const dharmaKarmaLords: Look = ({ dasamsa }) =>
  joinedLords(dasamsa, [pairOf(dasamsa, 9, 10)], fact('dharma_karma_rule', {}));

function pairOf(dasamsa: Chart, one: number, other: number): Pair {
  return { houses: [one, other], lords: [lordOfHouse(dasamsa, one), lordOfHouse(dasamsa, other)] };
}

/** Of several pairs the strongest by sign is described. */
function joinedLords(dasamsa: Chart, pairs: readonly Pair[], rule: DasamsaCondition): Seen {
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
      weakens('debilitated', fact('one_debilitated', {}), fallen.length > 0, { planets: fallen }),
    ],
    planets,
    found: best ? bondFound(dasamsa, best, planets) : null,
  };
}

type Bond = Joining | 'one_planet';

/** One planet that owns both houses is joined with itself where it stands in a kendra or trikona. */
function bondOf(dasamsa: Chart, { lords }: Pair): Bond | null {
  const [one, other] = lords;
  if (lords.some((lord) => isDusthana(dasamsa.planets[lord].house))) return null;
  if (one === other) return isWellPlaced(dasamsa.planets[one].house) ? 'one_planet' : null;
  const link = linkBetween(dasamsa, one, other);
  return isTie(link) ? link : null;
}

function isWellPlaced(house: number): boolean {
  return isKendra(house) || isTrikona(house);
}

function bondFound(dasamsa: Chart, pair: Pair, planets: readonly Planet[]): DasamsaFinding {
  const { houses: owned, lords } = pair;
  const bond = bondOf(dasamsa, pair)!;
  const houses = [...new Set(planets.map((planet) => dasamsa.planets[planet].house))];
  if (bond === 'one_planet') return fact('lord_of_both', { planet: lords[0], ownedHouses: owned, house: houses[0]! });
  const one = { planet: lords[0], house: owned[0] };
  const other = { planet: lords[1], house: owned[1] };
  return fact('joined_lords', { lords: [one, other], joining: bond, houses });
}

export const tenthLordInGoodHouse: Look = ({ dasamsa, tenthLord }) => {
  const { dignity, house } = dasamsa.planets[tenthLord];
  const isWell = isWellPlaced(house);
  return {
    evidence: [
      required('in_kendra_or_trikona', fact('tenth_lord_rule', {}), isWell, {
        planet: tenthLord,
        house,
      }),
      weakens('debilitated', fact('debilitated', {}), dignity === 'debilitated', { dignity }),
    ],
    planets: [tenthLord],
    found: fact('tenth_lord_stands', { planet: tenthLord, house }),
  };
};

/** The nodes are left out, as texts differ on their exaltation. */
export const exaltedInKendra: Look = ({ dasamsa }) => {
  const at = (planet: Planet) => dasamsa.planets[planet];
  const planets = SEVEN_PLANETS.filter((id) => at(id).dignity === 'exalted' && isKendra(at(id).house));
  return {
    evidence: [required('exalted_in_kendra', fact('exalted_rule', {}), planets.length > 0, { planets })],
    planets,
    found: fact('exalted_planets', { exalted: planets.map((id) => ({ planet: id, house: at(id).house })) }),
  };
};

const SPEAKING_FOR_WORK: readonly Planet[] = ['Sun', 'Saturn', 'Mercury', 'Jupiter'];

/** Significators of work, and the ascendant, that are in the same sign as in the birth chart. */
export const keptSigns: Look = ({ amatyakaraka, ascendantLord, birth, dasamsa, tenthLord }) => {
  const looked = new Set<Planet>([ascendantLord, tenthLord, amatyakaraka, ...SPEAKING_FOR_WORK]);
  const planets = [...looked].filter((planet) => dasamsa.signs[planet] === birth.signs[planet]);
  const isAscendantKept = dasamsa.ascendant.signIndex === birth.ascendant.signIndex;
  const isMet = isAscendantKept || planets.length > 0;
  const found = fact('kept_signs', {
    ascendantSignIndex: isAscendantKept ? birth.ascendant.signIndex : null,
    kept: planets.map((planet) => ({ planet, signIndex: birth.signs[planet] })),
  });
  const observed = { planets, ascendant: isAscendantKept, looked_at: [...looked] };
  return { evidence: [required('kept_sign', fact('kept_sign_rule', {}), isMet, observed)], planets, found };
};

const RISING_HOUSES: readonly number[] = [1, 5, 9, 10];

export const amatyakarakaRising: Look = ({ amatyakaraka, dasamsa }) => {
  const { dignity, house } = dasamsa.planets[amatyakaraka];
  return {
    evidence: [
      required('in_1_5_9_10', fact('amatyakaraka_rule', {}), RISING_HOUSES.includes(house), {
        planet: amatyakaraka,
        house,
      }),
      weakens('debilitated', fact('debilitated', {}), dignity === 'debilitated', { dignity }),
    ],
    planets: [amatyakaraka],
    found: fact('amatyakaraka_stands', { planet: amatyakaraka, house }),
  };
};

/** Returns the condition for one planet in the 10th house of the dasamsa. */
export function inTenth(planet: Planet): Look {
  return ({ dasamsa }) => {
    const { dignity, house } = dasamsa.planets[planet];
    return {
      evidence: [
        required('in_10', fact('in_tenth_rule', { planet }), house === 10, { planet, house }),
        weakens('debilitated', fact('debilitated', {}), dignity === 'debilitated', { dignity }),
      ],
      planets: [planet],
      found: fact('stands_in_tenth', { planet }),
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
      required('exchange', fact('exchange_rule', {}), pairs.length > 0, { planets, houses }),
      weakens('in_dusthana', fact('one_in_dusthana', {}), hidden.length > 0, { planets: hidden }),
    ],
    planets,
    found: fact('exchanged_signs', { planets, houses }),
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
      required('malefic_in_8', fact('malefic_rule', {}), planets.length > 0, { planets }),
      weakens('benefic_on_8', fact('benefic_on_eighth', {}), benefics.length > 0, { benefics }),
    ],
    planets,
    found: fact('malefics_in_eighth', { planets }),
  };
};

export const hardLordInTenth: Look = ({ dasamsa }) => {
  const owners = [8, 12].map((house) => ({ house, lord: lordOfHouse(dasamsa, house) }));
  const found = owners.filter(({ lord }) => dasamsa.planets[lord].house === 10);
  const planets = [...new Set(found.map(({ lord }) => lord))];
  const strong = planets.filter((planet) => isStrongBySign(dasamsa.planets[planet].dignity));
  return {
    evidence: [
      required('lord_8_12_in_10', fact('hard_lord_rule', {}), planets.length > 0, {
        planets,
        owned: found.map(({ house }) => house),
      }),
      weakens('strong_by_sign', fact('strong_by_sign', {}), strong.length > 0, { planets: strong }),
    ],
    planets,
    found: fact('hard_lords_in_tenth', { lords: found.map(({ house, lord }) => ({ planet: lord, house })) }),
  };
};
