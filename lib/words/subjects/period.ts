/** Sentences on what a period of a dasha brings. */
import type { PeriodFindingFacts, PeriodScoreFacts } from '../../astro/judgement/dasha/facts.ts';
import { PERIOD_BRIEFS_EN, PERIOD_FINDINGS_EN } from '../en/periodFindings.ts';
import { PERIOD_SCORE_EN } from '../en/periodScore.ts';
import { PERIOD_EN } from '../en/periodTexts.ts';
import { PERIOD_BRIEFS_HI, PERIOD_FINDINGS_HI } from '../hi/periodFindings.ts';
import { PERIOD_SCORE_HI } from '../hi/periodScore.ts';
import { PERIOD_HI } from '../hi/periodTexts.ts';
import type { Catalogues } from '../say.ts';
import type { PeriodWords } from '../facts/period.ts';

export const PERIOD: Catalogues<PeriodWords> = { en: PERIOD_EN, hi: PERIOD_HI };

/** Labels of the parts of a score. */
export const PERIOD_SCORE: Catalogues<PeriodScoreFacts> = { en: PERIOD_SCORE_EN, hi: PERIOD_SCORE_HI };

/** Findings as whole sentences. */
export const PERIOD_FINDINGS: Catalogues<PeriodFindingFacts> = { en: PERIOD_FINDINGS_EN, hi: PERIOD_FINDINGS_HI };

/** Findings in a few words, as the summary of a period names them. */
export const PERIOD_BRIEFS: Catalogues<PeriodFindingFacts> = { en: PERIOD_BRIEFS_EN, hi: PERIOD_BRIEFS_HI };
