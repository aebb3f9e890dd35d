/** Sentences about the plan of remedies. */
import { PLAN_EN } from '../../en/remedies/remedyPlan.ts';
import type { PlanWords } from '../../facts/remedies/remedyPlan.ts';
import { PLAN_HI } from '../../hi/remedies/remedyPlan.ts';
import type { Catalogues } from '../../say.ts';

export const PLAN: Catalogues<PlanWords> = { en: PLAN_EN, hi: PLAN_HI };
