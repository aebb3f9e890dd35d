/** What is seen of a chosen time, in Hindi: clauses without the sign that ends a sentence. */
import type { SeenWords } from '../../facts/muhurta/seen.ts';
import { SCORE_HI } from '../../subjects/score.ts';
import type { Sentences } from '../../sentences.ts';
import { AID_CLAUSES_HI, VETO_CLAUSES_HI } from './dayPartClauses.ts';
import { LAGNA_CLAUSES_HI } from './lagnaClauses.ts';
import { LIMB_CLAUSES_HI } from './limbClauses.ts';
import { PERSON_CLAUSES_HI } from './personClauses.ts';

export const CLAUSES_HI: Sentences<SeenWords> = {
  ...LIMB_CLAUSES_HI,
  ...VETO_CLAUSES_HI,
  ...AID_CLAUSES_HI,
  ...LAGNA_CLAUSES_HI,
  ...PERSON_CLAUSES_HI,
  ...SCORE_HI,
};
