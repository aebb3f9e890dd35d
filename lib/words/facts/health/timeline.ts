/** Sentences of /medical/timeline-reading. A `turn` counts sentences of one kind in a text, so that neighbours differ. */
import type { BodyPartId } from '../../../astro/judgement/medical/tables/bodyParts.ts';
import type { Humour } from '../../../astro/judgement/medical/tables/humours.ts';
import type { CareTone } from '../../../astro/judgement/medical/timeline/care.ts';
import type { SectionId } from '../../../astro/judgement/medical/timeline/timelineSections.ts';
import type { SpanCause } from '../../../astro/judgement/medical/timeline/watchedParts.ts';
import type { WeaknessTypeId } from '../../../astro/judgement/medical/weaknessTypes.ts';
import type { Planet } from '../../../astro/tables/planets.ts';
import type { Nothing } from '../../sentences.ts';

/** A period of the dasha, or a passage, that has dates. */
export interface DatedLord {
  readonly planet: Planet;
  readonly startDate: string;
  readonly endDate: string;
}

/** The same from the standpoint of a date: the start is null where that is past. */
export interface ComingLord {
  readonly planet: Planet;
  readonly startDate: string | null;
  readonly endDate: string;
}

interface LastingLord {
  readonly planet: Planet;
  readonly endDate: string;
}

/** A period by its level, 1 the mahadasha. */
export interface LevelLord {
  readonly level: number;
  readonly planet: Planet;
}

/** What burdens a planet: its weakness at birth, and the houses of health that it rules. */
export interface CareBurden {
  readonly planet: Planet;
  readonly weakness: { readonly score: number | null; readonly types: readonly WeaknessTypeId[] } | null;
  readonly houses: readonly number[];
}

/** A time of care of a body part, with the weightiest of its causes. */
export interface PartTime {
  readonly startDate: string | null;
  readonly endDate: string;
  readonly cause: SpanCause;
}

interface OfPlanet {
  readonly planet: Planet;
}

interface InTurn {
  readonly turn: number;
}

interface OfParts {
  readonly parts: readonly BodyPartId[];
}

/** One of the two habits of a body part. */
interface OfHabit {
  readonly habitOf: BodyPartId;
  readonly habit: 0 | 1;
}

/** Why a planet needs care, or does not. */
export interface CareWords {
  readonly burdened: CareBurden;
  /** Within a row that names the planet. */
  readonly burdened_in_brief: CareBurden;
  readonly stands_for: OfPlanet & OfParts & { readonly isCalm: boolean };
  readonly period_marked: OfPlanet;
  readonly protects: OfPlanet & OfParts;
  readonly no_burden: OfPlanet;
  /** For a planet that an earlier section has described. */
  readonly again: OfPlanet & InTurn;
  readonly supports_again: OfPlanet;
}

/** Sections: what runs, which parts are felt, what to do. */
export interface SectionWords {
  readonly running: {
    readonly date: string;
    readonly mahadasha: LastingLord;
    readonly antardasha: LastingLord;
  };
  /** In the last antardasha of a mahadasha. */
  readonly running_to_one_end: {
    readonly date: string;
    readonly mahadasha: OfPlanet;
    readonly antardasha: LastingLord;
  };
  readonly pratyantardasha: LastingLord;
  readonly running_undated: { readonly periods: readonly LevelLord[] };
  readonly nothing_runs: { readonly date: string };
  readonly passage: ComingLord & OfParts & { readonly house: number };
  readonly window: { readonly startDate: string | null; readonly endDate: string };
  /** The body parts to care for, and a habit for one of them. */
  readonly parts: OfParts & OfHabit & InTurn;
  readonly counsel: OfPlanet & InTurn;
  readonly protector: OfPlanet & { readonly section: SectionId };
  readonly constitution: { readonly humour: Humour; readonly section: SectionId };
  readonly stretch: { readonly startDate: string; readonly endDate: string; readonly tone: CareTone } & InTurn;
  readonly change: { readonly from: Planet; readonly to: Planet; readonly date: string };
  readonly unchanged: OfPlanet & InTurn;
  readonly short_period: ComingLord & InTurn;
  /** Antardashas that follow each other. */
  readonly sequence: { readonly periods: readonly LastingLord[]; readonly endDate: string };
  /** In a stretch of time that is calm but for this. */
  readonly only_heavy: DatedLord;
  readonly heaviest: DatedLord;
  readonly calmest: DatedLord;
  readonly mahadashas: { readonly first: LastingLord; readonly next: LastingLord | null };
  /** For a section without any dated period. */
  readonly undated: { readonly startDate: string; readonly endDate: string } & InTurn;
}

/** Rows of forecast, calendar and remedies. */
export interface RowWords {
  readonly forecast: LevelLord & ComingLord & InTurn & { readonly tone: CareTone };
  readonly forecast_undated: LevelLord;
  readonly forecast_parts: OfParts;
  readonly part_at: InTurn & { readonly part: BodyPartId; readonly times: readonly PartTime[] };
  readonly part_at_no_time: InTurn & { readonly part: BodyPartId };
  readonly weak_ruler: OfPlanet & InTurn;
  readonly ruler_of_house: OfPlanet & { readonly house: number };
  readonly ruler: OfPlanet;
  readonly habit: OfHabit;
  /** When a remedy is best done, by its own text. */
  readonly remedy_when: { readonly clause: string };
  readonly remedy_period: LevelLord & DatedLord;
}

/** The summary. */
export interface TimelineSummaryWords {
  /** To the parents. */
  readonly of_child: Nothing;
  readonly summary_tones: { readonly now: CareTone; readonly ahead: CareTone };
  readonly summary_heaviest: ComingLord;
  readonly summary_parts: OfParts;
  readonly summary_supported: OfPlanet;
  readonly summary_calm: OfPlanet;
  readonly summary_planet: OfPlanet;
  readonly summary_remedy: OfPlanet & { readonly weekdayIndex: number };
  readonly closing: OfParts & { readonly planet: Planet | null };
}

export interface HealthTimelineWords extends CareWords, SectionWords, RowWords, TimelineSummaryWords {}
