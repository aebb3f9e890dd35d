/**
 * Which of two signs, planets or lords is the stronger: comparisons one after another, until one decides.
 *
 * Jaimini names the sources of strength (JS 2.3); their order differs between schools. This is the order of
 * P. V. R. Narasimha Rao, Vedic Astrology: An Integrated Approach 15.5. Nodes count degrees as the other planets do, where
 * he measures them from the end of the sign. The ascendant is not a planet and does not count as joined.
 */
import type { Chart } from '../chart/chart.ts';
import { isSignExalted } from '../planet/dignity.ts';
import type { Planet } from '../tables/planets.ts';
import { isOddSign, modality, signLord, SIGNS, type Modality } from '../tables/signs.ts';
import { signsToLord } from './footed.ts';
import { aspectsBySign } from './signAspects.ts';
import { occupantsOfSign } from './signHouses.ts';

/** The value of one of the two in a comparison. */
export interface Shown {
  readonly value: number;
  /** Planets or signs, by name, that the value comes from. */
  readonly found: readonly string[];
}

export interface ComparisonStep {
  readonly id: string;
  /** What is compared; whoever has the greater value is the stronger. */
  readonly text: string;
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
  readonly id: string;
  readonly text: string;
  look(of: Of): Shown;
}

/** Returns the stronger of two signs by index; the first where nothing tells them apart. */
export function strongerSign(chart: Chart, firstSignIndex: number, secondSignIndex: number): Comparison<number> {
  const lords = new Map<number, Planet>();
  for (const signIndex of [firstSignIndex, secondSignIndex]) {
    lords.set(signIndex, strongerLord(chart, signIndex).winner);
  }
  return comparison(firstSignIndex, secondSignIndex, signTests(chart, lords));
}

function signTests(chart: Chart, lords: ReadonlyMap<number, Planet>): Test<number>[] {
  const lordSign = (signIndex: number) => chart.signs[lords.get(signIndex)!];
  return [
    { id: 'planets', text: 'Planets in the sign', look: (sign) => shown(occupantsOfSign(chart, sign)) },
    {
      id: 'supporters',
      text: 'Jupiter, Mercury and its lord, in the sign or aspecting it by sign (who is both counts twice)',
      look: (sign) => shown(supporters(chart, sign, lords.get(sign)!)),
    },
    { id: 'exalted', text: 'Exalted planets in the sign', look: (sign) => shown(exaltedIn(chart, sign)) },
    {
      id: 'lord_parity',
      text: 'The lord stands in an odd sign from an even one, or the reverse',
      look: (sign) => holds(isOddSign(lordSign(sign)) !== isOddSign(sign), SIGNS[lordSign(sign)]!),
    },
    { id: 'modality', text: DUAL_FIRST, look: modalityShown },
    {
      id: 'lord_degree',
      text: 'Degrees of the lord within its sign',
      look: (sign) => degreeShown(chart, lords.get(sign)!),
    },
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
  return comparison<Planet>(classical, node, [
    {
      id: 'both_at_home',
      text: 'Both stand in the sign, which then keeps its first lord',
      look: (planet) => ({ value: Number(areBothHome && planet === classical), found: [] }),
    },
    {
      id: 'away',
      text: 'Of two lords, one of them in the sign, the other is taken',
      look: (planet) => holds(!isHome(planet), SIGNS[chart.signs[planet]]!),
    },
    ...planetTests(chart),
    ...(use === 'years' ? [periodTest(chart, signIndex)] : []),
    degreeTest(chart),
  ]);
}

function periodTest(chart: Chart, signIndex: number): Test<Planet> {
  return {
    id: 'longer_period',
    text: 'Years from the sign to the lord, counted as the feet of the sign say',
    look: (planet) => ({ value: signsToLord(signIndex, chart.signs[planet]), found: [SIGNS[chart.signs[planet]]!] }),
  };
}

/** Returns the stronger of two planets; the first where nothing tells them apart. */
export function strongerPlanet(chart: Chart, first: Planet, second: Planet): Comparison<Planet> {
  return comparison(first, second, [...planetTests(chart), degreeTest(chart)]);
}

function planetTests(chart: Chart): Test<Planet>[] {
  const { nodeExaltation } = chart.conventions;
  const sign = (planet: Planet) => chart.signs[planet];
  return [
    {
      id: 'joined',
      text: 'Planets that share its sign',
      look: (planet) => shown(occupantsOfSign(chart, sign(planet)).filter((other) => other !== planet)),
    },
    {
      id: 'supporters',
      text: 'Jupiter, Mercury and the lord of its sign, with it or aspecting it by sign (who is both counts twice)',
      look: (planet) => shown(supporters(chart, sign(planet), signLord(sign(planet))).filter((id) => id !== planet)),
    },
    {
      id: 'exalted',
      text: 'Exalted',
      look: (planet) =>
        isSignExalted(planet, sign(planet), nodeExaltation) ? holds(true, SIGNS[sign(planet)]!) : holds(false),
    },
    { id: 'modality', text: DUAL_FIRST, look: (planet) => modalityShown(sign(planet)) },
  ];
}

function degreeTest(chart: Chart): Test<Planet> {
  return { id: 'degree', text: 'Degrees within the sign', look: (planet) => degreeShown(chart, planet) };
}

function comparison<Of>(first: Of, second: Of, tests: readonly Test<Of>[]): Comparison<Of> {
  const steps: ComparisonStep[] = [];
  if (first === second) return { first, second, winner: first, steps };
  const named = { id: 'named_first', text: 'Nothing tells them apart: the one named first leads' };
  for (const { id, text, look } of [...tests, { ...named, look: (of: Of) => holds(of === first) }]) {
    const step = { id, text, first: look(first), second: look(second) };
    steps.push(step);
    if (step.first.value !== step.second.value) break;
  }
  const { first: a, second: b } = steps.at(-1)!;
  return { first, second, winner: a.value > b.value ? first : second, steps };
}

const DUAL_FIRST = 'Dual signs before fixed, fixed before movable';
/** Ranks for comparing signs: the higher is the stronger. */
export const MODALITY_RANKS: Readonly<Record<Modality, number>> = { movable: 1, fixed: 2, dual: 3 };

function modalityShown(signIndex: number): Shown {
  const kind = modality(signIndex);
  return { value: MODALITY_RANKS[kind], found: [kind] };
}

function degreeShown(chart: Chart, planet: Planet): Shown {
  return { value: chart.planets[planet].degreeInSign, found: [planet] };
}

function shown(found: readonly Planet[]): Shown {
  return { value: found.length, found };
}

function holds(isMet: boolean, ...found: string[]): Shown {
  return { value: Number(isMet), found };
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
