/** The calendars of a place, as two calendar programs read them: the dates and names of the answers in JSON. */
import { describe, expect, test } from '@jest/globals';
import { handler } from '../../../../functions/panchang/routes.ts';
import type { Eclipses } from '../../../../lib/schemas/common/eclipse/records.ts';
import type { Ekadashis, Festivals } from '../../../../lib/schemas/panchang/festivals.ts';
import type { MonthPanchang } from '../../../../lib/schemas/panchang/monthPanchang.ts';
import { call, dataOf } from '../../../support/call.ts';
import { readByBoth } from '../../../support/calendarReaders.ts';

const DELHI = 'latitude=28.6139&longitude=77.209&timezone=Asia/Kolkata&detail=full';

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

describe('the feed of eclipses', () => {
  test.each(['en', 'hi'])('lasts as long as each is seen; elsewhere it is an instant: %s', async (lang) => {
    const { data, read } = await asked<Eclipses>('eclipses', `start=2027-01-01&end=2029-12-31&lang=${lang}`);
    const utc = (instant: string) => `${new Date(instant).toISOString().slice(0, 19)}Z`;
    expect(data.eclipses.some(({ local }) => local?.visible)).toBe(true);
    for (const events of read) {
      expect(events.map(({ end, start, title }) => [title, start, end])).toEqual(
        data.eclipses.map(({ greatest, headline, local, name }) => {
          const { end, start } = local?.visible ?? { start: greatest, end: greatest };
          return [name ?? headline, utc(start), utc(end)];
        }),
      );
      expect(new Set(events.map(({ uid }) => uid)).size).toBe(data.eclipses.length);
    }
  });
});

describe('the feed of festivals', () => {
  test.each(['en', 'hi'])('has all of them on their dates, of a year with the vratas too: %s', async (lang) => {
    const { data, read, text } = await asked<Festivals>('festivals', `year=2027&kind=all&lang=${lang}`);
    expect(data.total).toBeGreaterThan(200);
    for (const events of read) {
      expect(events.map(({ start }) => start)).toEqual(data.festivals.map(({ date }) => date));
      for (const [k, { name, text: why }] of data.festivals.entries()) {
        expect(events[k]!.title.startsWith(name)).toBe(true);
        expect(events[k]!.description).toContain(why);
      }
      expect(new Set(events.map(({ uid }) => uid)).size).toBe(data.total);
    }
    for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  });

  test('is no shorter in less detail, and only of what is asked for', async () => {
    const [whole, brief] = await Promise.all(
      ['full', 'brief'].map((detail) =>
        call(
          handler,
          'GET',
          `/api/v1/panchang/festivals?year=2027&kind=all&format=ics&latitude=28.6&longitude=77.2&detail=${detail}`,
        ),
      ),
    );
    expect(brief!.text).toBe(whole!.text);
    const { read } = await asked<Festivals>('festivals', 'year=2027&kind=vrata');
    expect(new Set(read[0]!.flatMap(({ categories }) => categories))).toEqual(new Set(['Vrata']));
  });
});

describe('the feed of Ekadashis', () => {
  test.each(['en', 'hi'])('has a day for each tradition where they fast on two, and the parana: %s', async (lang) => {
    const { data, read } = await asked<Ekadashis>('ekadashi', `year=2027&lang=${lang}`);
    const wanted = data.ekadashis.flatMap(({ smarta, vaishnava }) =>
      smarta === vaishnava ? [smarta] : [smarta, vaishnava],
    );
    expect(wanted.length).toBeGreaterThan(data.ekadashis.length);
    for (const events of read) {
      expect(events.map(({ start }) => start)).toEqual(wanted);
      expect(events[0]!.description).toMatch(lang === 'en' ? /The fast is broken on \d/ : /पारण \d+ \S+ 202\d को/);
    }
  });
});
