/** Sentences of calendars: the lunar months of a year, and the ingresses of the Sun. */

/** A lunar month that is doubled or dropped, and its dates. */
export interface IrregularMonth {
  readonly kind: 'adhika' | 'kshaya';
  readonly monthIndex: number;
  /** Of a kshaya month: the name that is dropped. */
  readonly lostMonthIndex: number | null;
  readonly from: string;
  readonly until: string;
}

export interface YearMonthsWords {
  readonly lunar_year: { readonly year: number; readonly irregular: readonly IrregularMonth[] };
  readonly sankranti_kept: {
    readonly signIndex: number;
    readonly date: string;
    readonly time: string;
    readonly weekdayIndex: number;
    /** The date on which it is kept. */
    readonly keptDate: string;
    /** Whether the Sun entered after sunset, so that the daylight after it keeps it. */
    readonly isNextDay: boolean;
  };
}
