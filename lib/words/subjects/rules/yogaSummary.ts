/** Sentences about all yogas of a chart, or about those of one family. */
import { YOGA_SUMMARY_EN } from '../../en/rules/yogaSummary.ts';
import type { YogaSummaryWords } from '../../facts/rules/yogaSummary.ts';
import { YOGA_SUMMARY_HI } from '../../hi/rules/yogaSummary.ts';
import type { Catalogues } from '../../say.ts';

export const YOGA_SUMMARY: Catalogues<YogaSummaryWords> = { en: YOGA_SUMMARY_EN, hi: YOGA_SUMMARY_HI };
