/** Sentences on the mahadashas of a life. */
import { DECADES_EN } from '../../en/prediction/decades.ts';
import type { DecadeWords } from '../../facts/prediction/decades.ts';
import { DECADES_HI } from '../../hi/prediction/decades.ts';
import type { Catalogues } from '../../say.ts';

export const DECADES: Catalogues<DecadeWords> = { en: DECADES_EN, hi: DECADES_HI };
