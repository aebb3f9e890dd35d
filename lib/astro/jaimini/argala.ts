/** Argala: planets that intervene in a house from other houses, and planets that obstruct them (JS 1.1.5-10; BPHS 31). */
import type { Chart } from '../chart/chart.ts';
import type { Fact, FactOf } from '../factsOf.ts';
import { isBenefic } from '../planet/nature.ts';
import type { ScorePart } from '../score.ts';
import type { Planet } from '../tables/planets.ts';
import { modality } from '../tables/signs.ts';
import { argalaFact, type ArgalaFacts } from './argalaFacts.ts';
import { occupantsOfSign } from './signHouses.ts';
import { MODALITY_RANKS } from './stronger.ts';
import { nthSignFrom } from '../angle.ts';
import { hundredths } from '../rounding.ts';

export type ArgalaKind = 'dhana' | 'sukha' | 'labha' | 'putra';

/** The result: `operates` and `obstructed` by number, the `_by_strength` ones where numbers are equal. */
export type ArgalaStatus =
  'none' | 'unobstructed' | 'operates' | 'operates_by_strength' | 'balanced' | 'obstructed_by_strength' | 'obstructed';

type ArgalaPoints = FactOf<ArgalaFacts, 'argala_points'>;

export interface ArgalaPair {
  readonly kind: ArgalaKind;
  readonly isPrimary: boolean;
  /** House counted from the sign that is judged. */
  readonly argalaHouse: number;
  readonly argalaSignIndex: number;
  readonly planets: readonly Planet[];
  readonly virodhaHouse: number;
  readonly virodhaSignIndex: number;
  readonly obstructors: readonly Planet[];
  readonly status: ArgalaStatus;
  readonly isEffective: boolean;
  /** Number of planets that intervene, less those that obstruct. */
  readonly difference: number;
  readonly nature: 'shubha' | 'papa' | 'mixed' | null;
  /** The comparison that decided it. */
  readonly reason: Fact<ArgalaFacts>;
  readonly part: ScorePart<ArgalaPoints>;
}

export interface Argala {
  readonly signIndex: number;
  readonly pairs: readonly ArgalaPair[];
  /** Malefics in the third, if they are three or more: an intervention that nothing obstructs. */
  readonly vishesha: readonly Planet[];
  /** Ketu stands there; counted backwards from him, interventions and obstructions change places. */
  readonly hasKetu: boolean;
  /** The sum of the points of the pairs. */
  readonly net: number;
}

interface Row {
  readonly kind: ArgalaKind;
  readonly argalaHouse: number;
  readonly virodhaHouse: number;
  readonly weight: number;
}

/** The fifth is a secondary place: half the weight (interpretive). */
const ROWS: readonly Row[] = [
  { kind: 'dhana', argalaHouse: 2, virodhaHouse: 12, weight: 1 },
  { kind: 'sukha', argalaHouse: 4, virodhaHouse: 10, weight: 1 },
  { kind: 'labha', argalaHouse: 11, virodhaHouse: 3, weight: 1 },
  { kind: 'putra', argalaHouse: 5, virodhaHouse: 9, weight: 0.5 },
];

const VISHESHA_LEAST = 3;

/** Returns the interventions in a sign by index. */
export function argalaOn(chart: Chart, signIndex: number): Argala {
  const pairs = ROWS.map((row) => pairOf(chart, signIndex, row));
  const malefics = occupantsOfSign(chart, nthSignFrom(signIndex, 3)).filter((planet) => !isBenefic(chart, planet));
  return {
    signIndex,
    pairs,
    vishesha: malefics.length >= VISHESHA_LEAST ? malefics : [],
    hasKetu: chart.signs.Ketu === signIndex,
    net: rounded(pairs.reduce((sum, { part }) => sum + part.points, 0)),
  };
}

function pairOf(chart: Chart, signIndex: number, row: Row): ArgalaPair {
  const { kind, argalaHouse, virodhaHouse, weight } = row;
  const argalaSignIndex = nthSignFrom(signIndex, argalaHouse);
  const virodhaSignIndex = nthSignFrom(signIndex, virodhaHouse);
  const planets = occupantsOfSign(chart, argalaSignIndex);
  const obstructors = occupantsOfSign(chart, virodhaSignIndex);
  const { status, reason } = decision(chart, { argalaSignIndex, virodhaSignIndex, planets, obstructors });
  const difference = planets.length - obstructors.length;
  return {
    kind,
    isPrimary: weight === 1,
    argalaHouse,
    argalaSignIndex,
    planets,
    virodhaHouse,
    virodhaSignIndex,
    obstructors,
    status,
    isEffective: status === 'unobstructed' || status === 'operates' || status === 'operates_by_strength',
    difference,
    nature: natureOf(chart, planets),
    reason,
    part: partOf(chart, row, planets, obstructors),
  };
}

