/** Sentences about eclipses. */
import { ECLIPSE_EN } from '../en/eclipse.ts';
import type { EclipseWords } from '../facts/eclipse.ts';
import { ECLIPSE_HI } from '../hi/eclipse.ts';
import type { Catalogues } from '../say.ts';

export const ECLIPSE: Catalogues<EclipseWords> = { en: ECLIPSE_EN, hi: ECLIPSE_HI };
