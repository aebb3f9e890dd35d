/** A text in the two languages in which people are answered. */
export interface Bilingual {
  readonly en: string;
  readonly hi: string;
}

/** Returns one text in English and Hindi as a pair. */
export const both = (en: string, hi: string): Bilingual => ({ en, hi });
