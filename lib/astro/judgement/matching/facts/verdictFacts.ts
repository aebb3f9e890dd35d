/** What a verdict on a match rests on beside its koots. */

/** The least and the most a total can be; equal where it is known. */
export interface PointsRange {
  readonly min: number;
  readonly max: number;
}

/**
 * How the total stands to the 18 of custom: both totals below, only the one without exceptions, neither, or still open
 * where a time of birth is not known.
 */
export type CustomState = 'below' | 'below_without_exceptions' | 'reached' | 'open';
