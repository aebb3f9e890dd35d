/** Sentences on the dashas of signs. */
import { SIGN_DASHA_EN } from '../en/signDasha.ts';
import { SIGN_DASHA_HI } from '../hi/signDasha.ts';
import type { Catalogues } from '../say.ts';
import type { SignDashaWords } from '../facts/signDasha.ts';

export const SIGN_DASHA: Catalogues<SignDashaWords> = { en: SIGN_DASHA_EN, hi: SIGN_DASHA_HI };
