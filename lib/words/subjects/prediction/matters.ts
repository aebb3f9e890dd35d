/** Sentences on a matter of life. */
import { LIFE_MATTERS_EN } from '../../en/prediction/matters.ts';
import type { LifeMatterWords } from '../../facts/prediction/matters.ts';
import { inEnglish, type Catalogues } from '../../say.ts';

export const LIFE_MATTERS: Catalogues<LifeMatterWords> = inEnglish(LIFE_MATTERS_EN);
