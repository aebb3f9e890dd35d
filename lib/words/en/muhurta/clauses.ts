/** What is seen of a chosen time, in English: clauses that begin with a small letter and end without a full stop. */
import type { SeenWords } from '../../facts/muhurta/seen.ts';
import { SCORE_EN } from '../../subjects/score.ts';
import type { Sentences } from '../../sentences.ts';
import { AID_CLAUSES_EN, VETO_CLAUSES_EN } from './dayPartClauses.ts';
import { LAGNA_CLAUSES_EN } from './lagnaClauses.ts';
import { LIMB_CLAUSES_EN } from './limbClauses.ts';
import { PERSON_CLAUSES_EN } from './personClauses.ts';

export const CLAUSES_EN: Sentences<SeenWords> = {
  ...LIMB_CLAUSES_EN,
  ...VETO_CLAUSES_EN,
  ...AID_CLAUSES_EN,
  ...LAGNA_CLAUSES_EN,
  ...PERSON_CLAUSES_EN,
  ...SCORE_EN,
};
