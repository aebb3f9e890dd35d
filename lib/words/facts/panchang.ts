/** Sentences of /panchang. */
import type { DayElement } from '../../astro/panchang/elementSpans.ts';
import type { ChoghadiyaId, KaalId } from '../../astro/tables/dayParts.ts';
import type { SevenPlanet } from '../../astro/tables/planets.ts';
import type { Nothing } from '../sentences.ts';

export interface PanchangWords {
  /** How a panchang element is counted. */
  readonly element_rule: { readonly element: DayElement };
  readonly vara_rule: { readonly weekdayIndex: number };
  /** Parts of the eight; null where the kaal is counted by day only. */
  readonly kaal_rule: {
    readonly kaal: KaalId;
    readonly weekdayIndex: number;
    readonly dayPart: number;
    readonly nightPart: number | null;
  };
  readonly abhijit_rule: Nothing;
  readonly abhijit_on_wednesday: Nothing;
  readonly every_beginning: Nothing;
  readonly choghadiya_rule: {
    readonly weekdayIndex: number;
    readonly firstOfDay: ChoghadiyaId;
    readonly firstOfNight: ChoghadiyaId;
  };
  readonly hora_rule: { readonly weekdayIndex: number; readonly lord: SevenPlanet };
  /** What was done where the Sun does not rise or set. */
  readonly sun_stays: { readonly where: 'polar_day' | 'polar_night' };
}
