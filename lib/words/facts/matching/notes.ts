/** What is said of the tables of a match, and of the list of stars that go with one. */
import type { Nothing } from '../../sentences.ts';

export interface MatchNotes {
  /** How the list of partners is meant. */
  readonly partners: Nothing;
  /** What the tables of the rules are. */
  readonly rules: Nothing;
  /** Classes are labels. */
  readonly labels: Nothing;
}
