/** The sentence over a month. */

export interface MonthPageWords {
  readonly month_moons: {
    readonly year: number;
    /** From 1. */
    readonly month: number;
    /** Days of the month, from 1. */
    readonly newMoons: readonly number[];
    readonly fullMoons: readonly number[];
    readonly ekadashis: readonly number[];
  };
}
