/** What a row of the festivals and vratas says: its names, the rule that chooses its day, where it is kept. */
import type { Bilingual } from '../../bilingual.ts';
import { practice, type Source } from '../../source.ts';
import type { FestivalId, RegionId, WindowId } from './ids.ts';
import type { SolarRegion } from './solarMonths.ts';

export type BothRule =
  | 'first'
  | 'second'
  /** More of the window is covered; where the two are equal, the first or the second. */
  | 'longer_first'
  | 'longer_second'
  /** The second where the tithi lasts three muhurtas after its sunrise. */
  | 'second_if_3_muhurta'
  /** The first where it holds a ghati of the window. */
  | 'first_if_1_ghati'
  /** The second where it holds a ghati of the window. */
  | 'second_if_1_ghati';

/** Where no day has the tithi in the window: the day of its sunrise, or the day in which it begins. */
export type NoneRule = 'udaya' | 'begins';

export interface WindowRule {
  readonly kind: 'window';
  readonly window: WindowId;
  readonly both: BothRule;
  readonly none: NoneRule;
}

/** Rules that stand over the choice by window. */
export const SPECIAL_RULES = [
  'ekadashi',
  /** The day in which the tithi begins, where that is within 18 ghatis of sunrise; else the day of its sunrise. */
  'purva_viddha',
  /** The Friday on or before the day of its sunrise. */
  'friday',
  'begins_before_sunset',
  'raksha',
  'holika',
  'janmashtami',
  'janmashtami_vaishnava',
  'vijaya',
] as const;
export type SpecialRule = (typeof SPECIAL_RULES)[number];
type Special<Kind extends SpecialRule> = Kind extends SpecialRule ? { readonly kind: Kind } : never;

export type TithiRule =
  | WindowRule
  /** The day of sunrise where the tithi lasts so many muhurtas after it, else the day before. */
  | { readonly kind: 'least_muhurtas'; readonly muhurtas: number }
  | Special<SpecialRule>;

/** Returns the rule of a window of the day. */
export const within = (window: WindowId, both: BothRule, none: NoneRule): WindowRule => ({
  kind: 'window',
  window,
  both,
  none,
});

/** Most festivals: the tithi of sunrise, the first of two. */
export const AT_SUNRISE = within('sunrise', 'first', 'begins');
/** Returns the rule of a tithi that must last so many muhurtas after sunrise. */
export const leastMuhurtas = (muhurtas: number): TithiRule => ({ kind: 'least_muhurtas', muhurtas });
export const EKADASHI: TithiRule = { kind: 'ekadashi' };
export const PURVA_VIDDHA: TithiRule = { kind: 'purva_viddha' };
export const FRIDAY: TithiRule = { kind: 'friday' };
export const BEGINS_BEFORE_SUNSET: TithiRule = { kind: 'begins_before_sunset' };
export const RAKSHA: TithiRule = { kind: 'raksha' };
export const HOLIKA: TithiRule = { kind: 'holika' };
export const JANMASHTAMI: TithiRule = { kind: 'janmashtami' };
export const JANMASHTAMI_VAISHNAVA: TithiRule = { kind: 'janmashtami_vaishnava' };
export const VIJAYA: TithiRule = { kind: 'vijaya' };

interface FestivalRowBase {
  readonly id: FestivalId;
  readonly name: Bilingual;
  readonly regions: readonly RegionId[];
  readonly sources: readonly Source[];
  /** What almanacs and lists do not agree on; null where they do. */
  readonly disputed: Bilingual | null;
}

export interface TithiFestival extends FestivalRowBase {
  readonly basis: 'tithi';
  /** Amanta, Chaitra 0. */
  readonly monthIndex: number;
  /** 1 to 30. */
  readonly tithi: number;
  readonly rule: TithiRule;
  /** Kept in the adhika month where there is one, instead of the month that follows it. */
  readonly isKeptInAdhika: boolean;
}

export interface SolarMonthRef {
  readonly calendar: SolarRegion;
  /** The sign that the Sun is in, Aries 0. */
  readonly signIndex: number;
}

export type SankrantiRule =
  /** The civil day of an ingress up to sunset, else the next. */
  | 'sunset'
  /** The day of the first sunrise at or after the ingress. */
  | 'sunrise_after'
  /** The civil date of the ingress and one day. */
  | 'midnight_next'
  /** The civil date of the ingress. */
  | 'civil';

/** Which star day of a solar month is taken where there are two. */
export type StarPick = 'last' | 'nearest_purnima' | 'purnima_sunrise';

export interface SankrantiFestival extends FestivalRowBase {
  readonly basis: 'sankranti';
  readonly signIndex: number;
  readonly rule: SankrantiRule;
}

export interface StarFestival extends FestivalRowBase {
  readonly basis: 'nakshatra';
  /** 1 to 27. */
  readonly nakshatra: number;
  readonly solarMonth: SolarMonthRef;
  readonly rule: WindowRule;
  readonly pick: StarPick;
}

export interface SolarDayFestival extends FestivalRowBase {
  readonly basis: 'solar_day';
  readonly solarMonth: SolarMonthRef;
  /** Of that month, from 1. */
  readonly day: number;
}

export interface TithiInSignFestival extends FestivalRowBase {
  readonly basis: 'tithi_solar';
  readonly tithi: number;
  /** Of the Sun at sunrise of the day. */
  readonly signIndex: number;
}

export interface RelativeFestival extends FestivalRowBase {
  readonly basis: 'relative';
  readonly anchor: FestivalId;
  readonly offsetDays: number;
}

export type SolarFestival =
  SankrantiFestival | StarFestival | SolarDayFestival | TithiInSignFestival | RelativeFestival;
export type FestivalRow = TithiFestival | SolarFestival;

/** Returns a row of a festival by tithi. */
export function byTithi(
  id: FestivalId,
  name: Bilingual,
  monthIndex: number,
  tithi: number,
  rule: TithiRule,
  regions: readonly RegionId[],
  sources: readonly Source[],
  { disputed = null, isKeptInAdhika = false }: Partial<Pick<TithiFestival, 'disputed' | 'isKeptInAdhika'>> = {},
): TithiFestival {
  return { basis: 'tithi', id, name, monthIndex, tithi, rule, regions, sources, disputed, isKeptInAdhika };
}

export const CHAITRA = 0;
export const VAISHAKHA = 1;
export const JYESHTHA = 2;
export const ASHADHA = 3;
export const SHRAVANA = 4;
export const BHADRAPADA = 5;
export const ASHVINA = 6;
export const KARTIKA = 7;
export const MARGASHIRSHA = 8;
export const PAUSHA = 9;
export const MAGHA = 10;
export const PHALGUNA = 11;

export const ALMANACS: Source = practice('Custom of almanacs');
export const TAMIL: Source = practice('Custom of the Tamils');
export const TAMIL_CALENDAR: Source = practice('Tamil solar calendar');
