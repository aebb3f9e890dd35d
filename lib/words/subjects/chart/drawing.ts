/** Sentences that describe a drawn chart to screen readers. */
import { DRAWING_EN } from '../../en/chart/drawing.ts';
import { DRAWING_HI } from '../../hi/chart/drawing.ts';
import type { StandingWords } from '../../facts/chart/drawing.ts';
import type { Catalogues } from '../../say.ts';

export const DRAWING: Catalogues<StandingWords> = { en: DRAWING_EN, hi: DRAWING_HI };
