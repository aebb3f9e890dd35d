/** Advice on a matter of life, by what leads it and what holds it back. */
import type { CounselGround, CounselKey, MatterView } from '../../../astro/judgement/prediction/subject.ts';

/** Sentences of a theme: what leads with what to do of it, and what slows it with what helps. The planet is named. */
export interface ThemeCounsel {
  readonly leads: Readonly<Record<CounselKey, (planet: string) => string>>;
  readonly slows: Readonly<Record<CounselKey, (planet: string) => string>>;
}

export interface CounselWords {
  readonly counsel: Pick<MatterView, 'matter' | 'stage' | 'subject' | 'theme' | 'isWidowed'> & {
    readonly side: 'kind' | 'mixed' | 'hard';
    readonly leads: CounselGround;
    readonly slows: CounselGround;
  };
}
