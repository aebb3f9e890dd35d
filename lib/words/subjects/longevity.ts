/** Sentences of /special/longevity: classes and care, never a day or a year of death. */
import { LONGEVITY_EN } from '../en/longevity.ts';
import { LONGEVITY_HI } from '../hi/longevity.ts';
import type { Catalogues } from '../say.ts';
import type { LongevityWords } from '../facts/longevity.ts';

export const LONGEVITY: Catalogues<LongevityWords> = { en: LONGEVITY_EN, hi: LONGEVITY_HI };
