/** The chandrashtamas of a Moon sign as a feed: the same events whether the sign is asked for, or a birth in it. */
import { utcDate, type Feed, type FeedEvent } from '../../../lib/records/feed/feed.ts';
import { feedCategory, feedHead, type FeedContext } from '../../../lib/records/feed/head.ts';
import type { Warned } from '../../../lib/records/warned.ts';
import type { Chandrashtama } from '../../../lib/schemas/transit/moonSigns.ts';
import { say } from '../../../lib/words/say.ts';
import { FEED } from '../../../lib/words/subjects/calendar/feed.ts';
import { chandrashtamaOfBirth, chandrashtamaOfSign } from '../calendar/chandrashtama.ts';

export function signFeed(context: Parameters<typeof chandrashtamaOfSign>[0]): Feed {
  const { clock, names } = context;
  return feedOf(chandrashtamaOfSign(context), { clock, names });
}

export function birthFeed(context: Parameters<typeof chandrashtamaOfBirth>[0]): Feed {
  const { birth, names } = context;
  return feedOf(chandrashtamaOfBirth(context), { clock: birth.time.clock, names });
}

function feedOf({ data }: Warned, { clock, names }: Pick<FeedContext, 'clock' | 'names'>): Feed {
  const { by, meaning, moon, spans } = data as Chandrashtama;
  const categories = [feedCategory('chandrashtama', names)];
  const events = spans.flatMap(({ end, nakshatra, sign, start }): FeedEvent[] => {
    // Outside the ephemeris nothing begins, or ends.
    if (start === null || end === null) return [];
    const passed = {
      signIndex: sign.number - 1,
      nakshatraIndex: nakshatra && nakshatra.number - 1,
    };
    return [
      {
        key: ['chandrashtama', by, nakshatra?.id ?? moon.sign.id, utcDate(start)],
        time: { start, end },
        title: say(FEED, { id: 'chandrashtama', args: passed }, names.lang),
        description: meaning ?? '',
        categories,
      },
    ];
  });
  return { ...feedHead({ clock, names, place: null }, 'chandrashtama', 'chandrashtama'), events };
}
