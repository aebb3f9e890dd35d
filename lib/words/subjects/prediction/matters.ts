/** Sentences on a matter of life. */
import { LIFE_MATTERS_EN } from '../../en/prediction/matters.ts';
import type { LifeMatterWords } from '../../facts/prediction/matters.ts';
import { LIFE_MATTERS_HI } from '../../hi/prediction/matters.ts';
import type { Catalogues } from '../../say.ts';

export const LIFE_MATTERS: Catalogues<LifeMatterWords> = { en: LIFE_MATTERS_EN, hi: LIFE_MATTERS_HI };
