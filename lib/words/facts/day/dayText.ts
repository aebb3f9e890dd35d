/** Sentences of the text of a day. */
import type { DayScorePartId } from '../../../astro/judgement/day/score/dayScore.ts';
import type { DayClass } from '../../../astro/judgement/tables/dayScore.ts';
import type { Fact } from '../../../astro/factsOf.ts';
import type { LifeStage } from '../../../astro/stage.ts';
import type { ClosureId } from '../../../astro/judgement/tables/dayClosures.ts';
import type { AvoidedId } from '../../../astro/panchang/avoidedTimes.ts';
import type { ChoghadiyaId } from '../../../astro/tables/dayParts.ts';
import type { DayYogaId } from '../../../astro/tables/dayYogas.ts';
import type { Paksha } from '../../../astro/tables/panchang.ts';
import type { Planet } from '../../../astro/tables/planets.ts';
import type { TaraId } from '../../../astro/tables/taras.ts';
import type { Nothing } from '../../sentences.ts';
import type { ClockSpan, ClockTime } from './clock.ts';

/** What helps a day or presses it, as a phrase of a sentence that lists such things. */
export interface DayReasonFacts {
  readonly tara: { readonly tara: TaraId };
  /** From the Moon of birth. */
  readonly moon: { readonly house: number };
  readonly transits: { readonly planet: Planet };
  readonly periods: { readonly planet: Planet };
  readonly vara: { readonly planet: Planet };
  /** Of Sun and Moon, 1 to 27. */
  readonly yoga: { readonly yoga: number };
  readonly panchaka: Nothing;
  readonly special_yogas: { readonly yogas: readonly DayYogaId[] };
  readonly sade_sati: Nothing;
  readonly dhaiya: Nothing;
  readonly part: { readonly part: DayScorePartId; readonly side: 'helps' | 'presses' };
}

interface Reasons {
  readonly reasons: readonly Fact<DayReasonFacts>[];
}

interface Running {
  readonly planet: Planet;
  readonly untilDate: string;
}

/** A change of tara or Moon, before or after noon; what does not change is null. */
interface MoonTurn {
  readonly at: ClockTime;
  readonly isBefore: boolean;
  readonly tara: TaraId | null;
  readonly house: number | null;
}

interface BestTime {
  readonly span: ClockSpan;
  readonly hora: Planet;
  readonly choghadiya: ChoghadiyaId;
  readonly isAbhijit: boolean;
}

interface ShunnedTime {
  readonly what: ShunnedId;
  readonly span: ClockSpan;
}

/** A time of every day in which nothing is begun, or what closes a part of this one. */
export type ShunnedId = Exclude<AvoidedId, 'shunned_part_of_yoga'> | ClosureId;

/** An element of the panchang and until when it lasts; null for the last one of the day. */
interface InTurn {
  readonly number: number;
  readonly until: ClockTime | null;
}

export interface DayTextWords {
  readonly opening: {
    readonly date: string;
    readonly weekdayIndex: number;
    readonly dayClass: DayClass;
    readonly score: number;
  };
  readonly helped: Reasons;
  readonly pressed: Reasons;
  /** Months are counted from 1; nakshatras by number; the yoga is that at the beginning of the day. */
  readonly panchang: {
    readonly amantaMonth: number;
    readonly purnimantaMonth: number;
    readonly isAdhika: boolean;
    readonly paksha: Paksha;
    readonly tithis: readonly InTurn[];
    readonly nakshatras: readonly InTurn[];
    readonly yoga: number;
    /** Whether the Sun rises. */
    readonly isSunrise: boolean;
  };
  readonly moon_at_noon: {
    /** Of the nakshatra, from that of birth. */
    readonly count: number;
    readonly house: number;
    readonly paksha: Paksha;
    /** Which of tara and Moon helps. */
    readonly help: 'both' | 'tara' | 'moon' | 'none';
  };
  readonly moon_turns: { readonly turns: readonly MoonTurn[] };
  readonly dasha: {
    readonly mahadasha: Running;
    readonly antardasha: Running;
    readonly pratyantardasha: Running;
    readonly stage: LifeStage;
  };
  readonly no_dasha: { readonly where: 'before_birth' | 'after_last_period' };
  readonly transit: {
    readonly planet: Planet;
    readonly signIndex: number;
    /** From the Moon of birth. */
    readonly house: number;
    readonly result: 'favourable' | 'neutralised' | 'relieved' | 'unfavourable';
    /** When it leaves the sign: a date, or a time of the day itself. */
    readonly untilDate: string | null;
    readonly untilTime: string | null;
    readonly by: readonly Planet[];
    /** Its bindus there, where they still speak for it. */
    readonly bindus: number | null;
    readonly isMild: boolean;
    /** Whether no transit was named before. */
    readonly isFirst: boolean;
    readonly stage: LifeStage;
  };
  readonly clock_of_place: Nothing;
  readonly sun_stays: { readonly where: 'polar_day' | 'polar_night' };
  readonly best_times: { readonly times: readonly BestTime[]; readonly isQuiet: boolean };
  /** Where no time is left for beginnings. */
  readonly routine_time: { readonly span: ClockSpan };
  readonly closed_all_day: { readonly closures: readonly ClosureId[] };
  readonly shunned_times: { readonly times: readonly ShunnedTime[] };
  readonly caution_for: { readonly span: ClockSpan };
  readonly closing: { readonly dayClass: DayClass };
}
