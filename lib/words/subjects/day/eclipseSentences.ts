/** Sentences about eclipses. */
import { ECLIPSE_EN } from '../../en/day/eclipseSentences.ts';
import type { EclipseWords } from '../../facts/day/eclipseSentences.ts';
import { ECLIPSE_HI } from '../../hi/day/eclipseSentences.ts';
import type { Catalogues } from '../../say.ts';

export const ECLIPSE: Catalogues<EclipseWords> = { en: ECLIPSE_EN, hi: ECLIPSE_HI };
