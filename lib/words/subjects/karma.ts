/** Sentences of /karma, told to a grown person or of a child to the parents, and those of its remedies. */
import type { KarmaActWords, KarmaWords } from '../facts/karma.ts';
import { KARMA_ACTS_EN } from '../en/karma/acts.ts';
import { CHILD_KARMA_EN, KARMA_EN } from '../en/karma/catalogue.ts';
import { KARMA_ACTS_HI } from '../hi/karma/acts.ts';
import { CHILD_KARMA_HI, KARMA_HI } from '../hi/karma/catalogue.ts';
import type { Catalogues } from '../say.ts';

export const KARMA: Catalogues<KarmaWords> = { en: KARMA_EN, hi: KARMA_HI };
export const CHILD_KARMA: Catalogues<KarmaWords> = { en: CHILD_KARMA_EN, hi: CHILD_KARMA_HI };

export const KARMA_ACTS: Catalogues<KarmaActWords> = { en: KARMA_ACTS_EN, hi: KARMA_ACTS_HI };
