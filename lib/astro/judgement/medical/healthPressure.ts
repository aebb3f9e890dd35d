/** Conditions of health indications: malefic influences on planets, houses and signs, each met or not. */
import { aspectsOn, influencesOn } from '../../chart/aspects.ts';
import { PLANETS, type Planet } from '../../tables/planets.ts';
import { signOfHouse, type Chart } from '../../chart/chart.ts';
import type { Evidence } from '../../evidence.ts';
import type { Fact } from '../../factsOf.ts';
import { lordOfHouse } from '../../planet/lordship.ts';
import { isBenefic } from '../../planet/nature.ts';
import { SIGNS, type Sign } from '../../tables/signs.ts';
import { conditionFact as asked, seenFact as seen, type ConditionFacts, type SeenFacts } from './conditionFacts.ts';

/** Whether a condition is on planets or on houses and signs, which are scored apart. */
export type ConditionKind = 'planets' | 'places';

export interface HealthCondition extends Evidence<Fact<ConditionFacts>> {
  readonly kind: ConditionKind;
  /** What this chart shows; null where it is not met. */
  readonly found: Fact<SeenFacts> | null;
  /** How far it holds, 0 to 1. */
  readonly share: number;
  /** Mean of the same in random charts: more than this counts for the indication, less counts against it. */
  readonly usual: number;
}

export type ConditionRow = (chart: Chart) => HealthCondition;

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

/** Returns the id of a planet or sign by its English name. */
export const slug = (name: string) => name.toLowerCase();

/** Which of some planets press on a planet, and what follows. */
function onPlanet(chart: Chart, planet: Planet, by: readonly Planet[]) {
  const influences = influencesOn(chart, planet);
  const pressing = influences.filter((one) => by.includes(one));
  const relieving = pressing.length === 0 ? [] : influences.filter((one) => isBenefic(chart, one));
  const others = by.filter((one) => one !== planet);
  const { house } = chart.planets[planet];
  return {
    others,
    pressing,
    relieving,
    weighed: {
      kind: 'planets',
      isMet: pressing.length > 0,
      share: pressedShare(pressing, relieving),
      usual: usualPressure(others),
      observed: { planet, house, pressed_by: pressing, relieved_by: relieving },
    },
  } as const;
}

/** Returns the row for a planet that one of some planets joins or aspects. */
export function afflicted(planet: Planet, by: readonly Planet[]): ConditionRow {
  return (chart) => {
    const { others, pressing, relieving, weighed } = onPlanet(chart, planet, by);
    return {
      id: `${slug(planet)}_afflicted`,
      text: asked('planet_afflicted', { planet, by: others }),
      found: weighed.isMet ? seen('pressed_planet', { planet, pressing, relieving }) : null,
      ...weighed,
    };
  };
}

/** Returns the row for the lord of a house that one of some planets joins or aspects. */
export function lordAfflicted(house: number, by: readonly Planet[]): ConditionRow {
  return (chart) => {
    const lord = lordOfHouse(chart, house);
    const { others, pressing, relieving, weighed } = onPlanet(chart, lord, by);
    return {
      id: `lord_${house}_afflicted`,
      text: asked('lord_afflicted', { lord, house, by: others }),
      found: weighed.isMet ? seen('pressed_lord', { lord, house, pressing, relieving }) : null,
      ...weighed,
    };
  };
}

/** Returns the row for a house that one of some planets occupies or aspects. */
export function housePressed(house: number, by: readonly Planet[]): ConditionRow {
  return (chart) => {
    const { pressed, weighed } = onSign(chart, signOfHouse(chart, house), by);
    return {
      id: `house_${house}_pressed`,
      text: asked('house_pressed', { house, by }),
      found: weighed.isMet ? seen('pressed_house', { house, ...pressed }) : null,
      ...weighed,
    };
  };
}

/** Returns the row for a sign that one of some planets occupies or aspects. */
export function signPressed(sign: Sign, by: readonly Planet[]): ConditionRow {
  const signIndex = SIGNS.indexOf(sign);
  return (chart) => {
    const { pressed, weighed } = onSign(chart, signIndex, by);
    return {
      id: `sign_${slug(sign)}_pressed`,
      text: asked('sign_pressed', { signIndex, by }),
      found: weighed.isMet ? seen('pressed_sign', { signIndex, ...pressed }) : null,
      ...weighed,
    };
  };
}

/** Which of some planets occupy or aspect a sign, and what follows. */
function onSign(chart: Chart, signIndex: number, by: readonly Planet[]) {
  const inside = PLANETS.filter((planet) => chart.signs[planet] === signIndex && by.includes(planet));
  const aspecting = aspectsOn(chart, signIndex).filter((planet) => by.includes(planet));
  const found = [...inside, ...aspecting];
  const relieving = found.length === 0 ? [] : reliefOf(chart, signIndex);
  return {
    pressed: { inside, aspecting, relieving },
    weighed: {
      kind: 'places',
      isMet: found.length > 0,
      share: pressedShare(found, relieving),
      usual: usualPressure(by),
      observed: { sign: SIGNS[signIndex]!, occupied_by: inside, aspected_by: aspecting, relieved_by: relieving },
    },
  } as const;
}

/** Benefics that stand in a sign or aspect it. */
function reliefOf(chart: Chart, signIndex: number): Planet[] {
  const looking = aspectsOn(chart, signIndex);
  return PLANETS.filter(
    (planet) => isBenefic(chart, planet) && (chart.signs[planet] === signIndex || looking.includes(planet)),
  );
}
