/** What the parts of every score say, whatever it judges; subjects with scores spread these into their catalogues. */
import type { ScoreFacts } from '../../astro/score.ts';
import type { Sentences } from '../sentences.ts';

export const SCORE_EN: Sentences<ScoreFacts> = {
  bounds: ({ value }) => `Scores end at ${value}`,
};

export const SCORE_HI: Sentences<ScoreFacts> = {
  bounds: ({ value }) => (value === 0 ? 'अंक शून्य से नीचे नहीं जाते' : `अंक ${value} से आगे नहीं जाते`),
};
