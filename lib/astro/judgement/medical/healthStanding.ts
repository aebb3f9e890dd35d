/** Conditions of health indications: places of planets and their bonds with lords, each met or not. */
import { occupants } from '../../chart/chart.ts';
import { linkBetween } from '../../chart/links.ts';
import { lordOfHouse } from '../../planet/lordship.ts';
import { named, namedList } from '../../planetWords.ts';
import type { Planet } from '../../tables/planets.ts';
import { element, SIGNS, type Sign } from '../../tables/signs.ts';
import { capitalised, ordinal, orListed } from '../../words.ts';
import { ONE_PRESSES, slug, type ClauseRow } from './clauses.ts';

const HOUSE_COUNT = 12;

/** Probability that one of some planets shares a sign, if all signs are equally likely. */
function companyChance(others: readonly Planet[]): number {
  return 1 - (1 - 1 / HOUSE_COUNT) ** others.length;
}

/** Returns the row for a planet in one of some houses. */
export function inHouse(planet: Planet, houses: readonly number[]): ClauseRow {
  return (chart) => {
    const { house } = chart.planets[planet];
    const isMet = houses.includes(house);
    return {
      id: `${slug(planet)}_in_${houses.join('_')}`,
      kind: 'planets',
      text: `${capitalised(named(planet))} stands in the ${orListed(houses.map(ordinal))}`,
      isMet,
      found: isMet ? `${named(planet)} stands in the ${ordinal(house)}` : null,
      share: isMet ? 1 : 0,
      usual: houses.length / HOUSE_COUNT,
      observed: { planet, house },
    };
  };
}

/** Returns the row for a planet in one of some houses, with a planet of some others there. */
export function inHouseWith(planet: Planet, houses: readonly number[], others: readonly Planet[]): ClauseRow {
  return (chart) => {
    const { house } = chart.planets[planet];
    const company = occupants(chart, house).filter((one) => one !== planet && others.includes(one));
    const isMet = houses.includes(house) && company.length > 0;
    const with_ = orListed(others.filter((one) => one !== planet).map(named));
    return {
      id: `${slug(planet)}_in_${houses.join('_')}_with`,
      kind: 'planets',
      text: `${capitalised(named(planet))} stands in the ${orListed(houses.map(ordinal))} with ${with_}`,
      isMet,
      found: isMet ? `${named(planet)} stands in the ${ordinal(house)} with ${namedList(company)}` : null,
      share: isMet ? 1 : 0,
      usual: (houses.length / HOUSE_COUNT) * companyChance(others.filter((one) => one !== planet)),
      observed: { planet, house, company },
    };
  };
}

/** Returns the row for a planet in a sign. */
export function inSign(planet: Planet, sign: Sign): ClauseRow {
  return (chart) => {
    const isMet = SIGNS[chart.signs[planet]] === sign;
    const said = `${named(planet)} stands in ${sign}`;
    return {
      id: `${slug(planet)}_in_${slug(sign)}`,
      kind: 'planets',
      text: capitalised(said),
      isMet,
      found: isMet ? said : null,
      share: isMet ? 1 : 0,
      usual: 1 / SIGNS.length,
      observed: { planet, sign: SIGNS[chart.signs[planet]]! },
    };
  };
}

/** Returns the row for one of some planets in a sign of water, with a planet of some others there. */
export function inWaterWith(bodies: readonly Planet[], others: readonly Planet[]): ClauseRow {
  const each = (1 / 3) * companyChance(others);
  return (chart) => {
    const held = bodies.filter((planet) => element(chart.signs[planet]) === 'water');
    const company = others.filter((other) => held.some((planet) => chart.signs[planet] === chart.signs[other]));
    const found = held.filter((planet) => company.some((other) => chart.signs[planet] === chart.signs[other]));
    const isMet = found.length > 0;
    const stand = found.length > 1 ? 'stand' : 'stands';
    return {
      id: `${bodies.map(slug).join('_')}_in_water_with`,
      kind: 'planets',
      text: `${capitalised(orListed(bodies.map(named)))} stands in a sign of water with ${orListed(others.map(named))}`,
      isMet,
      found: isMet ? `${namedList(found)} ${stand} in water with ${namedList(company)}` : null,
      share: isMet ? 1 : 0,
      usual: 1 - (1 - each) ** bodies.length,
      observed: { in_water: held, company },
    };
  };
}

/** Returns the row for the lord of a house in another, with a planet there. */
export function lordInWith(house: number, at: number, other: Planet): ClauseRow {
  return (chart) => {
    const lord = lordOfHouse(chart, house);
    const places = { lord, house: chart.planets[lord].house, company_house: chart.planets[other].house };
    const isMet = places.house === at && places.company_house === at;
    const said = `lord of the ${ordinal(house)}, ${named(lord)}, stands in the ${ordinal(at)} with ${named(other)}`;
    return {
      id: `lord_${house}_in_${at}_with_${slug(other)}`,
      kind: 'planets',
      text: `The ${said}`,
      isMet,
      found: isMet ? `the ${said}` : null,
      share: isMet ? 1 : 0,
      usual: (1 / HOUSE_COUNT) ** 2,
      observed: places,
    };
  };
}

/** Returns the row for the lord of a house in one of some houses. */
export function lordIn(house: number, houses: readonly number[]): ClauseRow {
  return (chart) => {
    const lord = lordOfHouse(chart, house);
    const at = chart.planets[lord].house;
    const isMet = houses.includes(at);
    return {
      id: `lord_${house}_in_${houses.join('_')}`,
      kind: 'planets',
      text: `The lord of the ${ordinal(house)}, ${named(lord)}, stands in the ${orListed(houses.map(ordinal))}`,
      isMet,
      found: isMet ? `${named(lord)}, lord of the ${ordinal(house)}, stands in the ${ordinal(at)}` : null,
      share: isMet ? 1 : 0,
      usual: houses.length / HOUSE_COUNT,
      observed: { lord, house: at },
    };
  };
}

/** Over 500 random births. */
const USUAL_BOND = 0.4;

/** Returns the row for a planet bound to the lord of a house by company, aspect or exchange. */
export function boundToLord(planet: Planet, house: number): ClauseRow {
  return (chart) => {
    const lord = lordOfHouse(chart, house);
    const link = linkBetween(chart, planet, lord);
    const isMet = link !== null || planet === lord;
    const role = `lord of the ${ordinal(house)}`;
    const bound = planet === lord ? `is ${role}` : `is bound to ${named(lord)}, ${role}`;
    return {
      id: `${slug(planet)}_with_lord_${house}`,
      kind: 'planets',
      text: `${capitalised(named(planet))} is, or is bound to, the ${role}`,
      isMet,
      found: isMet ? `${named(planet)} ${bound}` : null,
      share: isMet ? (link === 'one_way_aspect' ? ONE_PRESSES : 1) : 0,
      usual: USUAL_BOND,
      observed: { planet, lord, link },
    };
  };
}
