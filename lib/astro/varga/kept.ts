/** In which vargas a place keeps the sign of the birth chart: vargottama in the navamsa, and how far beyond it. */
import type { Chart } from '../chart/chart.ts';
import type { Placement } from '../chart/zodiac.ts';
import { methodOf, vargaSignIndex } from './position.ts';
import { WEIGHTS } from './tables/vimsopaka.ts';
import { VARGAS, type VargaId } from './vargas.ts';
import { wrapIndex } from '../angle.ts';

/** The sixteen of Parashara without the birth chart. */
const FIFTEEN_VARGAS = (Object.keys(WEIGHTS.shodashavarga) as VargaId[]).filter((id) => id !== 'd1');

/** Lists the vargas of the sixteen, the birth chart left out, in which a place keeps its sign. */
export function vargasKeepingSign(chart: Chart, place: Placement): VargaId[] {
  return FIFTEEN_VARGAS.filter((id) => vargaSignIndex(chart, id, place) === place.signIndex);
}

const NAVAMSAS = 9;
const NAVAMSA_DEG = 30 / NAVAMSAS;

export interface DegreeSpan {
  readonly fromDeg: number;
  readonly toDeg: number;
}

/** Lists the parts of a sign that are vargottama: by Parashara the 1st, 5th or 9th navamsa of movable, fixed, dual signs. */
export function vargottamaSpans(chart: Chart, signIndex: number): DegreeSpan[] {
  const mapping = VARGAS.d9.methods[methodOf(chart, 'd9')]!;
  const indexes = Array.from({ length: NAVAMSAS }, (_, i) => i);
  return indexes
    .filter((index) => wrapIndex(mapping(signIndex, index), 12) === signIndex)
    .map((index) => ({ fromDeg: index * NAVAMSA_DEG, toDeg: (index + 1) * NAVAMSA_DEG }));
}

/** Returns how far a degree lies from the nearest of some spans, degrees; 0 within one. Infinity where there is none. */
export function distanceToSpansDeg(degreeInSign: number, spans: readonly DegreeSpan[]): number {
  return Math.min(...spans.map(({ fromDeg, toDeg }) => Math.max(fromDeg - degreeInSign, degreeInSign - toDeg, 0)));
}
