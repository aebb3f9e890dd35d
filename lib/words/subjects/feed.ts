/** Sentences of calendar feeds. */
import { FEED_EN } from '../en/feed.ts';
import type { FeedWords } from '../facts/feed.ts';
import { FEED_HI } from '../hi/feed.ts';
import type { Catalogues } from '../say.ts';

export const FEED: Catalogues<FeedWords> = { en: FEED_EN, hi: FEED_HI };
