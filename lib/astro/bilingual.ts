/** A text in the two languages in which people are answered. */
export interface Bilingual {
  readonly en: string;
  readonly hi: string;
}

export const both = (en: string, hi: string): Bilingual => ({ en, hi });
