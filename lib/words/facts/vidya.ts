/** Sentences of /vidya. */
import type { Bilingual } from '../../astro/bilingual.ts';
import type { Fact } from '../../astro/factsOf.ts';
import type { AreaBand } from '../../astro/judgement/areaScore.ts';
import type { LadderFact } from '../../astro/judgement/ladder/facts.ts';
import type { EffectSide, Placing } from '../../astro/judgement/placing.ts';
import type { D24Office } from '../../astro/judgement/vidya/educationFactors.ts';
import type { StudyFactorFacts, StudyText } from '../../astro/judgement/vidya/factorFacts.ts';
import type { FieldPartFacts, VoteReasonFacts } from '../../astro/judgement/vidya/fieldFacts.ts';
import type { FieldLead } from '../../astro/judgement/vidya/fields.ts';
import type { LearningFindingFacts } from '../../astro/judgement/vidya/findingFacts.ts';
import type { LearningPlace, StudyMatterId } from '../../astro/judgement/vidya/matters.ts';
import type { TimedId } from '../../astro/judgement/vidya/plans.ts';
import type { CourseId, StreamId, StudyFieldId } from '../../astro/judgement/vidya/tables/fields.ts';
import type { LearningHouse, LearningKaraka } from '../../astro/judgement/vidya/tables/learning.ts';
import type { Planet } from '../../astro/tables/planets.ts';
import type { Nothing } from '../sentences.ts';

/** For whom learning is told: the parents of a child, one of the years of study, one past them, one of 65 and more. */
export type LearnerVoice = 'parents' | 'student' | 'adult' | 'elder';

interface Voiced {
  readonly voice: LearnerVoice;
}

export interface LearningToldWords {
  /** Learning in a line. */
  readonly headline: Voiced & { readonly band: AreaBand };
  /** How many births show less support, in words. */
  readonly level: { readonly band: AreaBand };
  /** How one learns best, by the planet that helps most. */
  readonly learns_best: Voiced & { readonly planet: Planet };
  /** What slows learning, by the planet that asks most. */
  readonly slowed: { readonly planet: Planet };
  readonly exam_headline: Voiced & { readonly band: AreaBand };
  readonly exam_level: { readonly band: AreaBand };
  readonly field_headline: Voiced & { readonly first: StudyFieldId; readonly lead: FieldLead };
}

/** A planet and why it counts for a field. */
interface Voter {
  readonly planet: Planet;
  readonly reasons: readonly Fact<VoteReasonFacts>[];
}

export interface FieldWords extends VoteReasonFacts, FieldPartFacts {
  readonly field_name: { readonly field: StudyFieldId };
  readonly course: { readonly course: CourseId };
  readonly vote: { readonly planet: Planet; readonly reason: Fact<VoteReasonFacts> };
  readonly field_voter: Voter & { readonly field: StudyFieldId };
  /** Planets that together signify a field. */
  readonly field_pair: { readonly field: StudyFieldId; readonly planets: readonly Planet[] };
  readonly field_nakshatra: { readonly field: StudyFieldId; readonly nakshatraIndex: number };
  readonly first_planet: Voter;
  readonly first_streams: { readonly first: StreamId; readonly second: StreamId };
  readonly field_advice: Voiced & {
    readonly first: StudyFieldId;
    readonly second: StudyFieldId;
    readonly lead: FieldLead;
  };
}

/** What has a score of its own. */
export type ScoredPart = StudyMatterId | 'houses' | 'd24' | 'karakas';

/** Advice by the side of the score, and the practice for the weakest point. */
interface Advice extends Voiced {
  readonly side: 'kind' | 'mixed' | 'hard';
  /** An imperative; null where nothing burdens the matter. */
  readonly practice: Bilingual | null;
}

export interface StudyMatterWords {
  readonly scored: { readonly part: ScoredPart; readonly band: AreaBand };
  /** What speaks most for it, or against it. */
  readonly scored_for: { readonly part: ScoredPart; readonly clause: string };
  readonly scored_against: { readonly part: ScoredPart; readonly clause: string };
  /** What has windows, within a sentence. */
  readonly timed_name: { readonly timed: TimedId };
  readonly matter_advice: Advice & { readonly matter: StudyMatterId | 'study' | 'foreign' };
  /** Whether the chart has a yoga of study abroad. */
  readonly study_abroad: { readonly isFormed: boolean };
}

export interface LearningSectionWords {
  readonly house_matter: { readonly house: LearningHouse };
  readonly house_of_learning: {
    readonly house: LearningHouse;
    readonly signIndex: number;
    readonly planets: readonly Planet[];
    readonly lord: Planet;
    readonly lordHouse: number;
    readonly lordPlacing: Placing;
    readonly side: EffectSide;
  };
  readonly d24_rising: { readonly signIndex: number; readonly planets: readonly Planet[] };
  readonly d24_role: { readonly office: D24Office };
  readonly d24_place: { readonly factor: StudyText; readonly office: D24Office; readonly learning: LearningPlace };
  readonly karaka_matter: { readonly planet: LearningKaraka };
  readonly karaka_of_learning: Placing & {
    readonly planet: LearningKaraka;
    readonly house: number;
    readonly isCombust: boolean;
    readonly side: EffectSide;
  };
}

/** A window of time by its first and last date. */
interface Span {
  readonly from: string;
  readonly until: string;
}

export interface StudyTimingWords {
  readonly too_early: { readonly timed: TimedId; readonly fromAge: number };
  readonly years_over: { readonly timed: TimedId };
  readonly not_lived: Nothing;
  readonly no_window: { readonly timed: TimedId };
  /** The windows lie after the usual years of it. */
  readonly beside_work: { readonly timed: TimedId };
  readonly best_windows: { readonly timed: TimedId; readonly windows: readonly Span[] };
  /** Why these windows are told and no others. */
  readonly chosen: { readonly timed: TimedId; readonly count: number };
}

export interface VidyaWords
  extends
    StudyFactorFacts,
    LearningFindingFacts,
    LearningToldWords,
    FieldWords,
    StudyMatterWords,
    LearningSectionWords,
    StudyTimingWords {}

/** The summary of education, sentence by sentence, in its order. */
export interface EducationSummaryFacts {
  readonly helps: { readonly parts: readonly LadderFact[] };
  readonly asks: { readonly parts: readonly LadderFact[] };
  readonly fields: { readonly first: StudyFieldId; readonly second: StudyFieldId; readonly lead: FieldLead };
  readonly prospect: Voiced & { readonly matter: StudyMatterId | 'foreign'; readonly band: AreaBand };
  readonly yogas: { readonly names: readonly Bilingual[] };
  readonly running: { readonly mahadasha: Planet; readonly antardasha: Planet; readonly untilDate: string };
  readonly best_time: Span & { readonly timed: TimedId; readonly isRunning: boolean };
  readonly advice: Advice;
}
