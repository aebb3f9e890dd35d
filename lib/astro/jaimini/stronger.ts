/**
 * Which of two signs, planets or lords is the stronger: comparisons one after another, until one decides.
 *
 * Jaimini names the sources of strength (JS 2.3); their order differs between schools. This is the order of
 * P. V. R. Narasimha Rao, Vedic Astrology: An Integrated Approach 15.5. Nodes count degrees as the other planets do, where
 * he measures them from the end of the sign. The ascendant is not a planet and does not count as joined.
 */
import type { Bilingual } from '../bilingual.ts';
import type { Chart } from '../chart/chart.ts';
import { isSignExalted } from '../planet/dignity.ts';
import type { Planet } from '../tables/planets.ts';
import { isOddSign, modality, signLord, type Modality } from '../tables/signs.ts';
import { signsToLord } from './footed.ts';
import { aspectsBySign } from './signAspects.ts';
import { occupantsOfSign } from './signHouses.ts';
import { PLANET_RULES, SIGN_RULES, type PlanetRule, type SignRule } from './tables/comparisonRules.ts';

/** The value of one of the two in a comparison, and what it comes from. */
export interface Shown {
  readonly value: number;
  readonly planets: readonly Planet[];
  readonly signIndex?: number;
  readonly modality?: Modality;
}

export interface ComparisonStep {
  readonly id: SignRule | PlanetRule;
  /** What is compared; whoever has the greater value is the stronger. */
  readonly text: Bilingual;
  readonly first: Shown;
  readonly second: Shown;
}

export interface Comparison<Of> {
  readonly first: Of;
  readonly second: Of;
  readonly winner: Of;
  /** In order; all but the last were equal. Empty where both are the same. */
  readonly steps: readonly ComparisonStep[];
}

interface Test<Of> {
  readonly id: SignRule | PlanetRule;
  readonly text: Bilingual;
  look(of: Of): Shown;
}

type Look<Of> = Test<Of>['look'];
const signTest = (id: SignRule, look: Look<number>): Test<number> => ({ id, text: SIGN_RULES[id], look });
const planetTest = (id: PlanetRule, look: Look<Planet>): Test<Planet> => ({ id, text: PLANET_RULES[id], look });

/** Returns the stronger of two signs by index; the first where nothing tells them apart. */
export function strongerSign(chart: Chart, firstSignIndex: number, secondSignIndex: number): Comparison<number> {
  const lords = new Map<number, Planet>();
  for (const signIndex of [firstSignIndex, secondSignIndex]) {
    lords.set(signIndex, strongerLord(chart, signIndex).winner);
  }
  return comparison(firstSignIndex, secondSignIndex, signTests(chart, lords, firstSignIndex));
}

function signTests(chart: Chart, lords: ReadonlyMap<number, Planet>, firstSignIndex: number): Test<number>[] {
  const lordSign = (signIndex: number) => chart.signs[lords.get(signIndex)!];
  return [
    signTest('planets', (sign) => shown(occupantsOfSign(chart, sign))),
    signTest('supporters', (sign) => shown(supporters(chart, sign, lords.get(sign)!))),
    signTest('exalted', (sign) => shown(exaltedIn(chart, sign))),
    signTest('lord_parity', (sign) => holds(isOddSign(lordSign(sign)) !== isOddSign(sign), lordSign(sign))),
    signTest('modality', modalityShown),
    signTest('lord_degree', (sign) => degreeShown(chart, lords.get(sign)!)),
    signTest('named_first', (sign) => holds(sign === firstSignIndex)),
  ];
}

/** Second lords of two signs, besides the classical ones. */
const NODE_LORDS: ReadonlyMap<number, Planet> = new Map([
  [7, 'Ketu'],
  [10, 'Rahu'],
]);

/** The purpose of a lord: for the years of a sign, which are counted to him, or for anything else. */
export type LordUse = 'years' | 'else';

/**
 * Returns the lord of a sign: of Scorpio the stronger of Mars and Ketu, of Aquarius of Saturn and Rahu.
 *
 * Where years are counted to him, the one that gives more of them goes before the one of more degrees (the same book,
 * 15.5.1, rule 5: a for the length of a dasha, b for padas and the rest).
 */
