/** Planetary hours: twelfths of day and night. */
import { HORA_ORDER } from '../tables/dayParts.ts';
import { VARAS } from '../tables/panchang.ts';
import type { SevenPlanet } from '../tables/planets.ts';
import { darkHalf, equalParts, lightHalf, partIndexAt, type DayBounds } from './dayParts.ts';
import type { TimeSpan } from '../time.ts';

export interface HoraSpan extends TimeSpan {
  readonly lord: SevenPlanet;
}

/** Horas of each half of the day. */
export const HORAS_OF_HALF = 12;

/**
 * Returns the twelve horas of the light and the twelve of the dark half of a day; vara 0 is Sunday.
 *
 * The first belongs to the lord of the vara, each further one to the next quicker planet; after 24 of them this order
 * arrives at the lord of the next vara.
 *
 * @see Surya Siddhanta 12.78-79
 */
export function horas(varaIndex: number, day: DayBounds): { readonly day: HoraSpan[]; readonly night: HoraSpan[] } {
  const lordOf = (hora: number) => horaLord(varaIndex, hora);
  return {
    day: equalParts(lightHalf(day), HORAS_OF_HALF).map((part, i) => ({ ...part, lord: lordOf(i) })),
    night: equalParts(darkHalf(day), HORAS_OF_HALF).map((part, i) => ({ ...part, lord: lordOf(HORAS_OF_HALF + i) })),
  };
}

/** Returns the lord of the hora that runs at an instant of a day, where the other horas are not needed. */
export function horaLordAt(jdUT: number, varaIndex: number, day: DayBounds): SevenPlanet {
  const isLight = jdUT < day.duskJdUT;
  const hora = partIndexAt(jdUT, isLight ? lightHalf(day) : darkHalf(day), HORAS_OF_HALF);
  return horaLord(varaIndex, isLight ? hora : HORAS_OF_HALF + hora);
}

/** Counts horas from the first of the day, which is 0. */
function horaLord(varaIndex: number, hora: number): SevenPlanet {
  const first = HORA_ORDER.indexOf(VARAS[varaIndex]!.lord);
  return HORA_ORDER[(first + hora) % HORA_ORDER.length]!;
}
