/** Advice by age: that of a youth is an adult's where nothing else is said. */
export interface CaresByAge {
  /** Said to the parents. */
  readonly child: string;
  readonly youth?: string;
  readonly adult: string;
  readonly elder: string;
}
