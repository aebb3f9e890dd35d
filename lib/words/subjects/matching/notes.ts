/** What is said of the tables of a match. */
import { NOTES_OF_MATCH_EN } from '../../en/matching/notes.ts';
import { NOTES_OF_MATCH_HI } from '../../hi/matching/notes.ts';
import type { MatchNotes } from '../../facts/matching/notes.ts';
import type { Catalogues } from '../../say.ts';

export const MATCH_NOTES: Catalogues<MatchNotes> = { en: NOTES_OF_MATCH_EN, hi: NOTES_OF_MATCH_HI };
