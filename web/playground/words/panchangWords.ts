/** Messages about the day, in both languages. */
import type { Language } from '../../../lib/words/names.ts';

export interface PanchangWords {
  readonly tithi: string;
  readonly nakshatra: string;
  readonly yoga: string;
  readonly karana: string;
  readonly month: string;
  readonly vikram: string;
  readonly until: (time: string) => string;
  readonly sunrise: string;
  readonly sunset: string;
  readonly moonrise: string;
  readonly moonset: string;
  /** For an event that does not happen on the day. */
  readonly none: string;
}

const WORDS: Readonly<Record<Language, PanchangWords>> = {
  en: {
    tithi: 'Tithi',
    nakshatra: 'Nakshatra',
    yoga: 'Yoga',
    karana: 'Karana',
    month: 'Lunar month',
    vikram: 'Vikram Samvat',
    until: (time) => `until ${time}`,
    sunrise: 'Sunrise',
    sunset: 'Sunset',
    moonrise: 'Moonrise',
    moonset: 'Moonset',
    none: 'none',
  },
  hi: {
    tithi: 'तिथि',
    nakshatra: 'नक्षत्र',
    yoga: 'योग',
    karana: 'करण',
    month: 'मास',
    vikram: 'विक्रम संवत्',
    until: (time) => `${time} तक`,
    sunrise: 'सूर्योदय',
    sunset: 'सूर्यास्त',
    moonrise: 'चंद्रोदय',
    moonset: 'चंद्रास्त',
    none: 'नहीं',
  },
};

export function panchangWordsIn(lang: Language): PanchangWords {
  return WORDS[lang];
}
