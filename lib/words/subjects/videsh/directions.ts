/** Sentences on the direction of a life abroad. */
import { DIRECTIONS_EN } from '../../en/videsh/directions.ts';
import { DIRECTIONS_WORDS_HI } from '../../hi/videsh/directions.ts';
import type { DirectionWords } from '../../facts/videsh/directions.ts';
import type { Catalogues } from '../../say.ts';

export const FOREIGN_DIRECTIONS: Catalogues<DirectionWords> = { en: DIRECTIONS_EN, hi: DIRECTIONS_WORDS_HI };
