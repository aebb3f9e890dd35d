/** A path as a feed that calendar programs subscribe to. */
import type { Feed } from '../../../lib/records/feed/feed.ts';
import type { Names } from '../../../lib/words/names.ts';
import { currentBatch } from '../batchScope.ts';
import { acceptedType } from '../request.ts';
import { Content } from '../respond.ts';

export const CALENDAR_TYPE = 'text/calendar';

/** Returns the formats of a path whose events can be subscribed to. */
export function feedForms<Context extends { readonly names: Names }>(feedOf: (context: Context) => Feed) {
  return {
    [CALENDAR_TYPE]: async (context: Context): Promise<Content> => {
      const { feedText } = await import('../calendarFeed/bundle.ts');
      const { lang } = context.names;
      const feed = feedOf(context);
      return new Content(feedText(feed, lang), {
        'content-type': `${CALENDAR_TYPE}; charset=utf-8`,
        'content-disposition': `inline; filename="${feed.fileName}.ics"`,
        'content-language': lang,
      });
    },
  };
}

/** Tells whether a query asks for a feed; parts of a batch are JSON. */
export function isFeedAsked(query: object): boolean {
  return formatOf(query) === 'ics' && !currentBatch();
}

/** Returns the type that is asked for: by `format`, else by the Accept header; null for JSON. */
export function typeAsked(query: object, accept: string | undefined, types: readonly string[]): string | null {
  if (!types.includes(CALENDAR_TYPE) || !formatOf(query)) return acceptedType(accept, types);
  return isFeedAsked(query) ? CALENDAR_TYPE : null;
}

const formatOf = (query: object): unknown => (query as { readonly format?: unknown }).format;
