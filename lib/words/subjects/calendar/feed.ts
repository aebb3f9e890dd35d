/** Sentences of calendar feeds. */
import { FEED_EN } from '../../en/calendar/feed.ts';
import type { FeedWords } from '../../facts/calendar/feed.ts';
import { FEED_HI } from '../../hi/calendar/feed.ts';
import type { Catalogues } from '../../say.ts';

export const FEED: Catalogues<FeedWords> = { en: FEED_EN, hi: FEED_HI };
