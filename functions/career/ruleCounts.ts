/** Answer of /career/rules/count. */
import { ruleGroups } from '../../lib/astro/judgement/career/ruleCounts.ts';
import type { CareerRuleCounts } from '../../lib/schemas/career/analysis.ts';

export function ruleCounts(): CareerRuleCounts {
  const methods = ruleGroups().map(({ id, name, tables }) => {
    const count = tables.reduce((sum, table) => sum + table.count, 0);
    return { id, name, count, tables: tables.map((table) => ({ ...table })) };
  });
  return { total: methods.reduce((sum, { count }) => sum + count, 0), methods };
}
