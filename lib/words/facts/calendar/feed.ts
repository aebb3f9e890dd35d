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
  /** Who keeps a day, in brackets after its name. */
  readonly kept_by: { readonly tradition: Tradition };
  /** When the fast is broken; the end is null where any later time will do. */
  readonly parana: { readonly date: string; readonly startTime: string; readonly endTime: string | null };
  /** The Moon in the sign that it passes, or in the star, which is the 17th from that of birth. */
  readonly chandrashtama: { readonly signIndex: number; readonly nakshatraIndex: number | null };
  /** Null where the Sun does not rise or set. */
  readonly light: { readonly sunriseTime: string | null; readonly sunsetTime: string | null };
  /** Until when a tithi or a star runs, after its name; the date is null where it is that of the day. */
  readonly until: { readonly time: string; readonly date: string | null };
}
