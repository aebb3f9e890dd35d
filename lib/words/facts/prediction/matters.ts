/** Sentences on a matter of life: what is promised, what acts now, when it comes, and advice. */
import type { AreaBand } from '../../../astro/judgement/areaScore.ts';
import type { AgeFacts } from '../../../astro/judgement/prediction/areaPrediction.ts';
import type { LifeSubject, MatterView } from '../../../astro/judgement/prediction/subject.ts';
import type { Planet } from '../../../astro/tables/planets.ts';
import type { Nothing } from '../../sentences.ts';
import type { CounselWords } from './matterCounsel.ts';

interface OfSubject {
  readonly subject: LifeSubject;
}

/** How a matter stands, with the planet that helps it most and the one that hinders it most; never the same. */
interface Told extends OfSubject {
  readonly time: MatterView['time'];
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

export interface LifeMatterWords extends AgeFacts, CounselWords {
  /** As a label. */
  readonly subject: OfSubject;
  /** Within a sentence; in Hindi before a postposition. */
  readonly subject_within: OfSubject;
  /** In a line: how it stands, and the planet that helps or hinders. */
  readonly headline: Told;
  /** The same as a first sentence, of the chart among others. */
  readonly stands: Pick<Told, 'subject' | 'time' | 'band'>;
  /** A reason as a sentence. */
  readonly reason: { readonly clause: string };
  readonly no_period: Nothing;
  /** The acting periods, the last of them until a date. */
  readonly acting: {
    readonly planets: readonly Planet[];
    readonly untilDate: string;
    readonly side: 'kind' | 'mixed' | 'hard';
  };
  /** Why these windows are listed and no others. */
  readonly chosen: Nothing;
  readonly outside_ages: Nothing;
  readonly nothing_runs: Nothing;
  readonly nothing_ripens: Nothing;
  readonly no_care: Nothing;
  /** The window that needs most care, and the best of those that help. */
  readonly care_time: OfSubject & RipeWindow;
  readonly good_time: OfSubject & RipeWindow;
  /** The one after it. */
  readonly next_time: Pick<RipeWindow, 'from' | 'until'>;
}
