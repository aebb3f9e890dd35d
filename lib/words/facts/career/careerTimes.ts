/** Sentences on the times of a career: what acts on work now, and what the years ahead bring. */
import type { Lordship } from '../../../astro/dasha/facts.ts';
import type { Level } from '../../../astro/dasha/period.ts';
import type { CareerTopicId } from '../../../astro/judgement/career/tables/topics.ts';
import type { WorkFieldId } from '../../../astro/judgement/career/tables/workFields.ts';
import type { ThemeTone } from '../../../astro/judgement/tables/dashaThemes.ts';
import type { Planet } from '../../../astro/tables/planets.ts';
import type { Nothing } from '../../sentences.ts';
import type { ThemeTie } from '../period.ts';
import type { SpanDates } from '../windows.ts';

interface PeriodOf {
  readonly level: Level;
  readonly lord: Planet;
}

/** What a lord has to do with a matter of work. */
interface TopicTie extends ThemeTie {
  readonly lord: Planet;
  readonly occupied: number;
}

/** What the favourable windows are asked for. */
export type WorkMatter = 'work' | 'rise';

interface RatedSpan extends SpanDates {
  readonly score: number;
}

/** What acts now. */
interface CurrentWords {
  /** Which lords the request names, which run, and which are the first within a period that does not run. */
  readonly asked_lords: { readonly periods: readonly PeriodOf[] };
  readonly running_lords: { readonly periods: readonly PeriodOf[] };
  readonly first_lords: { readonly periods: readonly PeriodOf[] };
  readonly no_lords: Nothing;
  readonly acting: { readonly periods: readonly (PeriodOf & SpanDates)[] };
  readonly none_acts: Nothing;
  readonly transits: { readonly score: number };
  /** One reason, as a clause. */
  readonly topic_reason: TopicTie & { readonly topic: CareerTopicId };
  /** How the acting periods serve a matter, and what to do. */
  readonly topic: {
    readonly topic: CareerTopicId;
    readonly lords: readonly Planet[];
    readonly score: number;
    readonly tone: ThemeTone;
    readonly ties: readonly TopicTie[];
  };
  /** Modern work that an acting lord favours. */
  readonly lord_opens: PeriodOf &
    SpanDates & {
      readonly fields: readonly WorkFieldId[];
      readonly house: number;
    };
}

/** The years ahead. */
interface AheadWords {
  /** A coming antardasha. */
  readonly coming: SpanDates & {
    readonly lordship: Lordship;
    /** Null where the antardasha opens its own mahadasha. */
    readonly mahadashaLord: Planet | null;
    readonly house: number;
    readonly score: number;
    readonly tone: ThemeTone;
    /** The matter beside work that it touches most. */
    readonly most: {
      readonly topic: CareerTopicId;
      readonly tone: ThemeTone;
      readonly ties: readonly TopicTie[];
    } | null;
  };
  readonly next_change: { readonly clause: string };
  readonly no_change: Nothing;
  /** For a child, who has no career yet. */
  readonly child: { readonly age: number };
  readonly matter: { readonly matter: WorkMatter };
  readonly best_windows: { readonly matter: WorkMatter; readonly windows: readonly RatedSpan[] };
  readonly no_windows: { readonly matter: WorkMatter };
  readonly care_windows: { readonly windows: readonly RatedSpan[] };
  readonly no_care: Nothing;
  /** The roles of one planet that carries the work. */
  readonly roles: { readonly clauses: readonly string[] };
  readonly key_periods: { readonly periods: readonly (SpanDates & { readonly lord: Planet })[] };
  readonly no_key_periods: Nothing;
}

export interface CareerTimesWords extends CurrentWords, AheadWords {}
