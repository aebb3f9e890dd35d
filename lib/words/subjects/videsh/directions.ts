/** Sentences on the direction of a life abroad. */
import { DIRECTIONS_EN } from '../../en/videsh/directions.ts';
import type { DirectionWords } from '../../facts/videsh/directions.ts';
import { inEnglish, type Catalogues } from '../../say.ts';

export const FOREIGN_DIRECTIONS: Catalogues<DirectionWords> = inEnglish(DIRECTIONS_EN);
