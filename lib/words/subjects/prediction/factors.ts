/** What the factors of matters of life say, alone and together. */
import type { BlendFacts } from '../../../astro/judgement/prediction/facts.ts';
import type { MultiFacts } from '../../../astro/judgement/prediction/multi/facts.ts';
import { BLENDS_EN } from '../../en/prediction/factors.ts';
import { MANY_RULES_EN } from '../../en/prediction/manyRules.ts';
import { inEnglish, type Catalogues } from '../../say.ts';

export const PREDICTION: Catalogues<MultiFacts> = inEnglish(MANY_RULES_EN);
export const BLENDS: Catalogues<BlendFacts> = inEnglish(BLENDS_EN);
