/** The panchang elements that run during a day, with their properties from the tables. */
import type { PanchangDay } from './panchangDay.ts';
import { PANCHANG_ELEMENTS } from './elements.ts';
import { elementSpans, subSpans, type ElementSpan, type SunMoon } from './spans.ts';
import type { DeityId } from '../tables/deities.ts';
import {
  AMAVASYA_GOOD_FOR,
  KARANA_QUALITIES,
  TITHI_DEITIES,
  TITHI_GROUPS,
  TITHI_LORDS,
  YOGA_LORDS,
  YOGA_QUALITIES,
  type KaranaName,
  type KaranaQuality,
  type Shunned,
  type TimeNature,
  type TithiGroup,
  type YogaQuality,
} from '../tables/elementQualities.ts';
import { KARANAS, AMAVASYA } from '../tables/panchang.ts';
import type { Planet } from '../tables/planets.ts';
import { wrapIndex } from '../angle.ts';
import type { Bilingual } from '../bilingual.ts';
import type { TimeSpan } from '../time.ts';

export type DayElement = keyof typeof PANCHANG_ELEMENTS;

type DaySpan = Pick<PanchangDay, 'startJdUT' | 'endJdUT'>;

/** Lists the parts of a panchang element that run at some time of a day, in order. */
export function dayElementSpans(dayElement: DayElement, day: DaySpan, sky: SunMoon): ElementSpan[] {
  if (dayElement === 'karana') return karanaSpans(dayElementSpans('tithi', day, sky), day, sky);
  return elementSpans(PANCHANG_ELEMENTS[dayElement], day.startJdUT, day.endJdUT, sky);
}

/** Lists the karanas of a day from its tithis, so that every second one ends where a tithi ends. */
export function karanaSpans(
  tithis: readonly ElementSpan[],
  { startJdUT, endJdUT }: DaySpan,
  sky: SunMoon,
): ElementSpan[] {
  return tithis
    .flatMap((tithi) => subSpans(PANCHANG_ELEMENTS.tithi, tithi, 2, sky))
    .filter((karana) => karana.startJdUT < endJdUT && karana.endJdUT > startJdUT);
}

export interface TithiQuality {
  /** 1 to 15 within its half of the month. */
  readonly dayOfPaksha: number;
  readonly group: TithiGroup;
  readonly lord: Planet;
  readonly deity: DeityId;
  readonly nature: TimeNature;
  readonly goodFor: readonly Bilingual[];
  /** Strength by moonlight: grows through the thirds of the bright half, wanes through those of the dark one. */
  readonly light: 'low' | 'middling' | 'high';
}

/**
 * Returns the properties of a tithi, 1 to 30, from the tables.
 *
 * @see Muhurta Chintamani 1.3-4 for deities, groups and light; the planetary lords are those of the almanacs
 */
export function tithiQuality(number: number): TithiQuality {
  const dayOfPaksha = ((number - 1) % 15) + 1;
  const group = TITHI_GROUPS[(dayOfPaksha - 1) % 5]!;
  const isNewMoon = number === AMAVASYA;
  const third = Math.floor((dayOfPaksha - 1) / 5);
  return {
    dayOfPaksha,
    group,
    lord: isNewMoon ? 'Rahu' : TITHI_LORDS[(dayOfPaksha - 1) % 8]!,
    deity: isNewMoon ? 'pitris' : TITHI_DEITIES[dayOfPaksha - 1]!,
    nature: isNewMoon ? 'bad' : group.nature,
    goodFor: isNewMoon ? AMAVASYA_GOOD_FOR : group.goodFor,
    light: (['low', 'middling', 'high'] as const)[number <= 15 ? third : 2 - third]!,
  };
}

/** Returns the properties of a nitya yoga, 1 to 27, from the tables. */
export function yogaQuality(number: number): YogaQuality & { readonly lord: Planet } {
  return { ...YOGA_QUALITIES[number - 1]!, lord: YOGA_LORDS[wrapIndex(number - 1, 9)]! };
}

/** Days in a ghati, the sixtieth of a day: 24 minutes. */
export const GHATI_DAYS = 1 / 60;

/** Returns the first part of a bad nitya yoga, in which nothing is begun; null for the other yogas. */
export function shunnedSpan(span: ElementSpan, shunned: Shunned | null): TimeSpan | null {
  if (!shunned) return null;
  const { startJdUT, endJdUT } = span;
  const days = 'share' in shunned ? shunned.share * (endJdUT - startJdUT) : shunned.firstGhatis * GHATI_DAYS;
  return { startJdUT, endJdUT: startJdUT + days };
}

/** Returns the properties of a karana, 1 to 60, from the tables. */
export function karanaQuality(number: number): KaranaQuality & { readonly isFixed: boolean } {
  const { name } = KARANAS[number - 1]!;
  return { ...KARANA_QUALITIES[name as KaranaName], isFixed: number === 1 || number > 57 };
}
