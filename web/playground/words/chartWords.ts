/** Messages about divisional charts, a second ayanamsa and transits, in both languages. */
import type { Language } from '../../../lib/words/language.ts';

export interface ChartWords {
  readonly openVargas: string;
  readonly secondAyanamsa: string;
  readonly chooseSecond: string;
  readonly differs: string;
  readonly differing: (count: number) => string;
  /** Title of a chart without a time. */
  readonly signsOfDay: string;
  readonly inSign: (planet: string, sign: string) => string;
}

const WORDS: Readonly<Record<Language, ChartWords>> = {
  en: {
    openVargas: 'Show all twenty charts',
    secondAyanamsa: 'Second ayanamsa',
    chooseSecond: 'Choose one',
    differs: 'differs',
    differing: (count) => {
      if (count === 0) return 'Sign, nakshatra and pada are the same in all rows.';
      return count === 1
        ? 'Sign, nakshatra or pada differ in one row.'
        : `Sign, nakshatra or pada differ in ${count} rows.`;
    },
    signsOfDay: 'Signs on the day of birth',
    inSign: (planet, sign) => `${planet} in ${sign}.`,
  },
  hi: {
    openVargas: 'सभी बीस कुंडलियाँ दिखाएँ',
    secondAyanamsa: 'दूसरा अयनांश',
    chooseSecond: 'एक चुनें',
    differs: 'अलग',
    differing: (count) =>
      count === 0 ? 'सब पंक्तियों में राशि, नक्षत्र और चरण एक ही हैं।' : `${count} पंक्तियों में राशि, नक्षत्र या चरण अलग हैं।`,
    signsOfDay: 'जन्म के दिन की राशियाँ',
    inSign: (planet, sign) => `${planet} ${sign} राशि में।`,
  },
};

export function chartWordsIn(lang: Language): ChartWords {
  return WORDS[lang];
}
