/** The sentences of this server and the arguments of each; a language that lacks one does not compile. */

/** The sentences, with the arguments of each. */
export interface McpSentences {
  /** A birth came without coordinates. */
  find_place: { readonly placeName: string | null };
  /** A limit is exhausted. */
  wait: { readonly seconds: number };
  /** Titles of the prompts. */
  birth_reading: object;
  day_ahead: object;
  couple_match: object;
  /** What a model is asked for by the prompts. */
  read_birth: { readonly born: string };
  read_day: { readonly born: string };
  read_match: { readonly groom: string; readonly bride: string };
}
