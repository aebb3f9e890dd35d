/** Sentences on a matter of life: what is promised, what acts now, when it ripens, and counsel. */
import type { AreaBand } from '../../../astro/judgement/areaScore.ts';
import type { AgeFacts, LifeMatter } from '../../../astro/judgement/prediction/areaPrediction.ts';
import type { Planet } from '../../../astro/tables/planets.ts';
import type { Nothing } from '../../sentences.ts';

interface OfMatter {
  readonly matter: LifeMatter;
}

/** How a matter stands, with the planet that helps it most and the one that asks most; never the same. */
interface Told extends OfMatter {
  readonly band: AreaBand;
  readonly helper: Planet | null;
  readonly asking: Planet | null;
}

/** A window of time with the lords of its periods. */
interface RipeWindow {
  readonly from: string;
  readonly until: string;
  readonly planets: readonly Planet[];
}

export interface LifeMatterWords extends AgeFacts {
  /** Within a sentence: `the career`. */
  readonly matter: OfMatter;
  /** In a line: how it stands, and the planet that carries it or burdens it. */
  readonly headline: Told;
  /** The same as a first sentence, with the person's time of it. */
  readonly stands: Told;
  readonly helped: { readonly clauses: readonly string[] };
  readonly burdened: { readonly clauses: readonly string[] };
  readonly no_period: Nothing;
  /** The acting periods, the last of them from a date until another. */
  readonly acting: {
    readonly planets: readonly Planet[];
    readonly from: string;
    readonly until: string;
    readonly side: 'kind' | 'mixed' | 'hard';
  };
  readonly transits: { readonly clauses: readonly string[] };
  readonly counsel: OfMatter & {
    readonly side: 'kind' | 'mixed' | 'hard';
    /** The planet that helps most, and the one that asks most. */
    readonly helper: Planet | null;
    readonly asking: Planet | null;
  };
  /** Why these windows are told and no others. */
  readonly chosen: { readonly coveragePercent: number };
  readonly outside_ages: Nothing;
  readonly nothing_runs: Nothing;
  readonly nothing_ripens: Nothing;
  readonly no_care: Nothing;
  readonly care_times: OfMatter & { readonly windows: readonly RipeWindow[] };
  readonly good_times: { readonly windows: readonly RipeWindow[] };
}
