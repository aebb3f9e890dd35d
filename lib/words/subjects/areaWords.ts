/** Sentences of the factors and scores of matters of life. */
import type { AreaFacts, AreaText, OfficeFacts } from '../../astro/judgement/areaFacts.ts';
import { AREA_EN, OFFICES_EN } from '../en/areaWords.ts';
import { AREA_TEXTS_EN } from '../en/areaTexts.ts';
import type { AreaTextFacts } from '../facts/areaWords.ts';
import type { Language } from '../language.ts';
import { inEnglish, say, type Catalogues } from '../say.ts';

export const AREA: Catalogues<AreaFacts> = inEnglish(AREA_EN);
export const OFFICES: Catalogues<OfficeFacts> = inEnglish(OFFICES_EN);
export const AREA_TEXTS: Catalogues<AreaTextFacts> = inEnglish(AREA_TEXTS_EN);

/** Returns what a factor says, as a clause. */
export function areaClause(text: AreaText, language: Language): string {
  if (typeof text === 'string') return text;
  return 'parts' in text ? text.weave(text.parts.map((part) => areaClause(part, language))) : say(AREA, text, language);
}
