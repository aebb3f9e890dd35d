/** Sentences of the calendars of planets: what happens in the sky, and what Saturn, Jupiter and the Moon bring to a Moon sign. */
import type { SaturnPhase, SaturnPassageKind } from '../../astro/transit/saturn.ts';
import type { AstaReason } from '../../astro/transit/calendar/asta.ts';
import type { ChandrashtamaBy } from '../../astro/transit/calendar/chandrashtama.ts';
import type { Side } from '../../astro/transit/calendar/kalamsha.ts';
import type { SkyEventId, SunStar } from '../../astro/transit/calendar/skyEvents.ts';
import type { ConjunctionKind } from '../../astro/transit/combustionSpans.ts';
import type { Planet } from '../../astro/tables/planets.ts';
import type { Nothing } from '../sentences.ts';

/** First and last date of a time; null where the ephemeris does not reach it. */
export interface OpenDates {
  readonly from: string | null;
  readonly until: string | null;
}

/** A planet with the dates of what it does, in order. */
export interface PlanetDates {
  readonly planet: Planet;
  readonly dates: readonly OpenDates[];
}

/** A planet that enters a sign on a date. */
export interface SignEntry {
  readonly planet: Planet;
  readonly signIndex: number;
  readonly date: string;
  readonly isBackward: boolean;
}

/** What Saturn brings to a Moon sign for a while. */
export interface SaturnTime extends OpenDates {
  readonly kind: SaturnPassageKind;
}

export interface SkyCalendarWords {
  /** Short, without a full stop: it names the event. */
  readonly event: {
    readonly body: Planet;
    readonly event: SkyEventId;
    readonly signIndex: number;
    readonly nakshatraIndex: number;
    readonly isBackward: boolean;
    readonly sunStar: SunStar | null;
  };
  /** The slow planets that change their sign, and how often each planet turns back. */
  readonly sky_year: {
    /** Null where they were not asked for. */
    readonly entries: readonly SignEntry[] | null;
    readonly turns: readonly { readonly planet: Planet; readonly count: number }[] | null;
    readonly count: number;
  };
  /** Planets with their retrogrades; those that have none in the year. */
  readonly turn_back: PlanetDates;
  readonly none_turns_back: { readonly planets: readonly Planet[] };
  readonly goes_back: {
    readonly planet: Planet;
    readonly fromSign: number | null;
    readonly toSign: number | null;
    readonly days: number | null;
  };
  readonly are_combust: PlanetDates;
  readonly none_combust: { readonly planets: readonly Planet[] };
  readonly is_combust: OpenDates & {
    readonly planet: Planet;
    /** Null where it turns before it meets the Sun. */
    readonly conjunction: { readonly kind: ConjunctionKind; readonly date: string } | null;
  };
  /** Jupiter and Venus, which bar rites while they are not seen; `dates` at the place. */
  readonly not_seen: PlanetDates;
  readonly asta_uncertain: { readonly planets: readonly Planet[] };
  readonly asta_bars: Nothing;
  readonly always_seen: Nothing;
  readonly ask_place: Nothing;
  readonly asta: {
    readonly planet: Planet;
    readonly astaDate: string | null;
    readonly astaSide: Side | null;
    readonly udayaDate: string | null;
    readonly udayaSide: Side | null;
    readonly reason: AstaReason | null;
  };
}

export interface MoonSignWords {
  /** `nakshatraIndex` is that of the Moon in the span. */
  readonly chandrashtama_year: {
    readonly by: ChandrashtamaBy;
    readonly signIndex: number;
    readonly nakshatraIndex: number | null;
    readonly count: number;
    readonly isOwn: boolean;
    /** The first of them that begins in the time, to the minute. */
    readonly first: {
      readonly fromDate: string;
      readonly fromTime: string;
      readonly untilDate: string;
      readonly untilTime: string;
    } | null;
  };
  readonly no_chandrashtama: { readonly isOwn: boolean };
  readonly chandrashtama_means: Nothing;
  readonly phase: { readonly phase: SaturnPhase };
  /** At the beginning of the years asked about: Moon signs under sade sati, under dhaiya. */
  readonly saturn_signs: {
    readonly year: number;
    readonly sadeSati: readonly number[];
    readonly dhaiya: readonly number[];
  };
  /** The passages of one Moon sign, in order; at most three are told. */
  readonly saturn_times: { readonly times: readonly SaturnTime[] };
  readonly saturn_yours: { readonly signIndex: number; readonly times: readonly SaturnTime[] };
  readonly saturn_none: { readonly signIndex: number };
  readonly saturn_means: Nothing;
  readonly guru_signs: { readonly year: number; readonly jupiterSign: number; readonly signs: readonly number[] };
  readonly guru_times: { readonly times: readonly OpenDates[] };
  readonly guru_yours: { readonly signIndex: number; readonly times: readonly OpenDates[] };
  readonly guru_none: { readonly signIndex: number };
  readonly guru_means: Nothing;
}

export type TransitCalendarWords = SkyCalendarWords & MoonSignWords;
