/** What the factors of matters of life say, alone and together. */
import type { BlendFacts } from '../../../astro/judgement/prediction/facts.ts';
import type { MultiFacts } from '../../../astro/judgement/prediction/multi/facts.ts';
import { BLENDS_EN } from '../../en/prediction/factors.ts';
import { MANY_RULES_EN } from '../../en/prediction/manyRules.ts';
import { BLENDS_HI } from '../../hi/prediction/factors.ts';
import { MANY_RULES_HI } from '../../hi/prediction/manyRules.ts';
import type { Catalogues } from '../../say.ts';

export const PREDICTION: Catalogues<MultiFacts> = { en: MANY_RULES_EN, hi: MANY_RULES_HI };
export const BLENDS: Catalogues<BlendFacts> = { en: BLENDS_EN, hi: BLENDS_HI };
