/** What this server says itself, beside the words of the service. */
import type { Sentences } from '../../lib/words/sentences.ts';
import type { Language } from '../../lib/words/language.ts';
import { EN } from './en.ts';
import { HI } from './hi.ts';

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

const CATALOGUES: Readonly<Record<Language, Sentences<McpSentences>>> = { en: EN, hi: HI };

/** Returns a sentence in a language. */
export function say<Id extends keyof McpSentences>(id: Id, args: McpSentences[Id], language: Language): string {
  return CATALOGUES[language][id](args);
}
