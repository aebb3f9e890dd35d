/** Answer of /career/rules/count. */
import { ruleGroups } from '../../lib/astro/judgement/career/ruleCounts.ts';
import type { CareerRuleCounts } from '../../lib/schemas/career/analysis.ts';
import type { Names } from '../../lib/words/names.ts';
import { RULE_COUNTS } from '../../lib/words/subjects/career/ruleCounts.ts';

export function ruleCounts({ names }: { readonly names: Names }): CareerRuleCounts {
  const said = RULE_COUNTS[names.lang];
  const methods = ruleGroups().map(({ id, tables }) => ({
    id,
    name: said.group({ group: id }),
    count: tables.reduce((sum, { count }) => sum + count, 0),
    tables: tables.map((table) => ({ id: table.id, name: said.table({ table: table.id }), count: table.count })),
  }));
  return { total: methods.reduce((sum, { count }) => sum + count, 0), methods };
}
