/** Sentences on success in work by all three methods. */
import type { AreaBand } from '../../../astro/judgement/areaScore.ts';
import type { SuccessFacts } from '../../../astro/judgement/career/facts/successFacts.ts';
import type { ReferenceId } from '../../../astro/judgement/career/facts/voteFacts.ts';
import type { Band } from '../../../astro/percentile.ts';
import type { Bilingual } from '../../../astro/bilingual.ts';
import type { Placing } from '../../../astro/judgement/placing.ts';
import type { Planet } from '../../../astro/tables/planets.ts';

type MethodId = SuccessFacts['method']['method'];

/** The planet that a method rests on, and the score of the method. */
interface Ground {
  readonly method: MethodId;
  readonly planet: Planet;
  readonly score: number;
}

/** A factor of a method, said already. */
interface SaidFactor {
  readonly clause: string;
  readonly method: MethodId;
}

export interface SuccessWords extends SuccessFacts {
  /** What to lean on, and what to be patient with. */
  readonly counsel: {
    readonly side: 'kind' | 'mixed' | 'hard';
    readonly best: Ground;
    readonly last: Ground;
  };
  readonly together: {
    readonly band: AreaBand;
    readonly score: number;
    readonly methods: readonly { readonly method: MethodId; readonly score: number }[];
  };
  /** Strong raja yogas of birth. */
  readonly raised_by: { readonly names: readonly Bilingual[] };
  readonly firmest: { readonly method: MethodId };
  /** The factor of all methods that helps most, and the one that asks for care most. */
  readonly most_help: SaidFactor;
  readonly most_care: SaidFactor;
  /** A factor in a list. */
  readonly factor: SaidFactor;
  /** The significator of livelihood: lord of the sign where the tenth lord from a place stands in the navamsa. */
  readonly navamsa_lord: Placing & {
    readonly lord: Planet;
    readonly reference: ReferenceId;
    readonly navamsaSignIndex: number;
    readonly significator: Planet;
    readonly house: number;
    readonly strength: number;
    readonly band: Band;
  };
}
