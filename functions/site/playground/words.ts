/** What the page itself says, in both languages. */
import type { Language } from '../../_shell/names.ts';

export interface PageWords {
  readonly copyCurl: string;
  readonly copied: string;
  readonly again: string;
  readonly unreachable: string;
}

const WORDS: Readonly<Record<Language, PageWords>> = {
  en: {
    copyCurl: 'Copy as curl',
    copied: 'Copied',
    again: 'Try again',
    unreachable: 'The service could not be reached.',
  },
  hi: {
    copyCurl: 'curl के रूप में कॉपी करें',
    copied: 'कॉपी हो गया',
    again: 'फिर से कोशिश करें',
    unreachable: 'सर्वर से संपर्क नहीं हो पाया।',
  },
};

export function wordsIn(lang: Language): PageWords {
  return WORDS[lang];
}
