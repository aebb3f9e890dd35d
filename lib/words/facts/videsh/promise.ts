/** Sentences on the yogas of life abroad, on their sum and on what they lead to. */
import type { Bilingual } from '../../../astro/bilingual.ts';
import type { ForeignRuleId } from '../../../astro/judgement/videsh/facts.ts';
import type { Connection, PromiseLevel } from '../../../astro/judgement/videsh/tables/terms.ts';
import type { Nothing } from '../../sentences.ts';

type ConnectionId = Connection['id'];

export interface PromiseWords {
  /** How a yoga forms. */
  readonly formation: { readonly rule: ForeignRuleId };
  /** A yoga that is formed, with the conditions that hold. */
  readonly result: { readonly rule: ForeignRuleId; readonly clauses: readonly string[] };
  /** Why a bond of lords that holds in part counts half. */
  readonly loose_bond: Nothing;
  readonly level: { readonly level: PromiseLevel['id']; readonly formed: number; readonly points: number };
  readonly most_given: { readonly name: Bilingual; readonly clauses: readonly string[] };
  readonly ties: { readonly clauses: readonly string[] };
  readonly no_connection: Nothing;
  readonly connection: {
    /** Those with the most points. */
    readonly connections: readonly ConnectionId[];
    readonly points: number;
    readonly next: { readonly connection: ConnectionId; readonly points: number } | null;
  };
  readonly connection_reasons: { readonly clauses: readonly string[] };
  readonly none_formed: Nothing;
  readonly formed: { readonly yogas: readonly { readonly name: Bilingual; readonly points: number }[] };
}
