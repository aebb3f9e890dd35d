/** What a feed says of itself: its name, its place, its clock. */
import type { ObserverPlace } from '../../astro/earth/diurnal.ts';
import type { FeedKind } from '../../words/facts/calendar/feed.ts';
import type { Names } from '../../words/names.ts';
import { say } from '../../words/say.ts';
import { FEED } from '../../words/subjects/calendar/feed.ts';
import type { Feed } from './feed.ts';

/** What is asked about, as far as a feed tells it. */
export interface FeedContext {
  readonly names: Names;
  /** Null where the events are the same everywhere. */
  readonly place: ObserverPlace | null;
  readonly clock: { readonly name: string };
}

/** Decimals of a degree by which places are told apart: a kilometre. */
const SCOPE_DECIMALS = 2;

/** Returns a feed without its events. */
export function feedHead({ clock, names, place }: FeedContext, of: FeedKind, fileName: string): Omit<Feed, 'events'> {
  return {
    fileName,
    name: say(FEED, { id: 'name', args: { of } }, names.lang),
    description:
      place === null
        ? say(FEED, { id: 'for_all_places', args: {} }, names.lang)
        : say(FEED, { id: 'for_place', args: place }, names.lang),
    // An offset such as +05:30 is no name that a program knows.
    timezone: /^[A-Za-z]/.test(clock.name) ? clock.name : null,
    scope: place === null ? 'earth' : scopeOf(place),
  };
}

/** Returns the word by which a program may sort such events. */
export function feedCategory(of: FeedKind, { lang }: Names): string {
  return say(FEED, { id: 'category', args: { of } }, lang);
}

function scopeOf({ latitudeDeg, longitudeDeg }: ObserverPlace): string {
  const written = (value: number, positive: string, negative: string) =>
    `${Math.abs(value).toFixed(SCOPE_DECIMALS)}${value < 0 ? negative : positive}`;
  return `${written(latitudeDeg, 'n', 's')}-${written(longitudeDeg, 'e', 'w')}`;
}
