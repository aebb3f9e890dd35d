/** Comparisons of signs and lords as the other side makes them, to find which of them causes a difference. */
import type { Chart } from '../../lib/astro/chart/chart.ts';
import type { CharaYears } from '../../lib/astro/dasha/chara.ts';
import { isSignDebilitated, isSignExalted } from '../../lib/astro/planet/dignity.ts';
import { signsPassed, signsToLord } from '../../lib/astro/jaimini/footed.ts';
import { aspectsBySign } from '../../lib/astro/jaimini/signAspects.ts';
import { occupantsOfSign } from '../../lib/astro/jaimini/signHouses.ts';
import { MODALITY_RANKS, strongerLord } from '../../lib/astro/jaimini/stronger.ts';
import { SEVEN_PLANETS, type Planet } from '../../lib/astro/tables/planets.ts';
import { isOddSign, modality, signLord } from '../../lib/astro/tables/signs.ts';
import type { ReasonId } from './reasons.ts';

/** Values compared one after the other until two differ. */
type Ranks = readonly number[];

function leads(a: Ranks, b: Ranks): boolean {
  const first = a.findIndex((rank, i) => rank !== b[i]);
  return first < 0 || a[first]! > b[first]!;
}

/** Returns the lord of a sign with the ascendant counted among the conjunctions of a lord. */
export function lordWithAscendant(chart: Chart, signIndex: number): Planet {
  const { first, second, steps, winner } = strongerLord(chart, signIndex);
  const decidedBy = steps.at(-1)?.id;
  if (decidedBy === undefined || decidedBy === 'both_at_home' || decidedBy === 'away') return winner;
  return leads(lordRanks(chart, first), lordRanks(chart, second)) ? first : second;
}

function lordRanks(chart: Chart, planet: Planet): Ranks {
  const { conventions, planets, signs } = chart;
  const sign = signs[planet];
  return [
    occupantsOfSign(chart, sign).length + Number(chart.ascendant.signIndex === sign),
    countThere(chart, sign, ['Jupiter', 'Mercury', signLord(sign)]),
    Number(isSignExalted(planet, sign, conventions.nodeExaltation)),
    MODALITY_RANKS[modality(sign)],
    planets[planet].degreeInSign,
  ];
}

/** How many of some planets stand in a sign or aspect it; one named twice counts twice. */
function countThere({ signs }: Chart, sign: number, asked: readonly Planet[]): number {
  return asked.filter((id) => signs[id] === sign || aspectsBySign(signs[id], sign)).length;
}

/** Returns the years of a sign with nodes that are neither exalted nor debilitated, and by the lord of the other side besides. */
export function charaYearsAsTheirs(chart: Chart, turn: CharaYears): Partial<Record<ReasonId, number>> {
  const lord = lordWithAscendant(chart, turn.signIndex);
  const adjustment = adjustmentWithoutNodes(chart, turn.signIndex);
  return {
    exalted_nodes: turn.counted + adjustment,
    ascendant_as_company: (signsPassed(turn.signIndex, chart.signs[lord], turn.isForward) || 12) + adjustment,
  };
}

function adjustmentWithoutNodes({ conventions, signs }: Chart, signIndex: number): number {
  const within = SEVEN_PLANETS.filter((planet) => signs[planet] === signIndex);
  const isAny = (test: typeof isSignExalted) => within.some((id) => test(id, signIndex, conventions.nodeExaltation));
  return Number(isAny(isSignExalted)) - Number(isAny(isSignDebilitated));
}

interface SignReading {
  lordOf(chart: Chart, signIndex: number): Planet;
  /** Whether a lord in its own sign counts as a planet that is there. */
  readonly isLordCountedAtHome: boolean;
  /** Whether Jupiter or Mercury counts again as the lord. */
  readonly isLordCountedTwice: boolean;
}

const OURS: SignReading = {
  lordOf: (chart, sign) => strongerLord(chart, sign).winner,
  isLordCountedAtHome: true,
  isLordCountedTwice: true,
};

/** Returns the stronger of two signs under each reading. */
export function strongerSignAsTheirs(chart: Chart, a: number, b: number): Partial<Record<ReasonId, number>> {
  const under = (reading: SignReading) => (leads(signRanks(chart, a, reading), signRanks(chart, b, reading)) ? a : b);
  return {
    first_lords_of_signs: under({ ...OURS, lordOf: (_, sign) => signLord(sign) }),
    lord_at_home: under({ ...OURS, isLordCountedAtHome: false }),
  };
}

/** Returns the stronger of two signs where Jupiter or Mercury counts once although the lord as well. */
export function strongerSignCountingOnce(chart: Chart, a: number, b: number): number {
  const reading = { ...OURS, isLordCountedTwice: false };
  return leads(signRanks(chart, a, reading), signRanks(chart, b, reading)) ? a : b;
}

/** Returns the years of a sign to the lord that leads where Jupiter or Mercury counts once although the dispositor as well. */
export function padakramaYearsCountingOnce(chart: Chart, signIndex: number): number {
  const { conventions, signs } = chart;
  const lord = lordCountingOnce(chart, signIndex);
  const isExalted = isSignExalted(lord, signs[lord], conventions.nodeExaltation);
  const isDebilitated = isSignDebilitated(lord, signs[lord], conventions.nodeExaltation);
  return signsToLord(signIndex, signs[lord]) + Number(isExalted) - Number(isDebilitated);
}

function lordCountingOnce(chart: Chart, signIndex: number): Planet {
  const { first, second, steps, winner } = strongerLord(chart, signIndex, 'years');
  const decidedBy = steps.at(-1)?.id;
  if (decidedBy === undefined || ['both_at_home', 'away', 'joined'].includes(decidedBy)) return winner;
  const ranks = (planet: Planet): Ranks => {
    const sign = chart.signs[planet];
    const asked = new Set<Planet>(['Jupiter', 'Mercury', signLord(sign)]);
    return [
      countThere(
        chart,
        sign,
        [...asked].filter((id) => id !== planet),
      ),
      Number(isSignExalted(planet, sign, chart.conventions.nodeExaltation)),
      MODALITY_RANKS[modality(sign)],
      signsToLord(signIndex, sign),
      chart.planets[planet].degreeInSign,
    ];
  };
  return leads(ranks(first), ranks(second)) ? first : second;
}

function signRanks(chart: Chart, sign: number, reading: SignReading): Ranks {
  const { isLordCountedAtHome, isLordCountedTwice, lordOf } = reading;
  const { conventions, planets, signs } = chart;
  const lord = lordOf(chart, sign);
  const within = occupantsOfSign(chart, sign);
  const isUncounted = signs[lord] === sign && !isLordCountedAtHome;
  const asked: readonly Planet[] = isUncounted ? ['Jupiter', 'Mercury'] : ['Jupiter', 'Mercury', lord];
  return [
    within.length,
    countThere(chart, sign, isLordCountedTwice ? asked : [...new Set(asked)]),
    within.filter((id) => isSignExalted(id, sign, conventions.nodeExaltation)).length,
    Number(isOddSign(sign) !== isOddSign(signs[lord])),
    MODALITY_RANKS[modality(sign)],
    planets[OURS.lordOf(chart, sign)].degreeInSign,
  ];
}
