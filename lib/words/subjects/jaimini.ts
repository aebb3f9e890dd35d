/** Sentences of /jaimini. */
import { JAIMINI_EN } from '../en/jaimini/catalogue.ts';
import { JAIMINI_HI } from '../hi/jaimini/catalogue.ts';
import type { JaiminiWords } from '../facts/jaimini.ts';
import type { Catalogues } from '../say.ts';

export const JAIMINI: Catalogues<JaiminiWords> = { en: JAIMINI_EN, hi: JAIMINI_HI };
