/** What was seen in two charts beside each other. */
import type { ChartEvidenceFacts } from '../../../astro/judgement/matching/facts/chartFacts.ts';
import { EVIDENCE_OF_MATCH_EN } from '../../en/matching/evidence.ts';
import { EVIDENCE_OF_MATCH_HI } from '../../hi/matching/evidence.ts';
import type { Catalogues } from '../../say.ts';

export const MATCH_EVIDENCE: Catalogues<ChartEvidenceFacts> = { en: EVIDENCE_OF_MATCH_EN, hi: EVIDENCE_OF_MATCH_HI };
