/** Sentences on a matter of life: what is promised, what acts now, when it ripens, and counsel. */
import type { AreaBand } from '../../../astro/judgement/areaScore.ts';
import type { AgeFacts, LifeMatter } from '../../../astro/judgement/prediction/areaPrediction.ts';
import type { Planet } from '../../../astro/tables/planets.ts';
import type { Nothing } from '../../sentences.ts';

interface OfMatter {
  readonly matter: LifeMatter;
}

interface Standing extends OfMatter {
  readonly score: number;
  readonly band: AreaBand;
}

/** A window of time with the lords of its periods. */
interface RipeWindow {
  readonly from: string;
  readonly until: string;
  readonly planets: readonly Planet[];
  readonly score: number;
}

export interface LifeMatterWords extends AgeFacts {
  /** Within a sentence: `the career`. */
  readonly matter: OfMatter;
  readonly now: Standing;
  /** The promise, as the subject of a sentence. */
  readonly promise_subject: OfMatter;
  readonly no_period: Nothing;
  /** The acting periods, the last of them from a date until another. */
  readonly acting: {
    readonly planets: readonly Planet[];
    readonly from: string;
    readonly until: string;
    readonly score: number;
  };
  readonly transits: { readonly score: number; readonly clauses: readonly string[] };
  readonly counsel: OfMatter & {
    readonly side: 'kind' | 'mixed' | 'hard';
    /** The planet that helps most, and the one that asks most. */
    readonly helper: Planet | null;
    readonly asking: Planet | null;
  };
  readonly promise: Standing;
  readonly outside_ages: Nothing;
  readonly nothing_runs: Nothing;
  readonly nothing_ripens: Nothing;
  readonly no_care: Nothing;
  /** Agreed where passing planets join the periods. */
  readonly care_times: OfMatter & { readonly windows: readonly RipeWindow[]; readonly isAgreed: boolean };
  readonly good_times: { readonly windows: readonly RipeWindow[]; readonly isAgreed: boolean };
}
