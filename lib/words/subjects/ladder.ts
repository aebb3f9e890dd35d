/** Sentences of the rungs of matters of life. */
import type { LadderFacts, RungFacts } from '../../astro/judgement/ladder/facts.ts';
import { LADDER_EN, RUNGS_EN } from '../en/area/ladder.ts';
import { LADDER_HI, RUNGS_HI } from '../hi/area/ladder.ts';
import type { Catalogues } from '../say.ts';

export const LADDER: Catalogues<LadderFacts> = { en: LADDER_EN, hi: LADDER_HI };
export const RUNGS: Catalogues<RungFacts> = { en: RUNGS_EN, hi: RUNGS_HI };
