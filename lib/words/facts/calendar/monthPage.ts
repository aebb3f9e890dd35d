/** The sentence over a month. */

export interface MonthPageWords {
  readonly month_moons: {
    readonly year: number;
    /** From 1. */
    readonly month: number;
    readonly newMoons: readonly string[];
    readonly fullMoons: readonly string[];
    readonly ekadashis: readonly string[];
  };
}
