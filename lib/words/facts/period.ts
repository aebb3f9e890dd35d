/** Sentences on what a period of a dasha brings. */
import type { Band } from '../../astro/percentile.ts';
import type { Lordship } from '../../astro/dasha/facts.ts';
import type { Level } from '../../astro/dasha/period.ts';
import type { BirthPlace, PeriodFindingFact } from '../../astro/judgement/dasha/facts.ts';
import type { ReasonKind } from '../../astro/judgement/dasha/themes.ts';
import type { EffectSide } from '../../astro/judgement/placing.ts';
import type { LifeThemeId, ThemeTone } from '../../astro/judgement/tables/dashaThemes.ts';
import type { LifeStage } from '../../astro/stage.ts';
import type { Planet } from '../../astro/tables/planets.ts';
import type { Nothing } from '../sentences.ts';

/** Why a lord affects a matter. */
export interface ThemeTie {
  readonly kind: ReasonKind;
  /** Of the matter; null for what a planet signifies by nature. */
  readonly house: number | null;
  /** The planet that the lord acts for, or is joined with. */
  readonly partner: Planet | null;
}

export type PeriodState = 'over' | 'running' | 'to_come';

export interface PeriodWords {
  /** The name of a period and its dates; null for a mahadasha, which lies in no other period. */
  readonly summary_span: {
    readonly level: Level;
    readonly lord: Planet;
    readonly parentLord: Planet | null;
    readonly state: PeriodState;
    readonly fromDate: string;
    readonly untilDate: string;
    readonly stage: LifeStage;
  };
  readonly summary_lord: BirthPlace & {
    readonly level: Level;
    readonly ascendantSignIndex: number;
    readonly lordship: Lordship;
    readonly house: number;
    readonly aspectedHouses: readonly number[];
    readonly stage: LifeStage;
  };
  /** What helps a period most and what burdens it most; null where nothing does. */
  readonly summary_score: {
    readonly state: PeriodState;
    readonly band: Band;
    readonly best: PeriodFindingFact | null;
    readonly worst: PeriodFindingFact | null;
  };
  readonly one_lord: Nothing;
  readonly lord_brings: { readonly planet: Planet; readonly side: EffectSide; readonly stage: LifeStage };
  readonly reason: ThemeTie & {
    readonly planet: Planet;
    readonly occupied: number;
    readonly theme: LifeThemeId;
    readonly stage: LifeStage;
  };
  /** What one lord does for a matter. */
  readonly theme_lord: BirthPlace & {
    readonly planet: Planet;
    readonly house: number;
    readonly ties: readonly ThemeTie[];
    readonly side: EffectSide;
    readonly theme: LifeThemeId;
    readonly stage: LifeStage;
  };
  readonly theme_verdict: {
    readonly theme: LifeThemeId;
    readonly tone: ThemeTone;
    readonly state: PeriodState;
    readonly fromDate: string;
    readonly untilDate: string;
    readonly stage: LifeStage;
  };
  readonly advice_lord: BirthPlace & {
    readonly planet: Planet;
    readonly house: number;
    readonly side: EffectSide;
    readonly stage: LifeStage;
  };
  readonly advice_theme: {
    readonly theme: LifeThemeId;
    readonly tone: ThemeTone;
    readonly score: number;
    readonly stage: LifeStage;
  };
}
