/** The words of the command line in every language. */
import type { Language } from '../../lib/words/language.ts';
import { EN } from './en.ts';
import { HI } from './hi.ts';
import type { Words } from './terminalWords.ts';

export type { Words } from './terminalWords.ts';

export const WORDS: Readonly<Record<Language, Words>> = { en: EN, hi: HI };
