/** Clock times as the sentences about a day take them. */

/** A time of the clock; the date is null where it is that of the day. */
export interface ClockTime {
  /** HH:MM */
  readonly time: string;
  readonly date: string | null;
}

export interface ClockSpan {
  readonly start: ClockTime;
  readonly end: ClockTime;
}

/** Tells whether both ends of a span lie on one other date than that of the day. */
export function isElsewhere({ end, start }: ClockSpan): boolean {
  return start.date !== null && start.date === end.date;
}
