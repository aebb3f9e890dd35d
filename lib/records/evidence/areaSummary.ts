/** Sentences on the score of a matter of life, with the factors that speak most for and against it. */
import { relevantParts, type AreaScore } from '../../astro/judgement/areaScore.ts';
import type { Language } from '../../words/language.ts';
import { AREA_TEXTS } from '../../words/subjects/areaWords.ts';
import type { Clause } from './areas.ts';

const DESCRIBED = 3;

/**
 * Sums a score up: `Marriage is well supported by the birth chart (66.3 of 100, confidence medium). In its favour: …`
 *
 * @param subject the matter, said as the subject of the sentence
 */
export function areaSummary<Text>(
  subject: string,
  score: AreaScore<Text>,
  language: Language,
  clause: Clause<Text>,
): string {
  const { band, confidence, value } = score;
  const verdict = AREA_TEXTS[language].verdict({ clause: subject, band, value, confidence });
  return `${verdict} ${reasonsText(score, language, clause)}`;
}

/** Names what speaks most for a matter and what most against it. */
export function reasonsText<Text>(
  score: Pick<AreaScore<Text>, 'parts'>,
  language: Language,
  clause: Clause<Text>,
  most = DESCRIBED,
): string {
  const said = (side: 'for' | 'against') =>
    relevantParts(score, side)
      .slice(0, most)
      .map(({ factor }) => clause(factor.text));
  const sentences = AREA_TEXTS[language];
  return `${sentences.in_favour({ clauses: said('for') })} ${sentences.worked_with({ clauses: said('against') })}`;
}
