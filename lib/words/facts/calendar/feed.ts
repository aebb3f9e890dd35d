/** What a feed says of itself, and of events whose answers are fields alone. */
import type { Tradition } from '../../../astro/calendar/festivals/ekadashi.ts';
import type { Nothing } from '../../sentences.ts';

/** What the events of a feed are. */
export type FeedKind = 'festival' | 'vrata' | 'observance' | 'ekadashi' | 'eclipse' | 'sky' | 'chandrashtama' | 'day';

export interface FeedWords {
  readonly name: { readonly of: FeedKind };
  readonly category: { readonly of: FeedKind };
  /** Degrees north and east; a program shows the times on its own clock. */
  readonly for_place: { readonly latitudeDeg: number; readonly longitudeDeg: number };
  readonly for_all_places: Nothing;
  /** A day that one of two traditions keeps. */
  readonly kept_by: { readonly name: string; readonly tradition: Tradition };
  /** When the fast is broken; the end is null where any later time will do. */
  readonly parana: { readonly date: string; readonly start: string; readonly end: string | null };
  /** The Moon in the sign, or the star, that it passes; the star is the 17th from that of birth. */
  readonly chandrashtama: { readonly passes: string; readonly isStar: boolean };
  /** Null where the Sun does not rise or set. */
  readonly light: { readonly sunrise: string | null; readonly sunset: string | null };
  /** A tithi or a star, and until when it runs; the date is null where it is that of the day. */
  readonly until: { readonly name: string; readonly time: string; readonly date: string | null };
}
