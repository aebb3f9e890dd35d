import { describe, expect, test } from '@jest/globals';
import { handler } from '../../../functions/muhurta/routes.ts';
import {
  MuhurtaDay as DaySchema,
  MuhurtaMoment as MomentSchema,
  type MuhurtaDay,
  type MuhurtaMoment,
} from '../../../lib/schemas/muhurta/results.ts';
import { dataOf, post } from '../../support/call.ts';
import { DELHI, TROMSO } from '../../support/occasions.ts';
import { schemaFaults } from '../../support/schema.ts';

const DAY = { purpose: 'marriage', ...DELHI, date: '2027-02-11' };
const MOMENT = { purpose: 'marriage', ...DELHI, datetime: '2027-02-11T12:20:00' };
const askedDay = async (body: object, query = '') =>
  dataOf<MuhurtaDay>(await post(handler, `/muhurta/day?${query}`, body));
const asked = async (body: object, query = '') =>
  dataOf<MuhurtaMoment>(await post(handler, `/muhurta/evaluate?${query}`, body));

describe('/muhurta/day', () => {
  test('pieces tile the day from sunrise to the next sunrise, closed ones among them', async () => {
    const day = await askedDay(DAY);
    expect(schemaFaults(DaySchema, day)).toEqual([]);
    const { pieces } = day;
    expect(pieces[0]!.start).toMatch(/^2027-02-11T07:0/);
    expect(pieces.at(-1)!.end).toMatch(/^2027-02-12T07:0/);
    for (const [i, { start }] of pieces.entries()) if (i > 0) expect(start).toBe(pieces[i - 1]!.end);
    const closed = pieces.filter(({ vetoes }) => vetoes.length > 0);
    expect(closed.length).toBeGreaterThan(0);
    expect(closed.every(({ rank }) => rank === null)).toBe(true);
    // A Thursday: by every almanac Rahu kaal is the sixth eighth of the daylight, about 2 to 3:30 pm.
    const rahu = pieces.find(({ vetoes }) => vetoes.some(({ id }) => id === 'rahu_kaal'))!;
    expect(rahu.start.slice(11, 16)).toBe('13:58');
    expect(rahu.text).toBe('Rahu kaal is running, so this time is best avoided.');
  });

  test('standard lists the factors of the best alone, and stays below 64 kB; brief below 16 kB', async () => {
    const { text } = await post(handler, '/muhurta/day?detail=standard&lang=hi', DAY);
    const { pieces } = await askedDay(DAY, 'detail=standard');
    expect(pieces.filter((piece) => (piece.for ?? []).length > 0).map(({ rank }) => rank)).toEqual([1]);
    expect(Buffer.byteLength(text)).toBeLessThan(64_000);
    const brief = await post(handler, '/muhurta/day?detail=brief&lang=hi', DAY);
    expect(Buffer.byteLength(brief.text)).toBeLessThan(16_000);
  });

  test('where the Sun does not set, the parts of the day are missing and that is told', async () => {
    const { pieces } = await askedDay({ ...DAY, ...TROMSO, date: '2027-06-21' });
    expect(pieces.length).toBeGreaterThan(5);
    expect(pieces[0]!.notes).toEqual([
      'The Sun does not set on this day, so the day has no parts. Star, lunar day and ascendant are judged.',
    ]);
    expect(JSON.stringify(pieces)).not.toContain('rahu_kaal');
  });
});

describe('/muhurta/evaluate', () => {
  test('tells one moment, what changes next, and the same as the day has', async () => {
    const moment = await asked(MOMENT);
    expect(schemaFaults(MomentSchema, moment)).toEqual([]);
    expect(moment.start < '2027-02-11T12:20:00+05:30' && '2027-02-11T12:20:00+05:30' < moment.end).toBe(true);
    expect(moment.next_change).toBe(moment.end);
    const { pieces } = await askedDay(DAY);
    expect(pieces.find(({ start }) => start === moment.start)!.score).toBe(moment.score);
  });

  test('an offset of its own is read, and the hours before sunrise belong to the day before', async () => {
    const [here, utc] = await Promise.all([asked(MOMENT), asked({ ...MOMENT, datetime: '2027-02-11T06:50:00Z' })]);
    expect(utc).toEqual(here);
    const night = await asked({ ...MOMENT, datetime: '2027-02-12 02:30' });
    expect(night.vara.id).toBe('guruvara');
    expect(night.text).toContain('the night to Friday');
  });

  test('a closed moment says by what, in both languages', async () => {
    const body = { ...MOMENT, datetime: '2027-02-11T14:30:00' };
    const [en, hi] = await Promise.all([asked(body), asked(body, 'lang=hi')]);
    expect(en.vetoes.map(({ id }) => id)).toEqual(['rahu_kaal']);
    expect(en.vetoes[0]).toMatchObject({ label: 'Rahu kaal', effect: 'veto', status: 'practice', points: 0 });
    expect(hi.text).toBe('राहु काल चल रहा है, इसलिए यह समय छोड़ें।');
  });
});
