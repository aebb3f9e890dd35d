/** Texts about a chosen time: of a window, and of a whole search. */
import type { Fact } from '../../../astro/factsOf.ts';
import type { BlockId, CompassId, MuhurtaLevel, PurposeId } from '../../../astro/tables/muhurta/ids.ts';
import type { SeenWords } from './seen.ts';

export type SeenFact = Fact<SeenWords>;

/** A stretch of time on the clock of the place. */
export interface When {
  readonly startDate: string;
  /** Of the date, as the clock has it. */
  readonly weekdayIndex: number;
  readonly startTime: string;
  readonly endTime: string;
  /** Null where it ends on the date on which it begins. */
  readonly endDate: string | null;
  /** Whether it begins before sunrise, so that it belongs to the weekday before. */
  readonly isBeforeSunrise: boolean;
}

/** The first and the last date of a stretch of days. */
interface Dates {
  readonly from: string;
  readonly until: string;
}

interface OfPurpose {
  readonly purpose: PurposeId;
}

export interface MuhurtaTextWords {
  /** One or two sentences: where and when, the strongest for it and the strongest against it. */
  readonly window: {
    readonly when: When;
    readonly level: MuhurtaLevel;
    readonly nakshatraIndex: number;
    /** That rises. */
    readonly signIndex: number;
    readonly supports: SeenFact | null;
    readonly against: SeenFact | null;
  };
  /** Why a time is closed; the weightiest first. */
  readonly closed_window: { readonly vetoes: readonly SeenFact[] };

  readonly headline_found: OfPurpose & { readonly when: When };
  /** The date is the nearest one that comes close; null where every day is excluded. */
  readonly headline_none: OfPurpose & { readonly date: string | null };
  readonly best: OfPurpose & { readonly level: MuhurtaLevel; readonly when: When };
  /** What runs and rises in the best time. */
  readonly setting: { readonly nakshatraIndex: number; readonly tithi: number; readonly signIndex: number };
  readonly toward: { readonly direction: CompassId };
  /** Why the best time is the best. */
  readonly reasons: { readonly supports: readonly SeenFact[] };
  readonly weak_point: { readonly against: SeenFact };
  readonly no_weak_point: Readonly<Record<never, never>>;
  /** How many times there are in all, and on how many days. */
  readonly counted: { readonly windowCount: number; readonly dayCount: number };
  /** One or two further times. */
  readonly further: { readonly whens: readonly When[] };
  /** A season within the range that is left. */
  readonly season: OfPurpose & Dates & { readonly block: BlockId };
  readonly none: OfPurpose & Dates;
  /** A time that comes near, the first or one after it. */
  readonly near: { readonly when: When; readonly isFirst: boolean };
  /** What stands in its way. */
  readonly obstacle: { readonly veto: SeenFact };
  /** The best time begins by night; the next is the best that begins by day. */
  readonly by_day: { readonly when: When };
  readonly ask_by_day: Readonly<Record<never, never>>;
  /** What is before sunrise counts as the weekday before. */
  readonly counts_as: { readonly weekdayIndex: number };
  /** What else can be asked: the days after a season, or a search that is less strict. */
  readonly ask_after: { readonly block: BlockId };
  readonly ask_wider: Readonly<Record<never, never>>;
  readonly closing: OfPurpose;
}
