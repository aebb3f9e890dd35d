/** Disclaimers, for answers whose subject needs one. */
import { DISCLAIMERS_EN } from './en/disclaimers.ts';
import { DISCLAIMERS_HI } from './hi/disclaimers.ts';
import type { Language } from './language.ts';

export type DisclaimerId = keyof typeof DISCLAIMERS_EN;

const DISCLAIMERS: Readonly<Record<Language, Readonly<Record<DisclaimerId, string>>>> = {
  en: DISCLAIMERS_EN,
  hi: DISCLAIMERS_HI,
};

/** Returns a disclaimer in the language of an answer. */
export function disclaimerIn(id: DisclaimerId, language: Language): string {
  return DISCLAIMERS[language][id];
}

/** The disclaimer of a health reading, in the languages that it is written in. */
export const READING_DISCLAIMERS: Readonly<Record<'hindi' | 'hinglish', string>> = {
  hindi:
    'यह परंपरागत ज्योतिष के संकेत हैं, मनन के लिए: न रोग की पहचान, न चिकित्सा की सलाह। किसी भी तकलीफ़ में डॉक्टर से मिलें और इसके कारण कोई इलाज न बदलें।',
  hinglish:
    'Yeh paramparagat jyotish ke sanket hain, manan ke liye: na rog ki pehchan, na chikitsa ki salah. Kisi bhi takleef mein doctor se milein aur iske kaaran koi ilaaj na badlein.',
};
