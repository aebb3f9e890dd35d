/** What owning a house adds to the nature of a planet. */
import type { LordshipFacts } from '../../astro/planet/facts.ts';
import { LORDSHIP_EN } from '../en/lordship.ts';
import { LORDSHIP_HI } from '../hi/lordship.ts';
import type { Catalogues } from '../say.ts';

export const LORDSHIP: Catalogues<LordshipFacts> = { en: LORDSHIP_EN, hi: LORDSHIP_HI };
