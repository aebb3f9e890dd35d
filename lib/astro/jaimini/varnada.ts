/** Varnada: the sign in which ascendant and hora ascendant meet (BPHS 5). */
import { countFrom } from '../angle.ts';
import { isOddSign, PISCES } from '../tables/signs.ts';

/** How the counts of the two signs are joined. */
export type VarnadaMethod = 'sign_parity' | 'count_parity';

export interface Varnada {
  readonly ascendantCount: number;
  readonly horaCount: number;
  /** Whether the counts were added; else the lesser was taken from the greater. */
  readonly isSum: boolean;
  /** 1..12, counted forward from Aries for an odd ascendant, backward from Pisces for an even one. */
  readonly number: number;
  readonly signIndex: number;
}

/**
 * Returns the varnada of an ascendant and a hora ascendant.
 *
 * Odd signs are counted from Aries forward, even ones from Pisces backward. By `sign_parity` the counts are added where
 * both signs are odd or both even. As either way of counting gives an odd number, reading the verse of the numbers
 * (`count_parity`) adds them always.
 */
export function varnada(
  ascendantSignIndex: number,
  horaSignIndex: number,
  method: VarnadaMethod = 'sign_parity',
): Varnada {
  const ascendantCount = varnadaCount(ascendantSignIndex);
  const horaCount = varnadaCount(horaSignIndex);
  const isOdd = isOddSign(ascendantSignIndex);
  const isSum = method === 'count_parity' || isOdd === isOddSign(horaSignIndex);
  const joined = isSum ? ascendantCount + horaCount : Math.abs(ascendantCount - horaCount);
  const number = joined % 12 || 12;
  return { ascendantCount, horaCount, isSum, number, signIndex: isOdd ? number - 1 : 12 - number };
}

function varnadaCount(signIndex: number): number {
  return isOddSign(signIndex) ? countFrom(0, signIndex) : countFrom(signIndex, PISCES);
}
