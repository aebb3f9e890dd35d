/** Sentences about remedies, and the clauses on what calls for them. */
import type { NeedFacts } from '../../../astro/judgement/remedy/facts.ts';
import { NEED_EN, REMEDY_EN } from '../../en/remedies/remedy.ts';
import type { RemedyWords } from '../../facts/remedies/remedy.ts';
import { NEED_HI, REMEDY_HI } from '../../hi/remedies/remedy.ts';
import type { Catalogues } from '../../say.ts';

export const NEED: Catalogues<NeedFacts> = { en: NEED_EN, hi: NEED_HI };
export const REMEDY: Catalogues<RemedyWords> = { en: REMEDY_EN, hi: REMEDY_HI };
