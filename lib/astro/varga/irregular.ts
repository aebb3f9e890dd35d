/** Sign functions of the vargas that no row of arithmetic describes. Signs and parts by index from 0. */
import { NAKSHATRA_ARC_DEG } from '../tables/nakshatras.ts';
import { isOddSign, signLord } from '../tables/signs.ts';
import type { SevenPlanet } from '../tables/planets.ts';

interface UnequalPart {
  readonly fromDeg: number;
  readonly toDeg: number;
  readonly sign: number;
}

/** Trimsamsa by Parashara: five unequal parts, ruled by the five planets with discs (BPHS 6.27-28). */
const TRIMSAMSA: Readonly<Record<'odd' | 'even', readonly UnequalPart[]>> = {
  odd: unequal([5, 0], [10, 10], [18, 8], [25, 2], [30, 6]),
  even: unequal([5, 1], [12, 5], [20, 11], [25, 9], [30, 7]),
};

/** Returns the unequal thirtieth that holds a degree. */
export function trimsamsaPart(s: number, degreeInSign: number): UnequalPart {
  const parts = TRIMSAMSA[isOddSign(s) ? 'odd' : 'even'];
  return parts.find(({ toDeg }) => degreeInSign < toDeg) ?? parts.at(-1)!;
}

/** Day-strong and night-strong sign of each owner; the Sun and the Moon lend each other theirs. */
const DAY_AND_NIGHT_SIGNS: Readonly<Record<SevenPlanet, { day: number; night: number }>> = {
  Sun: { day: 4, night: 3 },
  Moon: { day: 4, night: 3 },
  Mars: { day: 7, night: 0 },
  Mercury: { day: 5, night: 2 },
  Jupiter: { day: 11, night: 8 },
  Venus: { day: 6, night: 1 },
  Saturn: { day: 10, night: 9 },
};

/** Padas of three nakshatras run forward, those of the next three backward in their own order (Kalachakra). */
const KALACHAKRA_PADAS = [
  [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11],
  [7, 6, 5, 4, 3, 2, 1, 0, 11, 10, 9, 8],
] as const;

export const irregular = {
  trimsamsa: (s: number, _k: number, degreeInSign: number): number => trimsamsaPart(s, degreeInSign).sign,

  /** Hora of the Sun leads to the day-strong sign of the lord, hora of the Moon to the night-strong one. */
  kashinathaHora(s: number, k: number): number {
    const isSunHora = isOddSign(s) === (k === 0);
    const { day, night } = DAY_AND_NIGHT_SIGNS[signLord(s)];
    return isSunHora ? day : night;
  },

  kalachakraNavamsa(s: number, k: number): number {
    const padaIndex = s * 9 + k;
    const padasOfThree = KALACHAKRA_PADAS[Math.floor(padaIndex / PADAS_OF_THREE_NAKSHATRAS) % 2]!;
    return padasOfThree[padaIndex % PADAS_OF_THREE_NAKSHATRAS]!;
  },
};

const PADAS_OF_THREE_NAKSHATRAS = (3 * NAKSHATRA_ARC_DEG) / (360 / 108);

function unequal(...ends: readonly (readonly [toDeg: number, sign: number])[]): UnequalPart[] {
  return ends.map(([toDeg, sign], i) => ({ fromDeg: ends[i - 1]?.[0] ?? 0, toDeg, sign }));
}
