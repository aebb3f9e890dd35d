/** What is said of windows of time. */
import type { Office } from '../../astro/judgement/areaFacts.ts';
import type { WindowFacts, WindowText } from '../../astro/judgement/timing/facts.ts';
import type { Planet } from '../../astro/tables/planets.ts';

/** A planet whose periods bring the matter, and in which capacity. */
export interface WindowGround {
  readonly planet: Planet;
  readonly offices: readonly Office[];
}

/** The first and the last day of a time. */
export interface SpanDates {
  readonly from: string;
  readonly until: string;
}

export interface WindowTextFacts extends WindowFacts {
  /** `12 Mar 2027 to 4 Nov 2027`. */
  readonly span: SpanDates;
  /** The clause is the matter as it stands in a sentence: `marriage`. */
  readonly window: SpanDates & {
    readonly clause: string;
    readonly mahadasha: Planet;
    readonly antardasha: Planet;
    readonly nature: 'favourable' | 'caution';
    readonly strength: 'strong' | 'good' | 'moderate';
    readonly value: number;
    readonly grounds: readonly WindowGround[];
    /** A window before it in the list has the same periods. */
    readonly isRepeated: boolean;
    /** The transits that last, those told of a window before it left out. */
    readonly transits: readonly WindowText[];
    readonly isAgreed: boolean;
  };
}
