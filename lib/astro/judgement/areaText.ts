/** Sentences on the score of a matter of life, with the factors that speak most for and against it. */
import { relevantParts, type AreaBand, type AreaScore } from './areaScore.ts';
import { uncapitalised } from './phrases.ts';

const BAND_WORDS: Readonly<Record<AreaBand, string>> = {
  excellent: 'is very well supported',
  good: 'is well supported',
  mixed: 'stands between support and strain',
  weak: 'needs patient work',
  difficult: 'needs much care',
};

/** Names of score bands within a clause: the names of the low bands would frighten. */
export const STANDING: Readonly<Record<AreaBand, string>> = {
  excellent: 'very well supported',
  good: 'well supported',
  mixed: 'between support and strain',
  weak: 'asking for patience',
  difficult: 'asking for much care',
};

const DESCRIBED = 3;

/**
 * Sums a score up: `Marriage is well supported by the birth chart (66.3 of 100, confidence medium). In its favour: …`
 */
export function areaSummary(subject: string, score: AreaScore): string {
  const { band, confidence, value } = score;
  return `${subject} ${BAND_WORDS[band]} (${value} of 100, confidence ${confidence}). ${reasonsText(score)}`;
}

/** Names what speaks most for a matter and what most against it. */
export function reasonsText(score: Pick<AreaScore, 'parts'>, most = DESCRIBED): string {
  const said = (side: 'for' | 'against') =>
    relevantParts(score, side)
      .slice(0, most)
      .map(({ factor }) => uncapitalised(factor.text));
  const [helps, asks] = [said('for'), said('against')];
  const favour = helps.length > 0 ? `In its favour: ${helps.join('; ')}.` : 'Nothing speaks clearly in its favour.';
  const care = asks.length > 0 ? `To be worked with: ${asks.join('; ')}.` : 'Nothing weighs on it heavily.';
  return `${favour} ${care}`;
}

/** Returns the side of a band: `kind` from good on, `hard` from weak down, else `mixed`. */
export function sideOfBand(band: AreaBand): 'kind' | 'mixed' | 'hard' {
  if (band === 'excellent' || band === 'good') return 'kind';
  return band === 'mixed' ? 'mixed' : 'hard';
}
