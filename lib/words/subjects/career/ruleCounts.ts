/** Names of the tables of rules of a career. */
import { RULE_COUNTS_EN } from '../../en/career/ruleCounts.ts';
import type { RuleCountWords } from '../../facts/career/ruleCounts.ts';
import { inEnglish, type Catalogues } from '../../say.ts';

export const RULE_COUNTS: Catalogues<RuleCountWords> = inEnglish(RULE_COUNTS_EN);
