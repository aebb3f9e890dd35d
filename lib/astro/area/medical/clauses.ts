/** What indications of health are made of: single looks at a chart, each met or not, with what was seen. */
import { countFrom } from '../../angle.ts';
import { aspectsOn, influencesOn } from '../../aspects.ts';
import { PLANETS, type Planet } from '../../tables/planets.ts';
import { occupants, signOfHouse, type Chart } from '../../chart.ts';
import type { Observed } from '../../condition.ts';
import { linkBetween } from '../../links.ts';
import { lordOfHouse } from '../../lordship.ts';
import { isBenefic } from '../../nature.ts';
import { named, namedList } from '../../planetWords.ts';
import { SIGNS, type Sign } from '../../tables/signs.ts';
import { anyOf, capitalised, listed, ordinal } from '../../words.ts';

/** Whether a look is at planets or at houses and signs: it counts there. */
export type ClauseKind = 'planets' | 'places';

export interface Clause {
  readonly id: string;
  readonly kind: ClauseKind;
  /** Put as if it held. */
  readonly text: string;
  readonly isMet: boolean;
  /** What was seen of this chart, as a sentence’s clause; null where it is not met. */
  readonly found: string | null;
  /** How far it holds, 0 to 1. */
  readonly share: number;
  /** How far it holds in a chart drawn at random: what is more than this speaks, what is less is quiet. */
  readonly usual: number;
  readonly observed: Observed;
  readonly planets: readonly Planet[];
  readonly houses: readonly number[];
}

export type ClauseRow = (chart: Chart) => Clause;

/** One that presses counts so much, two or more the whole. */
const ONE_PRESSES = 0.6;

/** A benefic that joins or looks on too leaves so much of the pressure. */
const RELIEVED = 0.6;

function pressedShare(pressing: readonly Planet[], relieving: readonly Planet[]): number {
  if (pressing.length === 0) return 0;
  return (pressing.length === 1 ? ONE_PRESSES : 1) * (relieving.length > 0 ? RELIEVED : 1);
}

/** Of twelve signs a planet touches four by place and aspect, the Sun two; about half of what presses is relieved. */
function usualPressure(by: readonly Planet[]): number {
  const chances = by.map((planet) => (planet === 'Sun' ? 1 / 6 : 1 / 3));
  const none = chances.reduce((product, chance) => product * (1 - chance), 1);
  const one = chances.reduce((sum, chance) => sum + (none / (1 - chance)) * chance, 0);
  return (one * ONE_PRESSES + (1 - none - one)) * ((1 + RELIEVED) / 2);
}

const HOUSE_COUNT = 12;

function relievedText(relieving: readonly Planet[]): string {
  if (relieving.length === 0) return '';
  return `, relieved by ${namedList(relieving)}`;
}

const presses = (by: readonly Planet[]) => (by.length > 1 ? 'press' : 'presses');
const slug = (name: string) => name.toLowerCase();

/** A planet that one of some planets joins or aspects. */
export function afflicted(planet: Planet, by: readonly Planet[]): ClauseRow {
  return (chart) => {
    const influences = influencesOn(chart, planet);
    const found = influences.filter((one) => by.includes(one));
    const relieving = found.length === 0 ? [] : influences.filter((one) => isBenefic(chart, one));
    return {
      id: `${slug(planet)}_afflicted`,
      kind: 'planets',
      text: `${capitalised(named(planet))} is joined or aspected by ${anyOf(by.filter((one) => one !== planet).map(named))}`,
      isMet: found.length > 0,
      found:
        found.length > 0 ? `${namedList(found)} ${presses(found)} on ${named(planet)}${relievedText(relieving)}` : null,
      share: pressedShare(found, relieving),
      usual: usualPressure(by.filter((one) => one !== planet)),
      observed: { planet, house: chart.planets[planet].house, pressed_by: found, relieved_by: relieving },
      planets: [planet, ...found],
      houses: [chart.planets[planet].house],
    };
  };
}

/** The lord of a house that one of some planets joins or aspects. */
export function lordAfflicted(house: number, by: readonly Planet[]): ClauseRow {
  return (chart) => {
    const lord = lordOfHouse(chart, house);
    const clause = afflicted(lord, by)(chart);
    const role = `lord of the ${ordinal(house)}`;
    return {
      ...clause,
      id: `lord_${house}_afflicted`,
      text: `The ${role}, ${named(lord)}, is joined or aspected by ${anyOf(by.filter((one) => one !== lord).map(named))}`,
      found: clause.found && clause.found.replace(`on ${named(lord)}`, `on ${named(lord)}, ${role}`),
      houses: [house, ...clause.houses.filter((one) => one !== house)],
    };
  };
}

