/** Names of the tables of rules of a career. */
import { RULE_COUNTS_EN } from '../../en/career/ruleCounts.ts';
import { RULE_COUNTS_HI } from '../../hi/career/ruleCounts.ts';
import type { RuleCountWords } from '../../facts/career/ruleCounts.ts';
import type { Catalogues } from '../../say.ts';

export const RULE_COUNTS: Catalogues<RuleCountWords> = { en: RULE_COUNTS_EN, hi: RULE_COUNTS_HI };