export function strongerLord(chart: Chart, signIndex: number, use: LordUse = 'else'): Comparison<Planet> {
  const classical = signLord(signIndex);
  const node = NODE_LORDS.get(signIndex);
  if (node === undefined) return { first: classical, second: classical, winner: classical, steps: [] };
  const isHome = (planet: Planet) => chart.signs[planet] === signIndex;
  const areBothHome = isHome(classical) && isHome(node);
  return comparison(classical, node, [
    planetTest('both_at_home', (planet) => holds(areBothHome && planet === classical)),
    planetTest('away', (planet) => holds(!isHome(planet), chart.signs[planet])),
    ...planetTests(chart),
    ...(use === 'years' ? [periodTest(chart, signIndex)] : []),
    ...lastTests(chart, classical),
  ]);
}

function periodTest(chart: Chart, signIndex: number): Test<Planet> {
  return planetTest('longer_period', (planet) => ({
    value: signsToLord(signIndex, chart.signs[planet]),
    planets: [],
    signIndex: chart.signs[planet],
  }));
}

/** Returns the stronger of two planets; the first where nothing tells them apart. */
export function strongerPlanet(chart: Chart, first: Planet, second: Planet): Comparison<Planet> {
  return comparison(first, second, [...planetTests(chart), ...lastTests(chart, first)]);
}

function planetTests(chart: Chart): Test<Planet>[] {
  const { nodeExaltation } = chart.conventions;
  const sign = (planet: Planet) => chart.signs[planet];
  return [
    planetTest('joined', (planet) => shown(occupantsOfSign(chart, sign(planet)).filter((other) => other !== planet))),
    planetTest('supporters', (planet) =>
      shown(supporters(chart, sign(planet), signLord(sign(planet))).filter((id) => id !== planet)),
    ),
    planetTest('exalted', (planet) =>
      isSignExalted(planet, sign(planet), nodeExaltation) ? holds(true, sign(planet)) : holds(false),
    ),
    planetTest('modality', (planet) => modalityShown(sign(planet))),
  ];
}

/** What decides between planets that are equal in all else. */
function lastTests(chart: Chart, first: Planet): Test<Planet>[] {
  return [
    planetTest('degree', (planet) => degreeShown(chart, planet)),
    planetTest('named_first', (planet) => holds(planet === first)),
  ];
}

function comparison<Of>(first: Of, second: Of, tests: readonly Test<Of>[]): Comparison<Of> {
  const steps: ComparisonStep[] = [];
  if (first === second) return { first, second, winner: first, steps };
  for (const { id, text, look } of tests) {
    const step = { id, text, first: look(first), second: look(second) };
    steps.push(step);
    if (step.first.value !== step.second.value) break;
  }
  const { first: a, second: b } = steps.at(-1)!;
  return { first, second, winner: a.value > b.value ? first : second, steps };
}

/** Ranks for comparing signs: the higher is the stronger. */
export const MODALITY_RANKS: Readonly<Record<Modality, number>> = { movable: 1, fixed: 2, dual: 3 };

function modalityShown(signIndex: number): Shown {
  const kind = modality(signIndex);
  return { value: MODALITY_RANKS[kind], planets: [], modality: kind };
}

function degreeShown(chart: Chart, planet: Planet): Shown {
  return { value: chart.planets[planet].degreeInSign, planets: [planet] };
}

function shown(planets: readonly Planet[]): Shown {
  return { value: planets.length, planets };
}

function holds(isMet: boolean, signIndex?: number): Shown {
  const seen = { value: Number(isMet), planets: [] };
  return signIndex === undefined ? seen : { ...seen, signIndex };
}

function exaltedIn(chart: Chart, signIndex: number): Planet[] {
  const { nodeExaltation } = chart.conventions;
  return occupantsOfSign(chart, signIndex).filter((planet) => isSignExalted(planet, signIndex, nodeExaltation));
}

/** Jupiter or Mercury who is also the lord counts twice, as in the worked example 73 of the book. */
function supporters({ signs }: Chart, signIndex: number, lord: Planet): Planet[] {
  const asked: readonly Planet[] = ['Jupiter', 'Mercury', lord];
  return asked.filter((id) => signs[id] === signIndex || aspectsBySign(signs[id], signIndex));
}
