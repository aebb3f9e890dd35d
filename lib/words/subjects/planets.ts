/** Sentences of /planets. */
import { PLANET_WORDS_EN } from '../en/planets.ts';
import { PLANET_WORDS_HI } from '../hi/planets.ts';
import type { Catalogues } from '../say.ts';
import type { PlanetWords } from '../facts/planets.ts';

export const PLANET_WORDS: Catalogues<PlanetWords> = { en: PLANET_WORDS_EN, hi: PLANET_WORDS_HI };
