/** Calendars of the sky and of a Moon sign, as two calendar programs read them. */
import { describe, expect, test } from '@jest/globals';
import { handler } from '../../../../functions/transit/routes.ts';
import type { TransitEclipses } from '../../../../lib/schemas/common/eclipse/records.ts';
import type { Chandrashtama } from '../../../../lib/schemas/transit/moonSigns.ts';
import type { SkyCalendar } from '../../../../lib/schemas/transit/skyCalendar.ts';
import { BIRTH, call, dataOf } from '../../../support/call.ts';
import { readByBoth } from '../../../support/calendarReaders.ts';

const ICS = { headers: { accept: 'text/calendar' } };
const utc = (instant: string) => `${new Date(instant).toISOString().slice(0, 19)}Z`;
const get = (path: string) => call(handler, 'GET', `/api/v1/transit/${path}&detail=standard`);
const feedOf = async (path: string) => readByBoth((await get(`${path}&format=ics`)).text);
const uids = (events: readonly { readonly uid: string }[]) => events.map(({ uid }) => uid);

describe.each(['en', 'hi'])('in %s', (lang) => {
  test('the sky has an instant for each event, and whole days for asta and udaya', async () => {
    const asked = `calendar?year=2027&latitude=28.6&longitude=77.2&timezone=Asia/Kolkata&lang=${lang}`;
    const { events } = dataOf<SkyCalendar>(await get(asked));
    expect(events.some(({ event }) => event === 'asta')).toBe(true);
    for (const read of await feedOf(asked)) {
      expect(read.map(({ start, title }) => [start, title])).toEqual(
        events.map(({ at, event, name }) => [/^(asta|udaya)$/.test(event) ? at.slice(0, 10) : utc(at), name]),
      );
      expect(new Set(uids(read)).size).toBe(events.length);
    }
  });

  test('a chandrashtama lasts from instant to instant, for a sign as for a birth in it', async () => {
    const asked = `chandrashtama?year=2027&sign=aquarius&timezone=Asia/Kolkata&lang=${lang}`;
    const { spans } = dataOf<Chandrashtama>(await get(asked));
    const [first, second] = await feedOf(asked);
    for (const read of [first!, second!]) {
      expect(read.map(({ end, start }) => [start, end])).toEqual(
        spans.map(({ end, start }) => [utc(start!), utc(end!)]),
      );
      expect(read[0]!.title).toMatch(lang === 'en' ? /^Chandrashtama: Moon in Virgo$/ : /^चंद्राष्टम: चंद्रमा कन्या राशि में$/);
    }
    const body = { ...BIRTH, start: '2027-01-01', end: '2027-12-31' };
    const ofBirth = await call(handler, 'POST', `/api/v1/transit/chandrashtama?lang=${lang}`, body, ICS);
    // The Moon of the birth stands in Aquarius.
    expect(uids(readByBoth(ofBirth.text)[0]!)).toEqual(uids(first!));
  });

  test('the eclipses ahead of a birth say what each touches', async () => {
    const path = `/api/v1/transit/eclipses?as_of=2026-11-20&years_ahead=2&lang=${lang}`;
    const { eclipses } = dataOf<TransitEclipses>(await call(handler, 'POST', path, BIRTH));
    for (const read of readByBoth((await call(handler, 'POST', path, BIRTH, ICS)).text)) {
      expect(read.map(({ title }) => title)).toEqual(eclipses.map(({ headline, name }) => name ?? headline));
      for (const [k, { effect, greatest, headline, local }] of eclipses.entries()) {
        expect(read[k]!.start).toBe(utc(local?.visible?.start ?? greatest));
        expect(read[k]!.description).toContain(headline);
        expect(read[k]!.description).toContain(effect.text);
      }
    }
  });
});

test('the Moon is refused in a feed of twelve months', async () => {
  expect(await get('calendar?bodies=moon&format=ics')).toMatchObject({ status: 422 });
  expect(await get('calendar?bodies=mars&format=ics')).toMatchObject({ status: 200 });
});
