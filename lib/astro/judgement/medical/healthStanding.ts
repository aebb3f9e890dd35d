/** Conditions of health indications: places of planets and their bonds with lords, each met or not. */
import { occupants } from '../../chart/chart.ts';
import { linkBetween } from '../../chart/links.ts';
import { lordOfHouse } from '../../planet/lordship.ts';
import type { Planet } from '../../tables/planets.ts';
import { element, SIGNS, type Sign } from '../../tables/signs.ts';
import { conditionFact as asked, seenFact as seen } from './conditionFacts.ts';
import { ONE_PRESSES, slug, type ConditionRow } from './healthPressure.ts';

const HOUSE_COUNT = 12;

/** Probability that one of some planets shares a sign, if all signs are equally likely. */
function companyChance(others: readonly Planet[]): number {
  return 1 - (1 - 1 / HOUSE_COUNT) ** others.length;
}

/** Returns the row for a planet in one of some houses. */
export function inHouse(planet: Planet, houses: readonly number[]): ConditionRow {
  return (chart) => {
    const { house } = chart.planets[planet];
    const isMet = houses.includes(house);
    return {
      id: `${slug(planet)}_in_${houses.join('_')}`,
      kind: 'planets',
      text: asked('in_houses', { planet, houses }),
      isMet,
      found: isMet ? seen('stands_in_house', { planet, house }) : null,
      share: isMet ? 1 : 0,
      usual: houses.length / HOUSE_COUNT,
      observed: { planet, house },
    };
  };
}

/** Returns the row for a planet in one of some houses, with a planet of some others there. */
export function inHouseWith(planet: Planet, houses: readonly number[], others: readonly Planet[]): ConditionRow {
  return (chart) => {
    const { house } = chart.planets[planet];
    const company = occupants(chart, house).filter((one) => one !== planet && others.includes(one));
    const isMet = houses.includes(house) && company.length > 0;
    const sought = others.filter((one) => one !== planet);
    return {
      id: `${slug(planet)}_in_${houses.join('_')}_with`,
      kind: 'planets',
      text: asked('in_houses_with', { planet, houses, company: sought }),
      isMet,
      found: isMet ? seen('stands_in_house_with', { planet, house, company }) : null,
      share: isMet ? 1 : 0,
      usual: (houses.length / HOUSE_COUNT) * companyChance(sought),
      observed: { planet, house, company },
    };
  };
}

/** Returns the row for a planet in a sign. */
export function inSign(planet: Planet, sign: Sign): ConditionRow {
  const signIndex = SIGNS.indexOf(sign);
  return (chart) => {
    const isMet = chart.signs[planet] === signIndex;
    return {
      id: `${slug(planet)}_in_${slug(sign)}`,
      kind: 'planets',
      text: asked('in_sign', { planet, signIndex }),
      isMet,
      found: isMet ? seen('stands_in_sign', { planet, signIndex }) : null,
      share: isMet ? 1 : 0,
      usual: 1 / SIGNS.length,
      observed: { planet, sign: SIGNS[chart.signs[planet]]! },
    };
  };
}

/** Returns the row for one of some planets in a sign of water, with a planet of some others there. */
export function inWaterWith(bodies: readonly Planet[], others: readonly Planet[]): ConditionRow {
  const each = (1 / 3) * companyChance(others);
  return (chart) => {
    const held = bodies.filter((planet) => element(chart.signs[planet]) === 'water');
    const company = others.filter((other) => held.some((planet) => chart.signs[planet] === chart.signs[other]));
    const found = held.filter((planet) => company.some((other) => chart.signs[planet] === chart.signs[other]));
    const isMet = found.length > 0;
    return {
      id: `${bodies.map(slug).join('_')}_in_water_with`,
      kind: 'planets',
      text: asked('in_water_with', { planets: bodies, company: others }),
      isMet,
      found: isMet ? seen('stands_in_water', { planets: found, company }) : null,
      share: isMet ? 1 : 0,
      usual: 1 - (1 - each) ** bodies.length,
      observed: { in_water: held, company },
    };
  };
}

/** Returns the row for the lord of a house in another, with a planet there. */
export function lordInWith(house: number, at: number, other: Planet): ConditionRow {
  return (chart) => {
    const lord = lordOfHouse(chart, house);
    const places = { lord, house: chart.planets[lord].house, company_house: chart.planets[other].house };
    const isMet = places.house === at && places.company_house === at;
    const placed = { lord, house, lordHouse: at, company: other };
    return {
      id: `lord_${house}_in_${at}_with_${slug(other)}`,
      kind: 'planets',
      text: asked('lord_in_with', placed),
      isMet,
      found: isMet ? seen('lord_stands_with', placed) : null,
      share: isMet ? 1 : 0,
      usual: (1 / HOUSE_COUNT) ** 2,
      observed: places,
    };
  };
}

/** Returns the row for the lord of a house in one of some houses. */
export function lordIn(house: number, houses: readonly number[]): ConditionRow {
  return (chart) => {
    const lord = lordOfHouse(chart, house);
    const at = chart.planets[lord].house;
    const isMet = houses.includes(at);
    return {
      id: `lord_${house}_in_${houses.join('_')}`,
      kind: 'planets',
      text: asked('lord_in_houses', { lord, house, houses }),
      isMet,
      found: isMet ? seen('lord_stands', { lord, house, lordHouse: at }) : null,
      share: isMet ? 1 : 0,
      usual: houses.length / HOUSE_COUNT,
      observed: { lord, house: at },
    };
  };
}

/** Over 500 random births. */
const USUAL_BOND = 0.4;

/** Returns the row for a planet bound to the lord of a house by company, aspect or exchange. */
export function boundToLord(planet: Planet, house: number): ConditionRow {
  return (chart) => {
    const lord = lordOfHouse(chart, house);
    const link = linkBetween(chart, planet, lord);
    const isMet = link !== null || planet === lord;
    const bound = planet === lord ? seen('is_lord', { planet, house }) : seen('bound_to', { planet, lord, house });
    return {
      id: `${slug(planet)}_with_lord_${house}`,
      kind: 'planets',
      text: asked('bound_to_lord', { planet, house }),
      isMet,
      found: isMet ? bound : null,
      share: isMet ? (link === 'one_way_aspect' ? ONE_PRESSES : 1) : 0,
      usual: USUAL_BOND,
      observed: { planet, lord, link },
    };
  };
}
