/** Names of the tables of rules of a career. */
import type { RuleGroupId, RuleTableId } from '../../../astro/judgement/career/ruleCounts.ts';

export interface RuleCountWords {
  readonly group: { readonly group: RuleGroupId };
  readonly table: { readonly table: RuleTableId };
}
