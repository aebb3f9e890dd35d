/** A text in English and in Hindi, the two languages of all answers. */
export interface Bilingual {
  readonly en: string;
  readonly hi: string;
}

/** Returns one text in English and Hindi as a pair. */
export const both = (en: string, hi: string): Bilingual => ({ en, hi });

/** Returns a text that is put together when it is read: for labels of parts, which few answers send. */
export const whenRead = (made: () => Bilingual): Bilingual => new TextWhenRead(made);

class TextWhenRead implements Bilingual {
  readonly #made: () => Bilingual;

  constructor(made: () => Bilingual) {
    this.#made = made;
  }

  get en(): string {
    return this.#made().en;
  }

  get hi(): string {
    return this.#made().hi;
  }
}
