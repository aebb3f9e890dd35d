/** Sentences of /karma, besides the facts of its judgements. */
import type { Fact, Nothing } from '../../astro/factsOf.ts';
import type {
  AgreementId,
  BurdenFacts,
  CorrelationId,
  KarmaFacts,
  KarmaOffice,
  PeriodTone,
} from '../../astro/judgement/karma/facts.ts';
import type { D60Place, KarmaBody } from '../../astro/judgement/karma/places.ts';
import type { AreaBand } from '../../astro/judgement/areaScore.ts';
import type { KarmaActFact, KarmaActFacts } from '../../astro/judgement/karma/remedyFacts.ts';
import type { DebtId } from '../../astro/judgement/karma/tables/debts.ts';
import type { KarmaAreaId } from '../../astro/judgement/karma/tables/karmaAreas.ts';
import type { EclipseKind } from '../../astro/eclipse/eclipses.ts';
import type { Planet } from '../../astro/tables/planets.ts';
import type { ClockSpan } from './day/clock.ts';

/** When a remedy can be done next. */
export interface NextDateWords {
  readonly next_weekday: { readonly date: string };
  readonly next_new_moon: { readonly date: string; readonly time: string };
  /** The next that is observed where the person lives. */
  readonly next_eclipse: { readonly kind: EclipseKind; readonly date: string; readonly span: ClockSpan };
}

export type NextDate = Fact<NextDateWords>;

/** Remedies, in both languages. */
export interface KarmaActWords extends KarmaActFacts, NextDateWords {
  /** When a remedy is done, said already, with its next date. */
  readonly when_next: { readonly clause: string; readonly next: NextDate };
}

type DebtFactId = Extract<keyof KarmaFacts, `debt_${string}`> | keyof BurdenFacts | 'minor_debt';

export interface DebtWords extends Pick<KarmaFacts, DebtFactId> {
  /** Nothing stands in a malefic part. */
  readonly no_debts: Nothing;
  /** The debts that are present, how many lesser ones, and the heaviest body with its part and its points. */
  readonly debts: {
    readonly present: readonly { readonly debt: DebtId; readonly bodies: readonly KarmaBody[] }[];
    readonly minor: number;
    readonly body: KarmaBody;
    readonly shashtiamsha: number;
  };
  /** The same in a line. */
  readonly debts_headline: { readonly debts: readonly DebtId[] };
  /** Those of the five that are present. */
  readonly debts_listed: { readonly debts: readonly DebtId[] };
}

type CorrelationFactId =
  Extract<keyof KarmaFacts, `correlation_${string}`> | 'correlation' | 'agreement' | 'agreement_factor';

export interface CorrelationWords extends Pick<KarmaFacts, CorrelationFactId> {
  readonly correlation_group: { readonly correlation: CorrelationId; readonly planets: readonly Planet[] };
  readonly agreement_group: { readonly agreement: AgreementId; readonly planets: readonly Planet[] };
}

interface AreaWords {
  readonly area_periods: {
    readonly area: KarmaAreaId;
    readonly periods: readonly {
      readonly level: number;
      readonly lord: Planet;
      readonly from: string;
      readonly until: string;
    }[];
  };
  /** The only area that was asked for. */
  readonly area_alone: { readonly area: KarmaAreaId; readonly band: AreaBand };
  readonly areas_ranked: { readonly best: KarmaAreaId; readonly worst: KarmaAreaId; readonly isHard: boolean };
  readonly areas_headline: { readonly best: KarmaAreaId };
}

interface PeriodWords {
  readonly dated_period: {
    readonly from: string;
    readonly until: string;
    readonly period: KarmaFacts['period'];
  };
  /** Each tone with the lords that bring it. */
  readonly period_tones: {
    readonly tones: readonly { readonly tone: PeriodTone; readonly planets: readonly Planet[] }[];
  };
  readonly no_periods: Nothing;
  /** How this time is, in a sentence: by the lord whose period is the longer. */
  readonly time_told: { readonly tone: PeriodTone };
}

export interface KarmaWords extends KarmaFacts, DebtWords, CorrelationWords, AreaWords, PeriodWords {
  readonly time_warning: Nothing;
  readonly office: { readonly office: KarmaOffice };
  /** The D60 in two sentences. */
  readonly d60: { readonly ascendant: D60Place; readonly tone: PeriodTone };
  readonly d60_headline: { readonly signIndex: number; readonly tone: PeriodTone };
  /** How many repetitions there are beside the balance of natures. */
  readonly repetitions: { readonly count: number };
  /** How the D60 stands by itself, beside the birth chart, and beside the navamsa. */
  readonly scores: { readonly karma: AreaBand; readonly correlation: AreaBand; readonly navamsa: AreaBand };
  /** The whole in a line. */
  readonly headline: { readonly overall: AreaBand; readonly isKindSelf: boolean; readonly tone: PeriodTone | null };
  /** The first sentence of the analysis. */
  readonly opening: { readonly atmakaraka: Planet; readonly shashtiamsha: number };
  readonly remedies_headline: { readonly planet: Planet };
  /** What calls for remedies, the heaviest first; with nothing in a malefic part, the planet of the self. */
  readonly remedies: {
    readonly planets: readonly Planet[];
    readonly isBurdened: boolean;
    readonly reason: KarmaActFact;
  };
}
