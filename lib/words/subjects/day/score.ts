/** Labels of the score of a day and of its items. */
import type { DayPieceFacts, DayScoreFacts } from '../../../astro/judgement/day/score/facts.ts';
import { DAY_SCORE_EN } from '../../en/day/score.ts';
import { DAY_PIECES_EN } from '../../en/day/pieces.ts';
import { DAY_SCORE_HI } from '../../hi/day/score.ts';
import { DAY_PIECES_HI } from '../../hi/day/pieces.ts';
import type { Catalogues } from '../../say.ts';

export const DAY_SCORE: Catalogues<DayScoreFacts> = { en: DAY_SCORE_EN, hi: DAY_SCORE_HI };
export const DAY_PIECES: Catalogues<DayPieceFacts> = { en: DAY_PIECES_EN, hi: DAY_PIECES_HI };
