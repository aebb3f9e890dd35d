/** Scores among a hundred births that have 0 to 100 evenly: the percentile of a score is the score. */
import * as scores from '../../lib/astro/judgement/areaScore.ts';
import type { CountedAs } from '../../lib/astro/percentile.ts';
import type { ScorePart } from '../../lib/astro/score.ts';

export const EVEN: CountedAs = { spread: { subject: 'test', scores: { x: { knots: [0, 50, 100] } } }, id: 'x' };

export function areaScore<Text>(factors: readonly scores.AreaFactor<Text>[]): scores.AreaScore<Text> {
  return scores.areaScore(factors, EVEN);
}

export function blended(shares: readonly scores.Share[], further: readonly ScorePart[] = []): scores.Blend {
  return scores.blended(shares, EVEN, further);
}
