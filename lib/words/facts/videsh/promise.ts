/** Sentences on going abroad: how far a chart leads there, by what, and what for. */
import type { Bilingual } from '../../../astro/bilingual.ts';
import type { AreaBand } from '../../../astro/judgement/areaScore.ts';
import type { ForeignRuleId, HomeTieId } from '../../../astro/judgement/videsh/facts.ts';
import type { Connection } from '../../../astro/judgement/videsh/tables/terms.ts';
import type { Nothing } from '../../sentences.ts';

type ConnectionId = Connection['id'];

/** For whom life abroad is told: the parents of a child, one who is still young, one of working age, one of 65 and more. */
export type AbroadVoice = 'parents' | 'youth' | 'adult' | 'elder';

export interface PromiseWords {
  /** How a yoga forms. */
  readonly formation: { readonly rule: ForeignRuleId };
  /** A yoga that is formed, with the conditions that hold. */
  readonly result: { readonly rule: ForeignRuleId; readonly clauses: readonly string[] };
  /** Why a bond of lords that holds in part counts half. */
  readonly loose_bond: Nothing;
  /** The answer in a line. */
  readonly headline: { readonly band: AreaBand; readonly voice: AbroadVoice };
  /** How many births show less of it, in words. */
  readonly level: { readonly band: AreaBand };
  /** What leads abroad most. */
  readonly led: { readonly rule: ForeignRuleId };
  /** What ties to the home most. */
  readonly tied: { readonly tie: HomeTieId };
  /** The yogas that speak most for it, by name. */
  readonly most_given: { readonly names: readonly Bilingual[] };
  readonly ties: { readonly clauses: readonly string[] };
  readonly no_connection: Nothing;
  readonly connection: {
    /** Those with the most points. */
    readonly connections: readonly ConnectionId[];
    readonly next: ConnectionId | null;
  };
  /** The same once more, in other words, with the one that comes next. */
  readonly connection_reasons: { readonly yogas: readonly Bilingual[] };
  readonly none_formed: Nothing;
  readonly formed: { readonly yogas: readonly Bilingual[] };
}
