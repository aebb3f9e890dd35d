/** Sentences on events of the past against the windows of a matter. */
import { PAST_EVENTS_EN } from '../en/prediction/pastEvents.ts';
import type { PastEventWords } from '../facts/pastEvents.ts';
import { PAST_EVENTS_HI } from '../hi/prediction/pastEvents.ts';
import type { Catalogues } from '../say.ts';

export const PAST_EVENTS: Catalogues<PastEventWords> = { en: PAST_EVENTS_EN, hi: PAST_EVENTS_HI };
