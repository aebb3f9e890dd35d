/** What is said of each exception of a match. */
import { EXCEPTIONS_OF_MATCH_EN } from '../../en/matching/exceptions.ts';
import { EXCEPTIONS_OF_MATCH_HI } from '../../hi/matching/exceptions.ts';
import type { ExceptionWords } from '../../facts/matching/exceptions.ts';
import type { Catalogues } from '../../say.ts';

export const MATCH_EXCEPTIONS: Catalogues<ExceptionWords> = { en: EXCEPTIONS_OF_MATCH_EN, hi: EXCEPTIONS_OF_MATCH_HI };
