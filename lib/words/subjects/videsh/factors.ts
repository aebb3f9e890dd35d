/** What the judgement of life abroad finds in a chart. */
import type { ForeignFacts } from '../../../astro/judgement/videsh/facts.ts';
import { FOREIGN_EN } from '../../en/videsh/factors.ts';
import { FOREIGN_HI } from '../../hi/videsh/factors.ts';
import type { Catalogues } from '../../say.ts';

export const FOREIGN: Catalogues<ForeignFacts> = { en: FOREIGN_EN, hi: FOREIGN_HI };
