/** The calendars of a place, as two calendar programs read them: the dates and names of the answers in JSON. */
import { describe, expect, test } from '@jest/globals';
import { handler } from '../../../../functions/panchang/routes.ts';
import type { MonthPanchang } from '../../../../lib/schemas/panchang/monthPanchang.ts';
import { call, dataOf } from '../../../support/call.ts';
import { readByBoth } from '../../../support/calendarReaders.ts';

const DELHI = 'latitude=28.6139&longitude=77.209&timezone=Asia/Kolkata&detail=standard';

async function asked<Data>(path: string, query: string) {
  const url = `/api/v1/panchang/${path}?${query}&${DELHI}`;
  const [feed, json] = await Promise.all([call(handler, 'GET', `${url}&format=ics`), call(handler, 'GET', url)]);
  return { text: feed.text, data: dataOf<Data>(json), read: readByBoth(feed.text) };
}

describe('the feed of a month', () => {
  test.each(['en', 'hi'])('has its days, with what is kept on them: %s', async (lang) => {
    const { data, read, text } = await asked<MonthPanchang>('month', `year=2026&month=11&lang=${lang}`);
    expect(text).toContain('\r\nX-WR-TIMEZONE:Asia/Kolkata\r\n');
    for (const events of read) {
      expect(events.map(({ start }) => start)).toEqual(data.days.map(({ date }) => date));
      for (const [k, { date, nakshatra, tithi }] of data.days.entries()) {
        const kept = data.observances.filter((one) => one.date === date).map(({ name }) => name);
        const title = [...new Set(kept), tithi[0]!.name, nakshatra[0]!.name].join(' · ');
        expect(events[k]).toMatchObject({ title, end: data.days[k + 1]?.date ?? '2026-12-01' });
      }
    }
    expect(read[0]![7]!.title).toMatch(lang === 'en' ? /Diwali.*Chaturdashi/ : /दीपावली|दिवाली/);
    expect(read[0]![7]!.description).toMatch(lang === 'en' ? /^Sunrise 06:3\d, sunset 17:3\d\n/ : /^सूर्योदय 06:3\d/);
  });
});
