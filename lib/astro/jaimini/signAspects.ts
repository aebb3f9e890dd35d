/** Aspects of signs (rashi drishti), which Jaimini's rules use: planets aspect with their sign, fully (JS 1.1.2-4; BPHS 8). */
import type { Chart } from '../chart/chart.ts';
import { PLANETS, type Planet } from '../tables/planets.ts';
import { modality, type Modality } from '../tables/signs.ts';
import { nthSignFrom, wrapIndex } from '../angle.ts';

const ASPECTED_MODALITY: Readonly<Record<Modality, Modality>> = { movable: 'fixed', fixed: 'movable', dual: 'dual' };

/** The adjacent sign that is not aspected, as steps from the sign: the next of movable ones, the previous of fixed ones. */
const NEIGHBOUR: Readonly<Record<Modality, number>> = { movable: 1, fixed: 11, dual: 0 };

const ASPECTED_SIGNS: readonly (readonly number[])[] = Array.from({ length: 12 }, (_, signIndex) =>
  aspectedFrom(signIndex),
);

/**
 * Lists the signs that a sign aspects, by index, in the order met from it.
 *
 * Movable signs aspect the fixed ones but the next, fixed signs the movable ones but the previous, dual signs each other.
 */
export function signsAspectedBy(signIndex: number): readonly number[] {
  return ASPECTED_SIGNS[signIndex]!;
}

/** Tells whether a sign aspects another; if so, the other aspects it too. */
export function aspectsBySign(fromSignIndex: number, toSignIndex: number): boolean {
  return signsAspectedBy(fromSignIndex).includes(toSignIndex);
}

/** Lists the planets whose sign aspects a sign. */
export function planetsAspectingSign({ signs }: Pick<Chart, 'signs'>, signIndex: number): Planet[] {
  return PLANETS.filter((planet) => aspectsBySign(signs[planet], signIndex));
}

function aspectedFrom(signIndex: number): readonly number[] {
  const from = modality(signIndex);
  return Array.from({ length: 11 }, (_, index) => nthSignFrom(signIndex, index + 2)).filter(
    (to) => modality(to) === ASPECTED_MODALITY[from] && to !== wrapIndex(signIndex + NEIGHBOUR[from], 12),
  );
}
