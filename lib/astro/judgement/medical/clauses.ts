/** Conditions of health indications: malefic influences on planets, houses and signs, each met or not. */
import { aspectsOn, influencesOn } from '../../chart/aspects.ts';
import { PLANETS, type Planet } from '../../tables/planets.ts';
import { signOfHouse, type Chart } from '../../chart/chart.ts';
import type { Observed } from '../../condition.ts';
import { lordOfHouse } from '../../planet/lordship.ts';
import { isBenefic } from '../../planet/nature.ts';
import { named, namedList } from '../../planetWords.ts';
import { SIGNS, type Sign } from '../../tables/signs.ts';
import { capitalised, listed, ordinal, orListed } from '../../words.ts';

/** Whether a condition is on planets or on houses and signs, which are scored apart. */
export type ClauseKind = 'planets' | 'places';

export interface Clause {
  readonly id: string;
  readonly kind: ClauseKind;
  /** Worded as if it held. */
  readonly text: string;
  readonly isMet: boolean;
  /** What this chart shows, as a clause; null where it is not met. */
  readonly found: string | null;
  /** How far it holds, 0 to 1. */
  readonly share: number;
  /** Mean of the same in random charts: more than this counts for the indication, less counts against it. */
  readonly usual: number;
  readonly observed: Observed;
}

export type ClauseRow = (chart: Chart) => Clause;

/** Share of one malefic; two or more give 1. */
export const ONE_PRESSES = 0.6;

/** Share of the pressure that remains where a benefic joins or aspects too. */
const RELIEVED = 0.6;

function pressedShare(pressing: readonly Planet[], relieving: readonly Planet[]): number {
  if (pressing.length === 0) return 0;
  return (pressing.length === 1 ? ONE_PRESSES : 1) * (relieving.length > 0 ? RELIEVED : 1);
}

/** Mean pressure: a planet reaches four of twelve signs by place and aspect, the Sun two; half of it is relieved. */
function usualPressure(by: readonly Planet[]): number {
  const chances = by.map((planet) => (planet === 'Sun' ? 1 / 6 : 1 / 3));
  const none = chances.reduce((product, chance) => product * (1 - chance), 1);
  const one = chances.reduce((sum, chance) => sum + (none / (1 - chance)) * chance, 0);
  return (one * ONE_PRESSES + (1 - none - one)) * ((1 + RELIEVED) / 2);
}

function relievedText(relieving: readonly Planet[]): string {
  if (relieving.length === 0) return '';
  return `, relieved by ${namedList(relieving)}`;
}

const presses = (by: readonly Planet[]) => (by.length > 1 ? 'press' : 'presses');
/** Returns the id of a planet or sign by its English name. */
export const slug = (name: string) => name.toLowerCase();

/** Returns the row for a planet that one of some planets joins or aspects. */
export function afflicted(planet: Planet, by: readonly Planet[]): ClauseRow {
  return (chart) => {
    const influences = influencesOn(chart, planet);
    const found = influences.filter((one) => by.includes(one));
    const relieving = found.length === 0 ? [] : influences.filter((one) => isBenefic(chart, one));
    return {
      id: `${slug(planet)}_afflicted`,
      kind: 'planets',
      text: `${capitalised(named(planet))} is joined or aspected by ${orListed(by.filter((one) => one !== planet).map(named))}`,
      isMet: found.length > 0,
      found:
        found.length > 0 ? `${namedList(found)} ${presses(found)} on ${named(planet)}${relievedText(relieving)}` : null,
      share: pressedShare(found, relieving),
      usual: usualPressure(by.filter((one) => one !== planet)),
      observed: { planet, house: chart.planets[planet].house, pressed_by: found, relieved_by: relieving },
    };
  };
}

/** Returns the row for the lord of a house that one of some planets joins or aspects. */
export function lordAfflicted(house: number, by: readonly Planet[]): ClauseRow {
  return (chart) => {
    const lord = lordOfHouse(chart, house);
    const clause = afflicted(lord, by)(chart);
    const role = `lord of the ${ordinal(house)}`;
    return {
      ...clause,
      id: `lord_${house}_afflicted`,
      text: `The ${role}, ${named(lord)}, is joined or aspected by ${orListed(by.filter((one) => one !== lord).map(named))}`,
      found: clause.found && clause.found.replace(`on ${named(lord)}`, `on ${named(lord)}, ${role}`),
    };
  };
}

/** Returns the row for a house that one of some planets occupies or aspects. */
export function housePressed(house: number, by: readonly Planet[]): ClauseRow {
  return (chart) => pressed(chart, `house_${house}`, `the ${ordinal(house)} house`, signOfHouse(chart, house), by);
}

/** Returns the row for a sign that one of some planets occupies or aspects. */
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
    text: `${capitalised(name)} is occupied or aspected by ${orListed(by.map(named))}`,
    isMet: found.length > 0,
    found: found.length > 0 ? `${listed(said)} ${name}${relievedText(relieving)}` : null,
    share: pressedShare(found, relieving),
    usual: usualPressure(by),
    observed: { sign: SIGNS[signIndex]!, occupied_by: inside, aspected_by: aspecting, relieved_by: relieving },
  };
}

/** Benefics that stand in a sign or aspect it. */
function reliefOf(chart: Chart, signIndex: number): Planet[] {
  const looking = aspectsOn(chart, signIndex);
  return PLANETS.filter(
    (planet) => isBenefic(chart, planet) && (chart.signs[planet] === signIndex || looking.includes(planet)),
  );
}
