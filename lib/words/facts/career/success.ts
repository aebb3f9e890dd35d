/** Sentences on success in work: the one judgement of it, wherever it is told. */
import type { AreaBand } from '../../../astro/judgement/areaScore.ts';
import type { ReferenceId } from '../../../astro/judgement/career/facts/voteFacts.ts';
import type { WorkFieldId } from '../../../astro/judgement/career/tables/workFields.ts';
import type { WorkLife } from '../../../astro/judgement/career/workLife.ts';
import type { Bilingual } from '../../../astro/bilingual.ts';
import type { Band } from '../../../astro/percentile.ts';
import type { Placing } from '../../../astro/judgement/placing.ts';
import type { Planet } from '../../../astro/tables/planets.ts';

/** How work stands, with the planet that helps most and the one that hinders most; they are never the same. */
interface Stood {
  readonly band: AreaBand;
  readonly helper: Planet | null;
  readonly asking: Planet | null;
  readonly life: WorkLife;
}

export interface SuccessWords {
  readonly headline: Stood;
  readonly stands: Pick<Stood, 'band' | 'life'>;
  /** Clauses that begin with a capital; none where nothing speaks clearly. */
  readonly helped: { readonly clauses: readonly string[] };
  readonly hindered: { readonly clauses: readonly string[] };
  /** What to do: by the planet that helps, then by the one that hinders. */
  readonly counsel: Stood & { readonly side: 'kind' | 'mixed' | 'hard' };
  /** Strong raja yogas of birth. */
  readonly raised_by: { readonly names: readonly Bilingual[] };
  /** A whole career in a line: the field that stands out, and how work stands. */
  readonly career_headline: { readonly field: WorkFieldId; readonly band: AreaBand; readonly life: WorkLife };
  /** How to read work at an age outside its years. */
  readonly age: { readonly life: Exclude<WorkLife, 'work'> };
  /** The significator of livelihood: lord of the sign where the tenth lord from a place stands in the navamsa. */
  readonly navamsa_lord: Placing & {
    readonly lord: Planet;
    readonly reference: ReferenceId;
    readonly navamsaSignIndex: number;
    readonly significator: Planet;
    readonly house: number;
    readonly band: Band;
  };
}
