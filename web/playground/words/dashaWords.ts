/** Messages about periods, in both languages. */
import type { Language } from '../../../lib/words/names.ts';

export interface DashaWords {
  /** Names of the levels, the mahadasha first. */
  readonly levels: readonly string[];
  readonly running: string;
  readonly now: string;
  readonly allPeriods: string;
  readonly path: string;
  readonly until: (lords: string, date: string) => string;
  readonly within: (lords: string) => string;
  readonly noneRuns: string;
}

const WORDS: Readonly<Record<Language, DashaWords>> = {
  en: {
    levels: ['Mahadasha', 'Antardasha', 'Pratyantardasha', 'Sookshma', 'Prana'],
    running: 'Running now',
    now: 'now',
    allPeriods: 'All mahadashas',
    path: 'Periods opened',
    until: (lords, date) => `${lords}, until ${date}`,
    within: (lords) => `Periods within ${lords}`,
    noneRuns: 'No period of the 120 years runs today.',
  },
  hi: {
    levels: ['महादशा', 'अंतर्दशा', 'प्रत्यंतर्दशा', 'सूक्ष्म दशा', 'प्राण दशा'],
    running: 'अभी चल रही है',
    now: 'अभी',
    allPeriods: 'सभी महादशाएँ',
    path: 'खुली हुई दशाएँ',
    until: (lords, date) => `${lords}, ${date} तक`,
    within: (lords) => `${lords} की दशाएँ`,
    noneRuns: '120 वर्षों की कोई दशा आज नहीं चल रही।',
  },
};

export function dashaWordsIn(lang: Language): DashaWords {
  return WORDS[lang];
}
