/** Festivals, vratas and Ekadashis as feeds: whole days, each with the rule that chose it. */
import type { Tradition } from '../../../lib/astro/calendar/festivals/ekadashi.ts';
import type { Feed, FeedEvent } from '../../../lib/records/feed/feed.ts';
import { feedCategory, feedHead } from '../../../lib/records/feed/head.ts';
import type { Ekadashis, Festival, Festivals } from '../../../lib/schemas/panchang/festivals.ts';
import type { Names } from '../../../lib/words/names.ts';
import { say } from '../../../lib/words/say.ts';
import { FEED } from '../../../lib/words/subjects/calendar/feed.ts';
import { ekadashis } from '../festivals/ekadashiYear.ts';
import { festivals } from '../festivals/festivals.ts';

export function festivalFeed(context: Parameters<typeof festivals>[0]): Feed {
  const { names, query } = context;
  // A list in standard detail ends early; a feed has all.
  const { festivals: found } = festivals({ ...context, query: { ...query, detail: 'full' } }).data as Festivals;
  const of = query.kind === 'vrata' ? 'vrata' : query.kind === 'all' ? 'observance' : 'festival';
  return { ...feedHead(context, of, 'festivals'), events: found.map((one) => festivalEvent(one, names)) };
}

function festivalEvent({ also, date, id, kind, name, text, tradition }: Festival, names: Names): FeedEvent {
  return {
    key: [id, date, ...(tradition === null ? [] : [tradition])],
    time: { date },
    title: keptBy(name, tradition, names),
    description: [text, ...also.map((other) => other.text)].join('\n'),
    categories: [feedCategory(kind, names)],
  };
}

/** One day where both traditions fast on it, else one for each. */
export function ekadashiFeed(context: Parameters<typeof ekadashis>[0]): Feed {
  const { names } = context;
  const { ekadashis: found } = ekadashis(context).data as Ekadashis;
  const events = found.flatMap((fast) =>
    fast.vaishnava_parana === null
      ? [fastEvent(fast, fast.smarta, null, fast.parana, names)]
      : [
          fastEvent(fast, fast.smarta, 'smarta', fast.parana, names),
          fastEvent(fast, fast.vaishnava, 'vaishnava', fast.vaishnava_parana, names),
        ],
  );
  return { ...feedHead(context, 'ekadashi', 'ekadashi'), events };
}

type Fast = Ekadashis['ekadashis'][number];

function fastEvent(
  { name, text }: Fast,
  date: string,
  tradition: Tradition | null,
  { end, start }: Fast['parana'],
  names: Names,
): FeedEvent {
  const broken = { date: start.slice(0, 10), startTime: clock(start), endTime: end === null ? null : clock(end) };
  return {
    key: ['ekadashi', date, ...(tradition === null ? [] : [tradition])],
    time: { date },
    title: keptBy(name, tradition, names),
    description: [text, say(FEED, { id: 'parana', args: broken }, names.lang)].join('\n'),
    categories: [feedCategory('ekadashi', names)],
  };
}

function keptBy(name: string, tradition: Tradition | null, { lang }: Names): string {
  return tradition === null ? name : `${name} (${say(FEED, { id: 'kept_by', args: { tradition } }, lang)})`;
}

const clock = (instant: string): string => instant.slice(11, 16);
