/** Sentences of /houses. */
import { HOUSES_EN } from '../en/houses.ts';
import { HOUSES_HI } from '../hi/houses.ts';
import type { Catalogues } from '../say.ts';
import type { HouseWords } from '../facts/houses.ts';

export const HOUSES: Catalogues<HouseWords> = { en: HOUSES_EN, hi: HOUSES_HI };