/** A planet in one of some houses. */
export function inHouse(planet: Planet, houses: readonly number[]): ClauseRow {
  return (chart) => {
    const { house } = chart.planets[planet];
    const isMet = houses.includes(house);
    return {
      id: `${slug(planet)}_in_${houses.join('_')}`,
      kind: 'planets',
      text: `${capitalised(named(planet))} stands in the ${anyOf(houses.map(ordinal))}`,
      isMet,
      found: isMet ? `${named(planet)} stands in the ${ordinal(house)}` : null,
      share: isMet ? 1 : 0,
      usual: houses.length / HOUSE_COUNT,
      observed: { planet, house },
      planets: [planet],
      houses: [house],
    };
  };
}

/** A planet in one of some houses, with a planet of some others there. */
export function inHouseWith(planet: Planet, houses: readonly number[], others: readonly Planet[]): ClauseRow {
  return (chart) => {
    const { house } = chart.planets[planet];
    const company = occupants(chart, house).filter((one) => one !== planet && others.includes(one));
    const isMet = houses.includes(house) && company.length > 0;
    const with_ = anyOf(others.filter((one) => one !== planet).map(named));
    return {
      id: `${slug(planet)}_in_${houses.join('_')}_with`,
      kind: 'planets',
      text: `${capitalised(named(planet))} stands in the ${anyOf(houses.map(ordinal))} with ${with_}`,
      isMet,
      found: isMet ? `${named(planet)} stands in the ${ordinal(house)} with ${namedList(company)}` : null,
      share: isMet ? 1 : 0,
      usual: (houses.length / HOUSE_COUNT) * (1 - (1 - 1 / HOUSE_COUNT) ** others.length),
      observed: { planet, house, company },
      planets: [planet, ...company],
      houses: [house],
    };
  };
}

/** The lord of a house in one of some houses. */
export function lordIn(house: number, houses: readonly number[]): ClauseRow {
  return (chart) => {
    const lord = lordOfHouse(chart, house);
    const at = chart.planets[lord].house;
    const isMet = houses.includes(at);
    return {
      id: `lord_${house}_in_${houses.join('_')}`,
      kind: 'planets',
      text: `The lord of the ${ordinal(house)}, ${named(lord)}, stands in the ${anyOf(houses.map(ordinal))}`,
      isMet,
      found: isMet ? `${named(lord)}, lord of the ${ordinal(house)}, stands in the ${ordinal(at)}` : null,
      share: isMet ? 1 : 0,
      usual: houses.length / HOUSE_COUNT,
      observed: { lord, house: at },
      planets: [lord],
      houses: [house, ...(at === house ? [] : [at])],
    };
  };
}

/** Over 500 random births. */
const USUAL_BOND = 0.4;

/** A planet bound to the lord of a house by company, aspect or exchange. */
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
      planets: planet === lord ? [planet] : [planet, lord],
      houses: [house],
    };
  };
}

/** A house that one of some planets occupies or aspects. */
export function housePressed(house: number, by: readonly Planet[]): ClauseRow {
  return (chart) => pressed(chart, `house_${house}`, `the ${ordinal(house)} house`, signOfHouse(chart, house), by);
}

/** A sign that one of some planets occupies or aspects. */
export function signPressed(sign: Sign, by: readonly Planet[]): ClauseRow {
  return (chart) => pressed(chart, `sign_${slug(sign)}`, sign, SIGNS.indexOf(sign), by);
}

function pressed(chart: Chart, id: string, name: string, signIndex: number, by: readonly Planet[]): Clause {
  const inside = PLANETS.filter((planet) => chart.signs[planet] === signIndex && by.includes(planet));
  const aspecting = aspectsOn(chart, signIndex).filter((planet) => by.includes(planet));
  const found = [...inside, ...aspecting];
  const relieving = found.length === 0 ? [] : reliefOf(chart, signIndex);
  const said = [
    ...(inside.length > 0 ? [`${namedList(inside)} ${inside.length > 1 ? 'stand' : 'stands'} in`] : []),
    ...(aspecting.length > 0 ? [`${namedList(aspecting)} ${aspecting.length > 1 ? 'aspect' : 'aspects'}`] : []),
  ];
  return {
    id: `${id}_pressed`,
    kind: 'places',
    text: `${capitalised(name)} is occupied or aspected by ${anyOf(by.map(named))}`,
    isMet: found.length > 0,
    found: found.length > 0 ? `${listed(said)} ${name}${relievedText(relieving)}` : null,
    share: pressedShare(found, relieving),
    usual: usualPressure(by),
    observed: { sign: SIGNS[signIndex]!, occupied_by: inside, aspected_by: aspecting, relieved_by: relieving },
    planets: found,
    houses: [countFrom(chart.ascendant.signIndex, signIndex)],
  };
}

/** Benefics that stand in a sign or aspect it. */
function reliefOf(chart: Chart, signIndex: number): Planet[] {
  const looking = aspectsOn(chart, signIndex);
  return PLANETS.filter(
    (planet) => isBenefic(chart, planet) && (chart.signs[planet] === signIndex || looking.includes(planet)),
  );
}
