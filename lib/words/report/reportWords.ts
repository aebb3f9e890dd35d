/** All messages of the report, in English and in Hindi. */
import { DOCUMENT_WORDS } from './documentWords.ts';
import { MATCH_WORDS } from './matchWords.ts';
import { PAGE_WORDS } from './pageWords.ts';

export const WORDS = { ...PAGE_WORDS, ...DOCUMENT_WORDS, ...MATCH_WORDS };

export type Word = keyof typeof WORDS;
