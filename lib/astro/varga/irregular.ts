/** Vargas that no formula describes: unequal parts, and two mappings. Signs and parts by index from 0. */
import { NAKSHATRA_ARC_DEG } from '../tables/nakshatras.ts';
import { isOddSign, signLord } from '../tables/signs.ts';
import type { SevenPlanet } from '../tables/planets.ts';

const TRIMSAMSA_ENDS_DEG = { odd: [5, 10, 18, 25, 30], even: [5, 12, 20, 25, 30] } as const;

/** Lists where the five unequal parts of a sign end, by Parashara: degrees of the five planets with discs (BPHS 6.27-28). */
export function trimsamsaEndsDeg(s: number): readonly number[] {
  return TRIMSAMSA_ENDS_DEG[isOddSign(s) ? 'odd' : 'even'];
}

/** Day-strong and night-strong sign of each lord; the Sun and the Moon, who own one sign each, use both signs. */
const DAY_AND_NIGHT_SIGNS: Readonly<Record<SevenPlanet, { day: number; night: number }>> = {
  Sun: { day: 4, night: 3 },
  Moon: { day: 4, night: 3 },
  Mars: { day: 7, night: 0 },
  Mercury: { day: 5, night: 2 },
  Jupiter: { day: 11, night: 8 },
  Venus: { day: 6, night: 1 },
  Saturn: { day: 10, night: 9 },
};

/** Padas of three nakshatras run forward; those of the next three backward, Cancer before Leo, as in Kalachakra dasha. */
const KALACHAKRA_PADAS = [
  [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11],
  [7, 6, 5, 3, 4, 2, 1, 0, 11, 10, 9, 8],
] as const;

const PADAS_OF_THREE_NAKSHATRAS = (3 * NAKSHATRA_ARC_DEG) / (360 / 108);

export const irregular = {
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
