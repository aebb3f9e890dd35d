/** Sentences of the summary of a day, which is Hindi in every language. A `variant` chooses among phrasings. */
import type { LifeStage } from '../../../astro/stage.ts';
import type { Fact } from '../../../astro/factsOf.ts';
import type { DayScorePartId } from '../../../astro/judgement/day/score/dayScore.ts';
import type { DayCategoryId } from '../../../astro/judgement/tables/dayCategories.ts';
import type { DayCounselId } from '../../../astro/judgement/tables/dayAdvice.ts';
import type { DayClass } from '../../../astro/judgement/tables/dayScore.ts';
import type { ClosureId } from '../../../astro/judgement/tables/dayClosures.ts';
import type { DayYogaId } from '../../../astro/tables/dayYogas.ts';
import type { NakshatraType } from '../../../astro/tables/nakshatraQualities.ts';
import type { Paksha } from '../../../astro/tables/panchang.ts';
import type { Planet } from '../../../astro/tables/planets.ts';
import type { TaraId } from '../../../astro/tables/taras.ts';
import type { Nothing } from '../../sentences.ts';
import type { ShunnedId } from './dayText.ts';

/** A time of the clock near a day: the date is null where it is that of the day. */
export interface NearTime {
  /** HH:MM */
  readonly time: string;
  readonly date: string | null;
  readonly isLater: boolean;
}

export interface NearSpan {
  readonly start: NearTime;
  readonly end: NearTime;
}

/** What supports a day or burdens it, as a noun phrase. */
export interface DaySideFacts {
  readonly tara: { readonly tara: TaraId };
  /** From the Moon of birth. */
  readonly moon: { readonly house: number };
  readonly tithi: { readonly tithi: Extract<DayCounselId, `tithi_${string}`> };
  /** By name only where one lasts all day. */
  readonly nakshatra: { readonly kind: NakshatraType; readonly nakshatraIndex: number | null };
  readonly yoga: { readonly yogaIndex: number };
  readonly karana: { readonly karana: Extract<DayCounselId, `karana_${string}`> };
  readonly vara: { readonly planet: Planet };
  readonly panchaka: Nothing;
  readonly special_yoga: { readonly yoga: DayYogaId };
  readonly transit: { readonly planet: Planet };
  readonly period: { readonly planet: Planet };
  readonly little_saturn: Nothing;
  readonly sade_sati: Nothing;
  readonly dhaiya: Nothing;
  readonly double_transit: Nothing;
  readonly part: {
    readonly part: Extract<DayScorePartId, 'moon_bindus' | 'yoga' | 'special_yogas'>;
    readonly side: 'helps' | 'presses';
  };
}

interface OfSide {
  readonly side: 'helps' | 'presses';
}

/** Why a matter of life scores above or below the day, as it stands after क्योंकि. */
export interface MatterReasonFacts {
  readonly karaka: OfSide & { readonly planet: Planet };
  readonly moon_house: OfSide;
  readonly sarvashtakavarga: OfSide;
  readonly double_transit: Nothing;
  readonly dasha_lord: Nothing;
  readonly vara: OfSide & { readonly weekdayIndex: number };
  readonly ekadashi: Nothing;
  readonly nakshatra: Nothing;
  readonly rikta: Nothing;
  readonly new_moon: Nothing;
  readonly vishti: Nothing;
  readonly panchaka: Nothing;
  readonly fierce_star: Nothing;
  readonly chandrashtama: Nothing;
  readonly moon_in_twelfth: Nothing;
  readonly mrityu_yoga: Nothing;
}

interface InVariants {
  readonly variant: number;
}

interface Sides extends InVariants {
  readonly sides: readonly Fact<DaySideFacts>[];
}

interface Running {
  readonly planet: Planet;
  readonly untilDate: string;
}

/** The opening: the class of the day, and why. */
export interface ProseOpeningWords {
  readonly opening: InVariants & {
    readonly date: string;
    readonly weekdayIndex: number;
    readonly dayClass: DayClass;
    readonly score: number;
  };
  readonly carried: Sides;
  /** On a day to go gently. */
  readonly carried_still: Sides;
  readonly weighed: Sides;
  readonly weighed_gently: Sides;
  readonly unhindered: InVariants;
}

