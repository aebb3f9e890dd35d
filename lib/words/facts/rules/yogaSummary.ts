/** Sentences about all yogas of a chart, or about those of one family. */
import type { Bilingual } from '../../../astro/bilingual.ts';
import type { YogaScoreFacts } from '../../../astro/judgement/yogaScore.ts';
import type { KindTheme, YogaTheme } from '../../../astro/judgement/tables/yogaThemes.ts';
import type { Band } from '../../../astro/percentile.ts';
import type { Planet } from '../../../astro/tables/planets.ts';
import type { VerdictBand } from '../../../astro/strength/verdictStrength.ts';
import type { NameOf } from '../../../astro/scale.ts';
import type { GRADES } from '../../../astro/tables/grades.ts';
import type { Nothing } from '../../sentences.ts';

/** How heavy the yogas that burden are, among many births. */
export type BurdenBand = NameOf<typeof GRADES.burden>;

/** A yoga by name. */
interface NamedYoga {
  readonly name: Bilingual;
  /** The houses whose lords form it, where they tell it from others of its name. */
  readonly houses: readonly number[];
  /** The planet that forms it, where that tells it from others of its name. */
  readonly planet: Planet | null;
}

export interface YogaSummaryWords extends YogaScoreFacts {
  readonly theme: { readonly theme: YogaTheme };
  readonly band: { readonly band: Band };
  readonly burden: { readonly burden: BurdenBand };
  /** One yoga that was looked for: null where it is not formed, or undone. */
  readonly one_yoga: { readonly isFormed: boolean; readonly strength: VerdictBand | null };
  /** Yogas that were looked for; the best tell most of the chart, and are the heaviest where all of them burden. */
  readonly family: {
    readonly isFormed: boolean;
    readonly areBurdens: boolean;
    readonly best: readonly NamedYoga[];
  };
  readonly no_exchange: Nothing;
  readonly no_debilitation: Nothing;
  readonly headline: { readonly theme: KindTheme; readonly band: Band };
  readonly leading: { readonly theme: KindTheme; readonly band: Band };
  /** The yoga that tells most of the chart, whatever theme leads. */
  readonly foremost: NamedYoga & { readonly result: Bilingual };
  readonly next: { readonly best: readonly NamedYoga[] };
  readonly whole: { readonly band: Band };
  readonly obstacles: { readonly burden: BurdenBand };
}
