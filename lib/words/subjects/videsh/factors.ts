/** What the judgement of life abroad finds in a chart. */
import type { ForeignFacts } from '../../../astro/judgement/videsh/facts.ts';
import { FOREIGN_EN } from '../../en/videsh/factors.ts';
import { inEnglish, type Catalogues } from '../../say.ts';

export const FOREIGN: Catalogues<ForeignFacts> = inEnglish(FOREIGN_EN);
