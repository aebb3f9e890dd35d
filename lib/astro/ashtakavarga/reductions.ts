/** The two reductions (shodhana) that a row of bindus goes through before its pinda is counted (BPHS 67, 68). */
import type { Chart } from '../chart/chart.ts';
import { PLANETS, SEVEN_PLANETS } from '../tables/planets.ts';
import { SIGN_LORDS } from '../tables/signs.ts';

/**
 * Reading of the trikona reduction where one of three trines is zero: the others stay as they are; with `strict`, where
 * two of the three are zero, the third becomes zero too.
 */
export type TrikonaReading = 'usual' | 'strict';

/** Who occupies a sign in the ekadhipatya reduction: all nine planets and the ascendant, or the seven planets alone. */
export type OccupantsReading = 'all' | 'seven_planets';

/** Reduces the three signs of each trine by the smallest of their numbers (BPHS 67); twelve numbers, Aries first. */
export function trikonaReduced(bindus: readonly number[], reading: TrikonaReading = 'usual'): number[] {
  const reduced = [...bindus];
  for (let first = 0; first < 4; first++) {
    const trines = [bindus[first]!, bindus[first + 4]!, bindus[first + 8]!];
    const cut = trikonaCut(trines, reading);
    for (let i = 0; i < 3; i++) reduced[first + 4 * i] = Math.max(0, trines[i]! - cut);
  }
  return reduced;
}

/** The number that each of three trines loses; three equal ones lose all they have. */
function trikonaCut(trines: readonly number[], reading: TrikonaReading): number {
  const isLastLeft = trines.filter((bindus) => bindus === 0).length === 2;
  return reading === 'strict' && isLastLeft ? Math.max(...trines) : Math.min(...trines);
}

/** Pairs of signs with one lord, by index; Cancer and Leo, whose lords own one sign, are exempt. */
const ONE_LORD_PAIRS: readonly (readonly [number, number])[] = SIGN_LORDS.flatMap((lord, signIndex) => {
  const other = SIGN_LORDS.indexOf(lord, signIndex + 1);
  return other === -1 ? [] : [[signIndex, other] as const];
});

/**
 * Reduces the two signs of each lord against each other (BPHS 68), after the trikona reduction.
 *
 * @param isOccupied by sign, as `occupiedSigns` has it
 */
export function ekadhipatyaReduced(bindus: readonly number[], isOccupied: readonly boolean[]): number[] {
  const reduced = [...bindus];
  for (const [a, b] of ONE_LORD_PAIRS) {
    [reduced[a], reduced[b]] = reducedPair(bindus[a]!, bindus[b]!, isOccupied[a]!, isOccupied[b]!);
  }
  return reduced;
}

function reducedPair(a: number, b: number, isAOccupied: boolean, isBOccupied: boolean): [number, number] {
  if (a === 0 || b === 0 || (isAOccupied && isBOccupied)) return [a, b];
  if (isAOccupied) return [a, leftOfEmpty(b, a)];
  if (isBOccupied) return [leftOfEmpty(a, b), b];
  return a === b ? [0, 0] : [Math.min(a, b), Math.min(a, b)];
}

/** The number that an empty sign keeps; one that is smaller or equal is removed. */
function leftOfEmpty(empty: number, occupied: number): number {
  return empty > occupied ? occupied : 0;
}

/** Tells by sign, Aries first, whether something stands there. */
export function occupiedSigns(
  { signs, ascendant }: Pick<Chart, 'signs' | 'ascendant'>,
  reading: OccupantsReading = 'all',
): boolean[] {
  const isOccupied = new Array<boolean>(12).fill(false);
  for (const planet of reading === 'all' ? PLANETS : SEVEN_PLANETS) isOccupied[signs[planet]] = true;
  if (reading === 'all') isOccupied[ascendant.signIndex] = true;
  return isOccupied;
}
