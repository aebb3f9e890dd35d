/** Sentences of the factors and scores of matters of life. */
import type { AreaFact, AreaFacts, OfficeFacts } from '../../astro/judgement/areaFacts.ts';
import { AREA_EN, OFFICES_EN } from '../en/areaWords.ts';
import { AREA_TEXTS_EN } from '../en/areaTexts.ts';
import type { AreaTextFacts } from '../facts/areaWords.ts';
import type { Language } from '../language.ts';
import { inEnglish, say, type Catalogues } from '../say.ts';

export const AREA: Catalogues<AreaFacts> = inEnglish(AREA_EN);
export const OFFICES: Catalogues<OfficeFacts> = inEnglish(OFFICES_EN);
export const AREA_TEXTS: Catalogues<AreaTextFacts> = inEnglish(AREA_TEXTS_EN);

/** Returns what a factor says, as a clause. */
export function areaClause(text: AreaFact, language: Language): string {
  return say(AREA, text, language);
}
