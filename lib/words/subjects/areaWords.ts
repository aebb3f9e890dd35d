/** Sentences of the factors and scores of matters of life. */
import type { AreaFact, AreaFacts, OfficeFacts } from '../../astro/judgement/areaFacts.ts';
import { AREA_EN, OFFICES_EN } from '../en/area/areaWords.ts';
import { AREA_TEXTS_EN } from '../en/area/areaTexts.ts';
import { AREA_HI, OFFICES_HI } from '../hi/area/areaWords.ts';
import { AREA_TEXTS_HI } from '../hi/area/areaTexts.ts';
import type { AreaTextFacts } from '../facts/areaWords.ts';
import type { Language } from '../language.ts';
import { say, type Catalogues } from '../say.ts';

export const AREA: Catalogues<AreaFacts> = { en: AREA_EN, hi: AREA_HI };
export const OFFICES: Catalogues<OfficeFacts> = { en: OFFICES_EN, hi: OFFICES_HI };
export const AREA_TEXTS: Catalogues<AreaTextFacts> = { en: AREA_TEXTS_EN, hi: AREA_TEXTS_HI };

/** Returns what a factor says, as a clause. */
export function areaClause(text: AreaFact, language: Language): string {
  return say(AREA, text, language);
}
