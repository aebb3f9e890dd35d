/** Dated events as calendar programs subscribe to them: what a path with a feed has to say. */

/** A whole date, or a time from instant to instant. */
export type FeedTime =
  | { readonly date: string }
  /** Instants as answers write them; `end` is null for an event without length. */
  | { readonly start: string; readonly end: string | null };

export interface FeedEvent {
  /** Ids and dates that make it the same event in every feed of the same place, in whichever language. */
  readonly key: readonly string[];
  readonly time: FeedTime;
  readonly title: string;
  readonly description: string;
  /** Words by which a program may sort or colour, in the language of the feed. */
  readonly categories: readonly string[];
}

export interface Feed {
  /** Fixed: a name from the request must not enter a header. */
  readonly fileName: string;
  readonly name: string;
  readonly description: string;
  /** IANA name of the clock that a program shows the times on; null where the feed is of no place. */
  readonly timezone: string | null;
  /** What the events depend on beside their own ids: the place, in letters, digits and hyphens. */
  readonly scope: string;
  readonly events: readonly FeedEvent[];
}

/** Returns the date of an instant in UTC, which is the same whatever clock an answer is told on. */
export function utcDate(instant: string): string {
  return new Date(instant).toISOString().slice(0, 10);
}
