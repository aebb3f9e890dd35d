/** The days of a month as a feed: what is kept, tithi and star, with the light of the day below. */
import type { Feed, FeedEvent } from '../../../lib/records/feed/feed.ts';
import { feedCategory, feedHead } from '../../../lib/records/feed/head.ts';
import type { MonthDay, MonthPanchang } from '../../../lib/schemas/panchang/monthPanchang.ts';
import type { Names } from '../../../lib/words/names.ts';
import { say } from '../../../lib/words/say.ts';
import { FEED } from '../../../lib/words/subjects/calendar/feed.ts';
import { monthPanchang } from '../months/monthPanchang.ts';

export function monthFeed(context: Parameters<typeof monthPanchang>[0]): Feed {
  const { names } = context;
  const month = monthPanchang(context);
  return { ...feedHead(context, 'day', 'panchang'), events: month.days.map((day) => dayEvent(day, month, names)) };
}

function dayEvent(day: MonthDay, { observances }: MonthPanchang, names: Names): FeedEvent {
  const { date, nakshatra, sunrise, sunset, tithi } = day;
  const kept = new Set(observances.filter((one) => one.date === date).map(({ name }) => name));
  const light = { sunriseTime: sunrise && clock(sunrise), sunsetTime: sunset && clock(sunset) };
  return {
    key: ['panchang', date],
    time: { date },
    title: [...kept, tithi[0]!.name, nakshatra[0]!.name].join(' · '),
    description: [
      say(FEED, { id: 'light', args: light }, names.lang),
      ...[...tithi, ...nakshatra].map(({ end, name }) => untilOf(name, end, date, names)),
    ]
      .filter((line) => line !== '')
      .join('\n'),
    categories: [feedCategory('day', names)],
  };
}

function untilOf(name: string, end: string, date: string, { lang }: Names): string {
  const onDate = end.slice(0, 10);
  const args = { time: clock(end), date: onDate === date ? null : onDate };
  return `${name} ${say(FEED, { id: 'until', args }, lang)}`;
}

const clock = (instant: string): string => instant.slice(11, 16);
