/** /panchang/gowri, /panchang/udaya-lagna, /panchang/day-yogas and /panchang/tarabala-table. */
import { describe, expect, test } from '@jest/globals';
import { handler } from '../../../functions/panchang/routes.ts';
import type {
  PanchangDayYogas,
  PanchangGowri,
  PanchangMonthYogas,
  PanchangRisingSigns,
  TarabalaTable,
} from '../../../lib/schemas/panchang/dayTables.ts';
import { call, dataOf, post } from '../../support/call.ts';
import { inDelhi } from '../../support/panchangDay.ts';

const DELHI = { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' };
const TROMSO = { latitude: 69.6492, longitude: 18.9553, timezone: 'Europe/Oslo' };
const MONTH = 'latitude=28.6139&longitude=77.209&timezone=Asia/Kolkata';
const ms = (at: string) => Date.parse(at);
const get = (path: string, query: string) => call(handler, 'GET', `/api/v1${path}?${query}`);
const conventionsOf = ({ json }: { readonly json: unknown }) =>
  (json as { meta: { conventions: { calendar: unknown } } }).meta.conventions.calendar;

describe('/panchang/gowri', () => {
  test('follows the published table on a Saturday, and says what is printed', async () => {
    const data = dataOf<PanchangGowri>(await post(handler, '/panchang/gowri', { date: '2026-11-21', ...DELHI }));
    expect(data.day.map(({ id }) => id).join(' ')).toBe('soram uthi visham amirdha rogam laabam dhanam sugam');
    expect(data.night.at(-1)).toMatchObject({ id: 'rogam', printed: 'soram', nature: 'bad' });
    expect([data.day[0]!.start, data.night.at(-1)!.end]).toEqual([data.sunrise, data.next_sunrise]);
    for (const { ids } of data.nalla_neram) {
      expect(ids.filter((id) => ['rogam', 'soram', 'visham'].includes(id))).toEqual([]);
    }
  });

  test('leaves gulika kaal out where that is asked for, and says so', async () => {
    // A Monday: Gulika has the sixth part, which is Sugam.
    const ask = (query: string) => post(handler, `/panchang/gowri${query}`, { date: '2026-11-23', ...DELHI });
    const [plain, without] = [await ask(''), await ask('?without_gulika=true')];
    const idsOf = (answer: typeof plain) => dataOf<PanchangGowri>(answer).nalla_neram[1]!.ids;
    expect([idsOf(plain), idsOf(without)]).toEqual([['dhanam', 'sugam'], ['dhanam']]);
    expect([conventionsOf(plain), conventionsOf(without)]).toEqual([
      { nalla_neram: 'with_gulika' },
      { nalla_neram: 'without_gulika' },
    ]);
  });

  test('answers in the polar night by the bounds that stand for sunrise and sunset', async () => {
    const data = dataOf<PanchangGowri>(await post(handler, '/panchang/gowri', { date: '2026-12-21', ...TROMSO }));
    expect([data.is_approximate, data.reason, data.sunrise]).toEqual([true, 'polar_night', null]);
    expect(data.day[0]!.start).toBe(data.bounds.start);
    expect(data.day).toHaveLength(8);
  });

  test('tells the good times in Hindi', async () => {
    const data = dataOf<PanchangGowri>(
      await post(handler, '/panchang/gowri?lang=hi', { date: '2026-11-20', ...DELHI }),
    );
    expect(data.summary).toMatch(/^20 नवंबर 2026 को गौरी पंचांग से अच्छा समय: .*अमृत.*।$/);
    expect(data.day[0]!.name).toBe('सुख');
  });
});

describe('/panchang/udaya-lagna', () => {
  const ask = async (query: string, body: object) =>
    dataOf<PanchangRisingSigns>(await post(handler, `/panchang/udaya-lagna${query}`, body));

  test('has thirteen signs, whole, with the panchaka rahita of the day', async () => {
    const body = { date: '2026-11-20', ...DELHI };
    const data = await ask('', body);
    expect(data.lagnas).toHaveLength(13);
    expect(ms(data.lagnas[0]!.start)).toBeLessThan(ms(data.sunrise!));
    const daily = await inDelhi('2026-11-20');
    const told = data.lagnas.flatMap(({ panchaka_rahita: parts, sign }) =>
      parts.map(({ end, fault, remainder, start }) => ({ start, end, remainder, fault, sign: sign.id })),
    );
    const wanted = daily.panchaka_rahita.spans.map(({ end, fault, remainder, rising_sign: sign, start }) => ({
      ...{ start, end, remainder, fault: fault?.id ?? null },
      sign: sign.id,
    }));
    expect(told).toEqual(wanted);
    const cut = await ask('?clip=true', body);
    expect([cut.lagnas[0]!.start, cut.lagnas.at(-1)!.end]).toEqual([cut.sunrise, cut.next_sunrise]);
    expect(cut.lagnas.map(({ is_clipped: isCut }) => isCut).filter(Boolean)).toHaveLength(2);
    expect(data.lagnas.some(({ is_clipped: isCut }) => isCut)).toBe(false);
  });

  test('sends the ninths in full alone', async () => {
    const body = { date: '2026-11-20', ...DELHI };
    expect((await ask('?detail=full', body)).lagnas[3]!.navamshas).toHaveLength(9);
    expect((await ask('?detail=full', body)).lagnas[3]!.navamshas.filter((one) => one.is_pushkara)).toHaveLength(2);
    expect((await ask('?detail=standard', body)).lagnas[3]).not.toHaveProperty('navamshas');
  });

  test('lists the signs that rise beyond the polar circle, with a reason', async () => {
    const data = await ask('', { date: '2026-11-20', ...TROMSO });
    expect(data.lagna_reason).toBe('polar_latitude');
    expect(new Set(data.lagnas.map(({ sign }) => sign.id)).size).toBeLessThan(12);
    expect(data.lagna_note).not.toBeNull();
  });
});

describe('/panchang/day-yogas', () => {
  test('of a day has what /panchang/daily has, and Visha beside it', async () => {
    for (const date of ['2026-11-20', '2026-11-22', '2026-11-29', '2027-01-05']) {
      const data = dataOf<PanchangDayYogas>(await post(handler, '/panchang/day-yogas', { date, ...DELHI }));
      const daily = await inDelhi(date);
      const key = ({ end, id, start }: { id: string; start: string; end: string }) => `${id} ${start} ${end}`;
      const told = data.yogas.filter(({ id }) => id !== 'visha').map(key);
      expect(told.sort()).toEqual(daily.special_yogas.map(key).sort());
      expect(data.anandadi.map(key)).toEqual(daily.anandadi.map(key));
    }
  });

  test('of a month has those of each of its days, to the second', async () => {
    const month = dataOf<PanchangMonthYogas>(await get('/panchang/day-yogas', `year=2026&month=11&${MONTH}`));
    expect(month.days).toHaveLength(30);
    for (const { anandadi, date, yogas } of month.days) {
      const day = dataOf<PanchangDayYogas>(await post(handler, '/panchang/day-yogas', { date, ...DELHI }));
      const told = (list: readonly { id: string; start: string; end: string }[]) => list.map(({ id }) => id);
      expect([date, told(yogas), told(anandadi)]).toEqual([date, told(day.yogas), told(day.anandadi)]);
      for (const [i, yoga] of yogas.entries()) {
        expect(Math.abs(ms(yoga.start) - ms(day.yogas[i]!.start))).toBeLessThanOrEqual(1000);
        expect(Math.abs(ms(yoga.end) - ms(day.yogas[i]!.end))).toBeLessThanOrEqual(1000);
      }
    }
    expect(month.summary).toContain('Ravi Pushya falls on the 1st and 29th.');
  });

  test('Visha falls on the tithis of the verse', async () => {
    const days = await Promise.all(
      [1, 2, 3, 4, 5, 6].map(async (month) =>
        dataOf<PanchangMonthYogas>(await get('/panchang/day-yogas', `year=2027&month=${month}&${MONTH}`)),
      ),
    );
    const verse: Readonly<Record<string, RegExp>> = {
      ravivara: /Chaturthi/,
      somavara: /Shashthi/,
      mangalavara: /Saptami/,
      budhavara: /Dwitiya/,
      guruvara: /Ashtami/,
      shukravara: /Navami/,
      shanivara: /Saptami/,
    };
    const found = days.flatMap((month) =>
      month.days.flatMap(({ vara, yogas }) =>
        yogas.filter(({ id }) => id === 'visha').map(({ rule }) => ({ vara, rule })),
      ),
    );
    expect(new Set(found.map(({ vara }) => vara)).size).toBe(7);
    for (const { rule, vara } of found) expect(rule).toMatch(verse[vara]!);
  });

  test('Abhijit is counted as asked for', async () => {
    const answer = await get('/panchang/day-yogas', `year=2026&month=11&abhijit=none&${MONTH}`);
    expect(conventionsOf(answer)).toEqual({ abhijit: 'none' });
    expect((await get('/panchang/day-yogas', `year=2026&month=11&abhijit=maybe&${MONTH}`)).status).toBe(422);
  });
});

describe('/panchang/tarabala-table', () => {
  const ask = async (query: string) =>
    dataOf<TarabalaTable>(await get('/panchang/tarabala-table', `${query}&${MONTH}`));

  test('each tara has three stars and each house a sign, at any span; the legend names them', async () => {
    const table = await ask('year=2026&month=11');
    for (const { cycles, taras } of table.spans) {
      expect([...taras].sort()).toEqual(Array.from({ length: 27 }, (_, i) => Math.floor(i / 3) + 1));
      expect([1, 2, 3].map((cycle) => cycles.filter((one) => one === cycle).length)).toEqual([9, 9, 9]);
    }
    for (const { houses } of table.chandrabala) expect(new Set(houses).size).toBe(12);
    expect(table.legend.taras.map(({ nature }) => nature)).toEqual([
      'mixed',
      'shubh',
      'ashubh',
      'shubh',
      'ashubh',
      'shubh',
      'ashubh',
      'shubh',
      'shubh',
    ]);
    expect(table.legend.houses[4]!.nature).toEqual({ shukla: 'madhyam', krishna: 'sama' });
    expect(table.summary).toContain('new moon at 12:32 on the 9th');
  });

  test('days name what runs at sunrise and when it changes', async () => {
    const { chandrabala, days, spans } = await ask('year=2026&month=11');
    expect(days).toHaveLength(30);
    const startsOf = (list: readonly { start: string }[]) => list.map(({ start }) => start);
    for (const { changes, nakshatra, start } of days) {
      const stay = spans.find((span) => ms(span.start) <= ms(start) && ms(start) < ms(span.end))!;
      expect(stay.nakshatra.number).toBe(nakshatra);
      for (const change of changes) expect([...startsOf(spans), ...startsOf(chandrabala)]).toContain(change);
    }
  });

  test('is in Hindi where that is asked for', async () => {
    const { legend, rule } = await ask('year=2026&month=11&lang=hi');
    expect(legend.taras[0]!.name).toBe('जन्म');
    expect(rule).toMatch(/[\u0900-\u097f]/);
  });

  test('a month outside the ephemeris is refused', async () => {
    expect((await get('/panchang/tarabala-table', `year=1500&month=1&${MONTH}`)).status).toBe(422);
  });
});

test.each(['en', 'hi'])('answers in %s stay small', async (lang) => {
  const bytes = async (path: string, detail: string) =>
    Buffer.byteLength((await get(path, `year=2026&month=10&lang=${lang}&detail=${detail}&${MONTH}`)).text);
  for (const path of ['/panchang/day-yogas', '/panchang/tarabala-table']) {
    expect(await bytes(path, 'brief')).toBeLessThanOrEqual(16_000);
    expect(await bytes(path, 'standard')).toBeLessThanOrEqual(64_000);
  }
});
