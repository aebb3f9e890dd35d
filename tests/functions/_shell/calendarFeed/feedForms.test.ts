/** How a feed is asked for: by its type, or by an address alone. */
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { feedForms } from '../../../../functions/_shell/calendarFeed/feedForms.ts';
import { calendar } from '../../../../functions/_shell/kinds/calendar.ts';
import { serve } from '../../../../functions/_shell/server.ts';
import type { CalendarContext } from '../../../../lib/birth/calendar.ts';
import { call } from '../../../support/call.ts';
import { readByBoth } from '../../../support/calendarReaders.ts';

const feedOf = ({ clock, from, to }: CalendarContext) => ({
  fileName: 'ends',
  name: 'Ends',
  description: 'The first and the last date',
  timezone: clock.name,
  scope: 'delhi',
  events: [from, to].map((date) => ({ key: [date], time: { date }, title: date, description: '', categories: [] })),
});
const run = ({ from, to }: CalendarContext) => ({ from, to });
const handler = serve([
  calendar('/try/dates', run, { answer: 'data', span: 'dates', place: 'none', formats: feedForms(feedOf) }),
  calendar('/try/month', run, { answer: 'data', span: 'month', place: 'none', formats: feedForms(feedOf) }),
  calendar('/try/plain', run, { answer: 'data', span: 'dates', place: 'none' }),
]);
const ask = (url: string, accept?: string) =>
  call(handler, 'GET', url, undefined, accept === undefined ? {} : { headers: { accept } });

describe('a feed is asked for', () => {
  test('by its type', async () => {
    const { headers, status, text } = await ask('/api/v1/try/dates?year=2027&timezone=Asia/Kolkata', 'text/calendar');
    expect([status, headers['content-type'], headers['content-disposition'], headers['vary']]).toEqual([
      200,
      'text/calendar; charset=utf-8',
      'inline; filename="ends.ics"',
      'Accept, Accept-Encoding, Accept-Language',
    ]);
    for (const read of readByBoth(text)) {
      expect(read.map(({ start }) => start)).toEqual(['2027-01-01', '2027-12-31']);
    }
  });

  test('by an address alone, whatever type is accepted', async () => {
    const asked = '/api/v1/try/month?year=2027&month=2';
    const wanted = await ask(asked, 'text/calendar');
    for (const accept of [undefined, '*/*', 'application/json']) {
      expect((await ask(`${asked}&format=ics`, accept)).text).toBe(wanted.text);
    }
    expect((await ask(`${asked}&format=json`, 'text/calendar')).headers['content-type']).toMatch(/json/);
    expect(await ask(`${asked}&format=pdf`)).toMatchObject({ status: 422 });
  });

  test('only where there is one', async () => {
    const { json } = await ask('/api/v1/try/plain?year=2027&format=ics');
    expect(json).toMatchObject({ data: { from: '2027-01-01' }, meta: { warnings: [{ code: 'unknown_field' }] } });
  });
});

describe('an address without dates', () => {
  const clock = jest.spyOn(Date, 'now');
  beforeEach(() => {
    clock.mockReturnValue(Date.parse('2027-01-15T12:00:00Z'));
  });
  afterEach(() => {
    clock.mockRestore();
  });

  test('is a feed of the coming twelve months, from the first of the month before', async () => {
    const { text } = await ask('/api/v1/try/dates?format=ics');
    for (const read of readByBoth(text)) {
      expect(read.map(({ start }) => start)).toEqual(['2026-12-01', '2027-12-02']);
    }
  });

  test('is refused as JSON', async () => {
    expect(await ask('/api/v1/try/dates')).toMatchObject({ status: 422 });
    expect(await ask('/api/v1/try/dates?format=ics&start=2027-01-01')).toMatchObject({ status: 422 });
    expect(await ask('/api/v1/try/plain?format=ics')).toMatchObject({ status: 422 });
  });
});