type Sides = Pick<ArgalaPair, 'argalaSignIndex' | 'virodhaSignIndex' | 'planets' | 'obstructors'>;
type Decision = Pick<ArgalaPair, 'status' | 'reason'>;

/** The greater number prevails; of equal numbers the stronger sign, and then the planet further on (JS 1.1.8; BPHS 31.2-9). */
function decision(chart: Chart, sides: Sides): Decision {
  const { planets, obstructors } = sides;
  const numbers = { interveners: planets.length, obstructors: obstructors.length };
  if (planets.length === 0) return { status: 'none', reason: argalaFact('argala_nobody', {}) };
  if (obstructors.length === 0) return { status: 'unobstructed', reason: argalaFact('argala_unopposed', {}) };
  if (planets.length > obstructors.length) return { status: 'operates', reason: argalaFact('argala_more', numbers) };
  if (planets.length < obstructors.length) return { status: 'obstructed', reason: argalaFact('argala_fewer', numbers) };
  return byStrength(chart, sides);
}

function byStrength(chart: Chart, { argalaSignIndex, virodhaSignIndex, planets, obstructors }: Sides): Decision {
  const [own, other] = [modality(argalaSignIndex), modality(virodhaSignIndex)];
  if (own !== other) {
    const reason = argalaFact('argala_sign_kind', { own, other });
    return {
      status: MODALITY_RANKS[own] > MODALITY_RANKS[other] ? 'operates_by_strength' : 'obstructed_by_strength',
      reason,
    };
  }
  const [ownDeg, otherDeg] = [furthestDeg(chart, planets), furthestDeg(chart, obstructors)];
  const reason = argalaFact('argala_furthest', { modality: own, ownDeg, otherDeg });
  if (ownDeg === otherDeg) return { status: 'balanced', reason };
  return { status: ownDeg > otherDeg ? 'operates_by_strength' : 'obstructed_by_strength', reason };
}

function furthestDeg(chart: Chart, planets: readonly Planet[]): number {
  return Math.max(...planets.map((planet) => chart.planets[planet].degreeInSign));
}

function natureOf(chart: Chart, planets: readonly Planet[]): ArgalaPair['nature'] {
  if (planets.length === 0) return null;
  const benefics = planets.filter((planet) => isBenefic(chart, planet)).length;
  if (benefics === planets.length) return 'shubha';
  return benefics === 0 ? 'papa' : 'mixed';
}

/**
 * Points of a pair: the difference in number, times the mean nature of the intervening planets, times the weight of the
 * place (interpretive).
 *
 * Malefics that are outnumbered are obstructed, which removes their harm but gives no points.
 */
function partOf(
  chart: Chart,
  row: Row,
  planets: readonly Planet[],
  obstructors: readonly Planet[],
): ScorePart<ArgalaPoints> {
  const { kind, argalaHouse, virodhaHouse, weight } = row;
  const difference = planets.length - obstructors.length;
  const each = planets.map((planet) => (isBenefic(chart, planet) ? 1 : -1));
  const mean = each.length === 0 ? 0 : each.reduce<number>((sum, nature) => sum + nature, 0) / each.length;
  const isHarmHeldOff = difference < 0 && mean < 0;
  return {
    id: kind,
    label: argalaFact('argala_points', {
      argalaHouse,
      virodhaHouse,
      planets,
      difference,
      meanNature: rounded(mean),
      weight,
      isHarmHeldOff,
    }),
    points: planets.length === 0 || isHarmHeldOff ? 0 : rounded(difference * mean * weight),
    // Obstructors that outnumber benefics take more than these could give.
    max: planets.length === 0 ? 0 : Math.max(planets.length, obstructors.length) * weight,
  };
}

function rounded(value: number): number {
  // Adding 0 turns -0 into 0.
  return hundredths(value);
}
