/** Sentences of /karma; those of its remedies are in both languages. */
import type { KarmaActWords, KarmaWords } from '../facts/karma.ts';
import { KARMA_ACTS_EN } from '../en/karma/acts.ts';
import { KARMA_EN } from '../en/karma/catalogue.ts';
import { KARMA_ACTS_HI } from '../hi/karma/acts.ts';
import { inEnglish, type Catalogues } from '../say.ts';

export const KARMA: Catalogues<KarmaWords> = inEnglish(KARMA_EN);

export const KARMA_ACTS: Catalogues<KarmaActWords> = { en: KARMA_ACTS_EN, hi: KARMA_ACTS_HI };
