/** Sentences on the times of a career: what acts on work now, and what the years ahead bring. */
import type { Level } from '../../../astro/dasha/period.ts';
import type { CareerTopicId } from '../../../astro/judgement/career/tables/topics.ts';
import type { WorkFieldId } from '../../../astro/judgement/career/tables/workFields.ts';
import type { WorkTime } from '../../../astro/judgement/career/workAtAge.ts';
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

/** How strongly signs speak for a change of job or for promotion. */
type Indication = 'strong' | 'moderate' | 'slight';

/** What acts now. */
interface CurrentWords {
  /** Which lords the request names, which run, and which are the first within a period that does not run. */
  readonly asked_lords: { readonly periods: readonly PeriodOf[] };
  readonly running_lords: { readonly periods: readonly PeriodOf[] };
  readonly first_lords: { readonly periods: readonly PeriodOf[] };
  readonly no_lords: Nothing;
  readonly acting: { readonly periods: readonly (PeriodOf & SpanDates)[] };
  readonly none_acts: Nothing;
  /** How the transits stand to work, with the heaviest of them. */
  readonly transits: { readonly side: 'kind' | 'mixed' | 'hard'; readonly clauses: readonly string[] };
  /** One reason, as a clause. */
  readonly topic_reason: TopicTie & { readonly topic: CareerTopicId };
  /** How the acting periods serve a matter, and what to do by the lord that leads. */
  readonly topic: {
    readonly topic: CareerTopicId;
    readonly time: WorkTime;
    readonly tone: ThemeTone;
    readonly lead: Planet;
    readonly ties: readonly TopicTie[];
    /** More than slight signs of a change of job hold. */
    readonly isIndicated: boolean;
  };
  /** Modern work that an acting lord favours. */
  readonly lord_opens: PeriodOf &
    SpanDates & {
      readonly fields: readonly WorkFieldId[];
      readonly house: number;
    };
  /** How work is told at an age that is not that of work; empty where it is. */
  readonly age_note: { readonly time: WorkTime };
  /** The same in other words, for a short text; empty at the age of work. */
  readonly age_short: { readonly time: WorkTime };
  /** What a period favours in a child or a youth. */
  readonly bent: { readonly time: WorkTime; readonly planet: Planet };
  /** The mahadasha that served work best, of one whose working years are past. */
  readonly life_work: SpanDates & { readonly planet: Planet };
}

/** The years ahead. */
interface AheadWords {
  /** A coming antardasha. */
  readonly coming: SpanDates & {
    readonly time: WorkTime;
    readonly planet: Planet;
    /** Null where the antardasha opens its own mahadasha. */
    readonly mahadashaLord: Planet | null;
    readonly house: number;
    /** For work; null where no matter of work is judged at this age. */
    readonly tone: ThemeTone | null;
    /** The matter beside work that it touches most. */
    readonly most: CareerTopicId | null;
  };
  readonly next_change: { readonly planet: Planet; readonly fromDate: string };
  readonly no_change: Nothing;
  /** Work as it stands in a sentence about a window. */
  readonly matter: { readonly time: WorkTime };
  readonly best_windows: { readonly time: WorkTime; readonly windows: readonly SpanDates[] };
  readonly no_windows: Nothing;
  readonly care_windows: { readonly windows: readonly SpanDates[] };
  /** What to avoid in the first of them, by the lord of its antardasha. */
  readonly avoid: { readonly planet: Planet };
  readonly no_care: Nothing;
  /** Why these windows are told and no others. */
  readonly chosen: { readonly coveragePercent: number; readonly nature: 'favourable' | 'caution' };
  readonly outside_ages: {
    readonly fromYears: number;
    readonly toYears: number;
    readonly nature: 'favourable' | 'caution';
  };
  readonly none_named: Nothing;
  /** The roles of one planet that carries the work. */
  readonly roles: { readonly clauses: readonly string[] };
  /** Mahadashas of the planets of the work: the one that runs, the next, the last one past, one after the 60th year. */
  readonly key_running: SpanDates & { readonly planet: Planet };
  readonly key_ahead: SpanDates & { readonly planet: Planet };
  readonly key_past: SpanDates & { readonly planet: Planet };
  readonly key_late: SpanDates & { readonly planet: Planet };
  readonly no_key_periods: Nothing;
}

/** The answer in a line, in a few sentences, and as a summary. */
interface ToldWords {
  readonly headline: {
    readonly time: WorkTime;
    readonly tone: ThemeTone | null;
    /** The best window: running until a date, or beginning on one; null where there is none. */
    readonly best: { readonly isRunning: boolean; readonly turnDate: string } | null;
  };
  readonly changes_headline: { readonly change: Indication; readonly promotion: Indication };
  readonly now: {
    readonly time: WorkTime;
    readonly tone: ThemeTone;
    readonly mahadashaLord: Planet;
    readonly antardashaLord: Planet;
    readonly untilDate: string;
  };
  readonly best_time: SpanDates;
  readonly care_time: SpanDates;
  readonly signs: { readonly change: Indication; readonly promotion: Indication };
  /** The matters of work by how they are served. */
  readonly overview: {
    readonly supportive: readonly CareerTopicId[];
    readonly mixed: readonly CareerTopicId[];
    readonly demanding: readonly CareerTopicId[];
  };
  readonly windows_told: { readonly good: number; readonly hard: number; readonly years: number };
}

export interface CareerTimesWords extends CurrentWords, AheadWords, ToldWords {}
