/** Ishta and kashta phala: how much good and how much trouble a planet is able to give, 0 to 60 (BPHS 28). */

export interface IshtaKashta {
  readonly ishta: number;
  readonly kashta: number;
}

/**
 * Returns the fruit of a planet, good and bad, 0 to 60 each, from two of its strengths in virupas.
 *
 * @param cheshta for the Sun his ayana, for the Moon her paksha, neither doubled: nothing here exceeds 60
 */
export function ishtaKashta(uchcha: number, cheshta: number): IshtaKashta {
  return { ishta: Math.sqrt(uchcha * cheshta), kashta: Math.sqrt((60 - uchcha) * (60 - cheshta)) };
}
