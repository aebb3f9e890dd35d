/** Sentences on events of the past against the windows of a matter. */
import type { EventType } from '../../astro/judgement/timing/eventTypes.ts';
import type { EventGap } from '../../astro/judgement/timing/pastEvents.ts';
import type { Planet } from '../../astro/tables/planets.ts';
import type { Nothing } from '../sentences.ts';

export interface PastEventWords {
  readonly event: {
    readonly type: EventType;
    readonly year: number;
    /** January 0; null where only the year is told. */
    readonly monthIndex: number | null;
    readonly dayOfMonth: number | null;
    /** Null before birth and after the last period. */
    readonly mahadasha: Planet | null;
    readonly antardasha: Planet | null;
    readonly signifying: readonly Planet[];
    /** Null where it is not counted. */
    readonly isInWindow: boolean | null;
    readonly gap: EventGap | null;
  };
  /** None of the events sent belongs to the matter. */
  readonly none_belongs: Nothing;
  readonly none_counted: Nothing;
  readonly count: {
    readonly counted: number;
    readonly inWindows: number;
    readonly expected: number;
    readonly chancePercent: number;
  };
}