/** The matters of life that the day favours, and the one that needs care. */
export interface ProseMatterWords {
  readonly best_matter: InVariants & {
    readonly matter: DayCategoryId;
    readonly score: number;
    readonly next: DayCategoryId;
    readonly nextScore: number;
    /** On a day to go gently. */
    readonly isQuiet: boolean;
    readonly reason: Fact<MatterReasonFacts> | null;
  };
  readonly care: InVariants & {
    readonly matter: DayCategoryId;
    readonly score: number;
    readonly reason: Fact<MatterReasonFacts>;
    readonly isAdvised: boolean;
  };
  readonly care_advised: { readonly matter: DayCategoryId; readonly score: number };
}

/** The dashas and transits. */
export interface ProseSkyWords {
  readonly no_dasha: { readonly where: 'before_birth' | 'after_last_period' };
  readonly dasha: InVariants & {
    readonly mahadasha: Running;
    readonly antardasha: Running;
    /** What kind of time it is, and how it bears on the day; null where that is not said. */
    readonly bearing: 'supports' | 'slows' | 'none' | null;
    readonly stage: LifeStage;
  };
  readonly pratyantardasha: Running;
  readonly transit: {
    readonly planet: Exclude<Planet, 'Moon'>;
    readonly phase: 'rising' | 'peak' | 'setting' | 'kantaka' | 'ashtama' | null;
    /** From the Moon of birth. */
    readonly house: number;
    readonly signIndex: number;
    readonly untilDate: string | null;
    /** On the day itself. */
    readonly untilTime: string | null;
    readonly isFirst: boolean;
    readonly result: 'favourable' | 'neutralised' | 'relieved' | 'unfavourable';
    /** What obstructs it. */
    readonly by: readonly Planet[];
    /** Null where its bindus do not support it. */
    readonly bindus: number | null;
    /** With advice, or with its bindus. */
    readonly isInFull: boolean;
    readonly placeVariant: number;
    readonly adviceVariant: number;
    readonly stage: LifeStage;
  };
}

/** Moon, tara and special yogas. */
export interface ProseMoonWords {
  readonly tara: InVariants & {
    readonly tara: TaraId;
    readonly nakshatraIndex: number;
    readonly house: number;
    readonly isHouseNamed: boolean;
  };
  readonly moon_brings: { readonly house: number; readonly paksha: Paksha };
  readonly help: { readonly help: 'both' | 'tara' | 'moon' | 'none' };
  readonly tara_turns: { readonly at: NearTime; readonly tara: TaraId };
  readonly moon_turns: { readonly at: NearTime; readonly house: number };
  /** The span is null where it lasts nearly all day. */
  readonly special_yoga: { readonly yoga: DayYogaId; readonly span: NearSpan | null };
}

/** Times, remedies and the closing. */
export interface ProsePracticeWords {
  readonly clock_of_place: Nothing;
  readonly sun_stays: { readonly where: 'polar_day' | 'polar_night' };
  readonly best_time: InVariants & {
    readonly span: NearSpan;
    readonly hora: Planet;
    readonly isAbhijit: boolean;
    /** What it is good for, as far as that is said. */
    readonly matters: readonly DayCategoryId[];
    readonly isQuiet: boolean;
  };
  readonly no_time: InVariants;
  readonly closed_all_day: { readonly closures: readonly ClosureId[] };
  readonly rahu_kaal: InVariants & { readonly span: NearSpan };
  readonly shunned_times: {
    readonly times: readonly {
      readonly what: ShunnedId;
      readonly span: NearSpan;
    }[];
  };
  /** For the lord of the mahadasha, where no planet presses. */
  readonly kept_remedy: InVariants & { readonly planet: Planet };
  readonly tara_remedy: InVariants;
  readonly remedy: InVariants & {
    readonly planet: Planet;
    readonly isPressing: boolean;
    readonly mayNameGift: boolean;
  };
  readonly closing: InVariants & { readonly dayClass: DayClass };
}

export interface DayProseWords
  extends ProseOpeningWords, ProseMatterWords, ProseSkyWords, ProseMoonWords, ProsePracticeWords {}
