/** Ascendants beside the one that rises: counted from the sunrise, from the Moon, or from lords (BPHS 3.71-74, 5.2-15). */
import { wrap360 } from '../angle.ts';
import type { Chart } from '../chart/chart.ts';
import { horaAscendantDeg } from '../jaimini/horaAscendant.ts';
import { bphs, integratedApproach, practice, uttaraKalamrita, type Source } from '../source.ts';
import { modality, SIGN_ARC_DEG, type Modality } from '../tables/signs.ts';
import { HOURS_PER_DAY, MINUTES_PER_DAY } from '../time.ts';

/** In the order of the wire. */
export const SPECIAL_ASCENDANTS = [
  'bhava',
  'hora',
  'ghati',
  'vighati',
  'pranapada',
  'sree',
  'indu',
  'varnada',
] as const;
export type SpecialAscendant = (typeof SPECIAL_ASCENDANTS)[number];

/** Those that need the sunrise before the birth and move evenly from it. */
export type CountedFromSunrise = 'bhava' | 'hora' | 'ghati' | 'vighati' | 'pranapada';

/** What the even ones are counted from: a sunrise, the Sun then, and how long before the birth it was. */
export interface SinceSunrise {
  /** Sidereal. */
  readonly sunAtSunriseDeg: number;
  readonly sinceSunriseDays: number;
}

/** Signs crossed in an hour; the pranapada crosses one in fifteen vighatis, the vighati ascendant one in five. */
const SIGNS_PER_HOUR: ReadonlyMap<SpecialAscendant, number> = new Map([
  ['bhava', 0.5],
  ['hora', 1],
  ['ghati', 2.5],
  ['vighati', 30],
  ['pranapada', 10],
]);

const MINUTES_PER_HOUR = MINUTES_PER_DAY / HOURS_PER_DAY;

/** Returns the degrees that an ascendant moves in a minute of the clock; null where it does not move evenly. */
export function degPerMinute(id: SpecialAscendant): number | null {
  const signs = SIGNS_PER_HOUR.get(id);
  return signs === undefined ? null : (signs * SIGN_ARC_DEG) / MINUTES_PER_HOUR;
}

/** What is added to the pranapada for the modality of the sign of the Sun (BPHS 3.71-74). */
const PRANAPADA_START_DEG: Readonly<Record<Modality, number>> = { movable: 0, fixed: 240, dual: 120 };

/**
 * Returns the sidereal longitude of an ascendant that is counted from the sunrise, 0 <= x < 360 degrees.
 *
 * The pranapada starts from the Sun at birth, the others from the Sun at the sunrise before it.
 */
export function countedFromSunriseDeg(id: CountedFromSunrise, { planets }: Chart, since: SinceSunrise): number {
  const { sinceSunriseDays, sunAtSunriseDeg } = since;
  if (id === 'hora') return horaAscendantDeg(sunAtSunriseDeg, sinceSunriseDays);
  const movedDeg = SIGNS_PER_HOUR.get(id)! * SIGN_ARC_DEG * HOURS_PER_DAY * sinceSunriseDays;
  if (id !== 'pranapada') return wrap360(sunAtSunriseDeg + movedDeg);
  const { longitudeDeg, signIndex } = planets.Sun;
  return wrap360(longitudeDeg + PRANAPADA_START_DEG[modality(signIndex)] + movedDeg);
}

/** Where each is taught; no classical text has the vighati ascendant. */
export const SPECIAL_ASCENDANT_SOURCES: readonly Source[] = [
  bphs(5, '2-8'),
  bphs(5, '10-15'),
  bphs(3, '71-74'),
  integratedApproach('5'),
  uttaraKalamrita(4),
  practice('Jagannatha Hora and PyJHora for the vighati ascendant; no classical text has it'),
];
