/** Builds the record of a period's score. */
import type { PeriodScore } from '../../astro/judgement/dasha/facts.ts';
import { PERIOD_SCORE } from '../../words/subjects/period.ts';
import type { Names } from '../../words/names.ts';
import { say } from '../../words/say.ts';
import { scoreRecord } from '../common.ts';

/** Returns the record of the score of a period, 0 to 100, with its parts. */
export function periodScoreRecord(score: PeriodScore, names: Names) {
  return scoreRecord(score, names, (label) => say(PERIOD_SCORE, label, names.lang));
}
