/** A text in English and in Hindi, the two languages of all answers. */
export interface Bilingual {
  readonly en: string;
  readonly hi: string;
}

/** Returns one text in English and Hindi as a pair. */
export const both = (en: string, hi: string): Bilingual => ({ en, hi });
