/** Sentences on sources of wealth and on debts. */
import { WEALTH_SOURCES_EN } from '../../en/prediction/wealthSources.ts';
import type { WealthSourceWords } from '../../facts/prediction/wealthSources.ts';
import { WEALTH_SOURCES_HI } from '../../hi/prediction/wealthSources.ts';
import type { Catalogues } from '../../say.ts';

export const WEALTH_SOURCES: Catalogues<WealthSourceWords> = { en: WEALTH_SOURCES_EN, hi: WEALTH_SOURCES_HI };
