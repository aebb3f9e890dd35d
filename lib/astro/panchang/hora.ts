/** Planetary hours: twelfths of day and night. */
import { HORA_ORDER } from '../tables/dayParts.ts';
import { VARAS } from '../tables/panchang.ts';
import type { SevenPlanet } from '../tables/planets.ts';
import { darkHalf, equalParts, lightHalf, type DayBounds } from './dayParts.ts';
import type { TimeSpan } from './spans.ts';

export interface HoraSpan extends TimeSpan {
  readonly lord: SevenPlanet;
}

const HORAS_OF_HALF = 12;

/**
 * Returns the twelve horas of the light and the twelve of the dark half of a day; vara 0 is Sunday.
 *
 * The first belongs to the lord of the vara, each further one to the planet next quicker; after 24 of them the lord of
 * the next vara comes up by itself.
 *
 * @see Surya Siddhanta 12.78-79
 */
export function horas(varaIndex: number, day: DayBounds): { readonly day: HoraSpan[]; readonly night: HoraSpan[] } {
  const first = HORA_ORDER.indexOf(VARAS[varaIndex]!.lord);
  const lordOf = (hora: number) => HORA_ORDER[(first + hora) % HORA_ORDER.length]!;
  return {
    day: equalParts(lightHalf(day), HORAS_OF_HALF).map((part, i) => ({ ...part, lord: lordOf(i) })),
    night: equalParts(darkHalf(day), HORAS_OF_HALF).map((part, i) => ({ ...part, lord: lordOf(HORAS_OF_HALF + i) })),
  };
}
