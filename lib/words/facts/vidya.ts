/** Sentences of /vidya. */
import type { Bilingual } from '../../astro/bilingual.ts';
import type { Fact } from '../../astro/factsOf.ts';
import type { AreaBand } from '../../astro/judgement/areaScore.ts';
import type { EffectSide, Placing } from '../../astro/judgement/placing.ts';
import type { D24Office } from '../../astro/judgement/vidya/educationFactors.ts';
import type { StudyFactorFacts, StudyText } from '../../astro/judgement/vidya/factorFacts.ts';
import type { FieldPartFacts, VoteReasonFacts } from '../../astro/judgement/vidya/fieldFacts.ts';
import type { LearningBreakFacts, LearningFindingFacts } from '../../astro/judgement/vidya/findingFacts.ts';
import type { LearningPlace, StudyMatterId } from '../../astro/judgement/vidya/matters.ts';
import type { CourseId, StreamId, StudyFieldId } from '../../astro/judgement/vidya/tables/fields.ts';
import type { LearningHouse, LearningKaraka } from '../../astro/judgement/vidya/tables/learning.ts';
import type { Planet } from '../../astro/tables/planets.ts';

/** A planet and why it counts for a field. */
interface Voter {
  readonly planet: Planet;
  readonly reasons: readonly Fact<VoteReasonFacts>[];
}

/** The two foremost fields, each with its percentage of all votes. */
interface FirstFields {
  readonly first: StudyFieldId;
  readonly firstPercent: number;
  readonly second: StudyFieldId;
  readonly secondPercent: number;
}

export interface FieldWords extends VoteReasonFacts, FieldPartFacts {
  readonly field_name: { readonly field: StudyFieldId };
  readonly course: { readonly course: CourseId };
  readonly vote: { readonly planet: Planet; readonly reason: Fact<VoteReasonFacts> };
  readonly field_voter: Voter;
  readonly field_part: { readonly part: Fact<FieldPartFacts> };
  readonly first_fields: FirstFields & { readonly third: StudyFieldId; readonly thirdPercent: number };
  readonly first_planet: Voter & { readonly points: number };
  readonly second_planet: Voter & { readonly points: number };
  readonly first_streams: { readonly first: StreamId; readonly second: StreamId };
  /** How far the first field leads: close to the second, not far, or clearly. */
  readonly field_advice: {
    readonly first: StudyFieldId;
    readonly second: StudyFieldId;
    readonly lead: 'close' | 'low' | 'clear';
  };
}

/** Advice by the side of the score, and the practice for the weakest point. */
interface Advice {
  readonly side: 'kind' | 'mixed' | 'hard';
  /** An imperative; null where nothing burdens the matter. */
  readonly practice: Bilingual | null;
}

/** A matter that is judged apart. */
export type JudgedMatterId = Exclude<StudyMatterId, 'study'>;

export interface StudyMatterWords {
  /** What a score is about, as the subject of a sentence. */
  readonly scored: { readonly part: JudgedMatterId | 'houses' | 'd24' | 'karakas' };
  /** The matter within a sentence. */
  readonly matter_name: { readonly matter: StudyMatterId };
  /** Timely where a window opens in the usual years. */
  readonly matter_advice: Advice & { readonly matter: StudyMatterId; readonly isTimely: boolean };
}

export interface LearningSectionWords {
  readonly house_matter: { readonly house: LearningHouse };
  readonly house_of_learning: {
    readonly house: LearningHouse;
    readonly signIndex: number;
    readonly planets: readonly Planet[];
    readonly score: number;
    readonly lord: Planet;
    readonly lordHouse: number;
    readonly lordPlacing: Placing;
    readonly lordStrength: number;
    readonly side: EffectSide;
  };
  readonly d24_rising: { readonly signIndex: number; readonly planets: readonly Planet[] };
  readonly d24_role: { readonly office: D24Office };
  /** A planet in the chart of learning, where a reading has named the chart. */
  readonly d24_standing: StudyFactorFacts['varga_standing'];
  readonly d24_place: { readonly factor: StudyText; readonly office: D24Office; readonly learning: LearningPlace };
  readonly karaka_matter: { readonly planet: LearningKaraka };
  readonly karaka_of_learning: Placing & {
    readonly planet: LearningKaraka;
    readonly house: number;
    readonly isCombust: boolean;
    readonly strength: number;
    readonly side: EffectSide;
  };
}

/** A window of time in the periods that carry it. */
interface StudyWindow {
  readonly mahadasha: Planet;
  readonly antardasha: Planet;
  readonly score: number;
}

export interface StudyTimingWords {
  readonly too_early: { readonly matter: StudyMatterId; readonly fromAge: number; readonly years: number };
  readonly no_window: { readonly matter: StudyMatterId; readonly years: number };
  readonly usual_years_over: { readonly matter: StudyMatterId; readonly fromAge: number; readonly toAge: number };
  readonly none_in_usual_years: { readonly matter: StudyMatterId; readonly toAge: number };
  readonly best_windows: {
    readonly matter: StudyMatterId;
    readonly isAgreed: boolean;
    readonly windows: readonly (StudyWindow & { readonly fromDate: string; readonly untilDate: string })[];
  };
}

export interface VidyaWords
  extends
    StudyFactorFacts,
    LearningFindingFacts,
    FieldWords,
    StudyMatterWords,
    LearningSectionWords,
    StudyTimingWords {}

/** A window of the summary; `fromDate` is null where it has begun. */
interface SummaryWindow extends StudyWindow {
  readonly fromDate: string | null;
  readonly untilDate: string;
}

/** The summary of education, sentence by sentence, in its order. */
export interface EducationSummaryFacts extends LearningBreakFacts {
  readonly standing: { readonly band: AreaBand; readonly score: number };
  readonly helps: { readonly factors: readonly StudyText[] };
  readonly asks: { readonly factors: readonly StudyText[] };
  readonly fields: FirstFields & Voter;
  /** A matter, and what speaks for it and against it most. */
  readonly prospect: {
    readonly matter: JudgedMatterId;
    readonly band: AreaBand;
    readonly score: number;
    readonly helps: StudyText | null;
    readonly hinders: StudyText | null;
  };
  readonly yogas: { readonly formed: readonly { readonly name: Bilingual; readonly result: Bilingual }[] };
  readonly running: { readonly mahadasha: Planet; readonly antardasha: Planet; readonly untilDate: string };
  readonly best_time: SummaryWindow & {
    readonly purpose: 'study' | 'later_learning' | 'exams';
    readonly isAgreed: boolean;
  };
  readonly sooner_time: Omit<SummaryWindow, 'score'>;
  readonly advice: Advice;
}
