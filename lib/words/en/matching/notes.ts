/** What is said of the tables of a match, in English. */
import type { MatchNotes } from '../../facts/matching/notes.ts';
import type { Sentences } from '../../sentences.ts';

export const NOTES_OF_MATCH_EN: Sentences<MatchNotes> = {
  partners: () =>
    'The list compares stars of birth, not people. A low place means little where two people know each other. For a couple, compare both births.',
  rules: () =>
    'These are the tables by which matches are made here. Where traditions differ, the other readings stand beside the one in use.',
  labels: () => 'The classes are old labels of stars and signs. They rank no person.',
};
