/** Feeds as two calendar programs read them: every event with its date, its name, and no complaint. */
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { feedText } from '../../../../functions/_shell/calendarFeed/bundle.ts';
import type { Feed, FeedEvent } from '../../../../lib/records/feed/feed.ts';
import { readByBoth } from '../../../support/calendarReaders.ts';

const event = (given: Partial<FeedEvent>): FeedEvent => ({
  key: ['diwali', '2027-10-29'],
  time: { date: '2027-10-29' },
  title: 'Diwali',
  description: 'Lakshmi Puja in the evening.',
  categories: ['Festival'],
  ...given,
});

const feed = (events: readonly FeedEvent[]): Feed => ({
  fileName: 'festivals',
  name: 'Festivals, vratas; and more',
  description: 'First line\nsecond line',
  timezone: 'Asia/Kolkata',
  scope: '28-6n-77-2e',
  events,
});

const HINDI =
  'लक्ष्मी पूजा प्रदोष काल में होती है, अमावस्या इस शाम तक रहती है; अगले दिन प्रतिपदा है। तिथि सूर्योदय के बाद दोपहर तक रहती है।';

const lines = (text: string) => text.split('\r\n');
const spoken = jest.spyOn(console, 'warn');
const shouted = jest.spyOn(console, 'error');
beforeEach(() => [spoken, shouted].forEach((spy) => spy.mockClear()));
afterEach(() => {
  expect(spoken).not.toHaveBeenCalled();
  expect(shouted).not.toHaveBeenCalled();
});

describe('a feed', () => {
  test('is read by both programs: whole dates end with the date after, times are instants', () => {
    const text = feedText(
      feed([
        event({}),
        event({
          key: ['solar_2027-08-02'],
          time: { start: '2027-08-02T13:00:15+05:30', end: '2027-08-02T18:13:45+05:30' },
          title: 'Solar eclipse, total',
        }),
        event({ key: ['ingress', 'Jupiter'], time: { start: '2027-06-26T01:02:03Z', end: null }, title: 'Jupiter' }),
      ]),
      'en',
    );
    const wanted = [
      { title: 'Diwali', start: '2027-10-29', end: '2027-10-30', description: 'Lakshmi Puja in the evening.' },
      { title: 'Solar eclipse, total', start: '2027-08-02T07:30:15Z', end: '2027-08-02T12:43:45Z' },
      { title: 'Jupiter', start: '2027-06-26T01:02:03Z', end: '2027-06-26T01:02:03Z' },
    ];
    for (const read of readByBoth(text)) expect(read).toMatchObject(wanted);
  });

  test('keeps Devanagari whole over lines of at most 75 bytes', () => {
    const text = feedText(feed([event({ title: 'दीपावली', description: HINDI, categories: ['त्योहार'] })]), 'hi');
    for (const line of lines(text)) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(lines(text).filter((line) => line.startsWith(' ')).length).toBeGreaterThan(2);
    for (const read of readByBoth(text)) {
      expect(read).toMatchObject([{ title: 'दीपावली', description: HINDI, categories: ['त्योहार'] }]);
    }
  });

  test('says what it is before its events', () => {
    const text = feedText(feed([event({})]), 'hi');
    const head = lines(text.slice(0, text.indexOf('BEGIN:VEVENT')));
    expect(head).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Vedic Astrology API//Calendar//HI',
      'METHOD:PUBLISH',
      'NAME:Festivals\\, vratas\\; and more',
      'X-WR-CALNAME:Festivals\\, vratas\\; and more',
      'X-WR-CALDESC:First line\\nsecond line',
      'REFRESH-INTERVAL;VALUE=DURATION:P1D',
      'X-PUBLISHED-TTL:P1D',
      'X-WR-TIMEZONE:Asia/Kolkata',
      '',
    ]);
    expect(text).toContain('\r\nTRANSP:TRANSPARENT\r\n');
    expect(text.endsWith('END:VEVENT\r\nEND:VCALENDAR\r\n')).toBe(true);
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  });

  test('is the same text each time, and the same event in both languages', () => {
    const uidOf = (text: string) => lines(text).find((line) => line.startsWith('UID:'));
    const [english, again, hindi] = (['en', 'en', 'hi'] as const).map((lang) => feedText(feed([event({})]), lang));
    expect(again).toBe(english);
    expect(uidOf(english!)).toBe('UID:diwali.2027-10-29.28-6n-77-2e@vedic-astrology-api');
    expect(uidOf(hindi!)).toBe(uidOf(english!));
  });

  test('without events is still a calendar, on the clock of its place', () => {
    const text = feedText(feed([]), 'en');
    for (const read of readByBoth(text)) expect(read).toEqual([]);
    expect(text).toContain('\r\nX-WR-TIMEZONE:Asia/Kolkata\r\nEND:VCALENDAR');
    expect(feedText({ ...feed([]), timezone: null }, 'en')).not.toContain('X-WR-TIMEZONE');
  });
});
