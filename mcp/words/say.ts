/** What this server says itself, beside the words of the service. */
import type { Sentences } from '../../lib/words/sentences.ts';
import type { Language } from '../../lib/words/language.ts';
import { EN } from './en.ts';
import { HI } from './hi.ts';
import type { McpSentences } from './mcpSentences.ts';

const CATALOGUES: Readonly<Record<Language, Sentences<McpSentences>>> = { en: EN, hi: HI };

/** Returns a sentence in a language. */
export function say<Id extends keyof McpSentences>(id: Id, args: McpSentences[Id], language: Language): string {
  return CATALOGUES[language][id](args);
}
