/** POST /panchang/instant equals the records of the day that holds the instant. */
import fc from 'fast-check';
import { expect, test } from '@jest/globals';
import { handler } from '../../../functions/panchang/routes.ts';
import type { PanchangDaily } from '../../../lib/schemas/panchang/daily.ts';
import type { PanchangGowri, PanchangRisingSigns } from '../../../lib/schemas/panchang/dayTables.ts';
import type { PanchangInstant } from '../../../lib/schemas/panchang/instant.ts';
import { call, dataOf, post } from '../../support/call.ts';
import { golden } from '../../support/golden.ts';

interface Spanned {
  readonly start: string;
  readonly end: string;
}

const ms = (at: string) => Date.parse(at);
/** An instant is written to the second, so that what begins within it is not told from it. */
const holds = ({ end, start }: Spanned, at: string) => ms(start) <= ms(at) && ms(at) < ms(end);
const isNear = (a: string, b: string) => Math.abs(ms(a) - ms(b)) <= 1000;

const two = (number: number) => String(number).padStart(2, '0');

/** Instants of 1650 to 2350 at places up to the polar circles and beyond; hours before sunrise come up as often as others. */
const instants = fc.record({
  date: fc
    .record({
      year: fc.integer({ min: 1650, max: 2350 }),
      month: fc.integer({ min: 1, max: 12 }),
      day: fc.integer({ min: 1, max: 28 }),
    })
    .map(({ day, month, year }) => `${year}-${two(month)}-${two(day)}`),
  time: fc
    .record({ hour: fc.integer({ min: 0, max: 23 }), minute: fc.integer({ min: 0, max: 59 }) })
    .map(({ hour, minute }) => `${two(hour)}:${two(minute)}:17`),
  latitude: fc.oneof(fc.constantFrom(28.6139, -33.8688, 64.1466, 78.2232, -70.5), fc.integer({ min: -65, max: 65 })),
  longitude: fc.integer({ min: -170, max: 170 }),
});

async function dayOf<Data>(path: string, body: object): Promise<Data> {
  return dataOf<Data>(await post(handler, path, body));
}

test('hundreds of instants have what the day that holds them has', async () => {
  let isBefore = 0;
  await fc.assert(
    fc.asyncProperty(instants, async ({ date, latitude, longitude, time }) => {
      const hours = Math.round(longitude / 15);
      const timezone = `${hours < 0 ? '-' : '+'}${two(Math.abs(hours))}:00`;
      const now = await dayOf<PanchangInstant>('/panchang/instant', { date, time, latitude, longitude, timezone });
      const query = { date: now.date, latitude: String(latitude), longitude: String(longitude), timezone };
      const url = `/api/v1/panchang/daily?${new URLSearchParams(query).toString()}`;
      const daily = dataOf<PanchangDaily>(await call(handler, 'GET', url));
      const { at } = now;
      expect(at.slice(0, 19)).toBe(`${date}T${time}`);
      expect(now.bounds).toEqual(daily.bounds);
      expect(holds(now.bounds, at)).toBe(true);
      if (now.date < date) isBefore += 1;
      expect(now.vara.id).toBe(daily.vara.id);
      for (const limb of ['tithi', 'nakshatra', 'yoga', 'karana'] as const) {
        const [running] = daily[limb].filter((item) => holds(item, at));
        expect([limb, now[limb]]).toEqual([limb, expect.objectContaining(pick(running!))]);
      }
      const pada = daily.nakshatra.flatMap(({ padas }) => padas).find((item) => holds(item, at))!;
      expect(now.nakshatra.pada).toBe(pada.pada);
      const kept = daily.special_yogas.filter((yoga) => holds(yoga, at));
      expect(now.day_yogas).toEqual(kept);
      expect(now.anandadi).toEqual(daily.anandadi.find((yoga) => holds(yoga, at)));
      expect(periodsOf(now)).toEqual(periodsOfDay(daily, at));
      const sign = daily.moon.signs.find((stay) => holds(stay, at))!;
      expect(now.moon.sign).toEqual(sign.sign);
      expect(now.sun.nakshatra.number).toBe(Math.floor((now.sun.longitude * 27) / 360) + 1);
    }),
    { numRuns: 250, seed: 20261120 },
  );
  expect(isBefore).toBeGreaterThan(40);
});

const pick = ({ end, id, name, number, start }: Spanned & { id: string; number: number; name: string }) => ({
  id,
  number,
  name,
  start,
  end,
});

type Listed = readonly (readonly [id: string, isActive: boolean, start: string | null, end: string | null])[];

function periodsOf({ periods }: PanchangInstant): Listed {
  return periods.map(({ end, id, is_active: isActive, start }) => [id, isActive, start, end]);
}

/** The same list from the fields of the day. */
function periodsOfDay(daily: PanchangDaily, at: string): Listed {
  const { abhijit, amrita_kaal: amrita, bhadra, dur_muhurtas: dur, gulika_kaal: gulika, panchaka, varjyam } = daily;
  const found: Record<string, readonly Spanned[]> = {
    rahu_kaal: [daily.rahu_kaal],
    yamaganda: [daily.yamaganda],
    gulika_kaal: [gulika, gulika.night!],
    abhijit: [abhijit],
    dur_muhurta: dur,
    varjyam,
    amrita_kaal: amrita,
    bhadra,
    panchaka: panchaka ? [panchaka] : [],
  };
  return Object.entries(found).flatMap(([id, spans]): Listed =>
    spans.length === 0
      ? [[id, false, null, null] as const]
      : spans.map((span) => [id, holds(span, at), span.start, span.end] as const),
  );
}

test('hora, choghadiya, gowri part and rising sign are those of the tables of the day', async () => {
  await fc.assert(
    fc.asyncProperty(instants, async ({ date, latitude, longitude, time }) => {
      const timezone = `${longitude < 0 ? '-' : '+'}${two(Math.abs(Math.round(longitude / 15)))}:00`;
      const place = { latitude, longitude, timezone };
      const now = await dayOf<PanchangInstant>('/panchang/instant', { date, time, ...place });
      const day = { date: now.date, ...place };
      type Halves = Record<'day' | 'night', readonly (Spanned & { id: string; number: number })[]>;
      for (const part of ['hora', 'choghadiya'] as const) {
        const halves = await dayOf<Halves>(`/panchang/${part}`, day);
        const found = halves[now[part].half].find((item) => holds(item, now.at))!;
        expect([part, found.id, found.number, found.start]).toEqual([
          part,
          now[part].id,
          now[part].number,
          now[part].start,
        ]);
      }
      const gowri = await dayOf<PanchangGowri>('/panchang/gowri', day);
      const eighth = gowri[now.gowri.half].find((item) => holds(item, now.at))!;
      expect({ half: now.gowri.half, ...eighth }).toEqual(now.gowri);
      const { lagnas } = await dayOf<PanchangRisingSigns>('/panchang/udaya-lagna', day);
      const rising = lagnas.find((item) => holds(item, now.at))!;
      expect(now.lagna.sign).toEqual(rising.sign);
      expect([isNear(now.lagna.start, rising.start), isNear(now.lagna.end, rising.end)]).toEqual([true, true]);
      const ninth = rising.navamshas.find((item) => holds(item, now.at))!;
      expect([now.lagna.navamsha.id, now.lagna.is_pushkara]).toEqual([ninth.sign.id, ninth.is_pushkara]);
    }),
    { numRuns: 60, seed: 20261121 },
  );
});

test('the limbs of an instant are those of an independent almanac', async () => {
  interface Row {
    readonly lat: number;
    readonly lon: number;
    readonly tithi: readonly [number, number];
    readonly nakshatra: readonly [number, number];
    readonly yoga: readonly [number, number];
    readonly karana: readonly [number, number];
  }
  const { rows } = golden<{ rows: readonly Row[] }>('ephemeris/panchang');
  const minute = 1 / 1440;
  const iso = (jd: number) => new Date(Math.round((jd - 2440587.5) * 86400) * 1000).toISOString();
  for (const row of rows.slice(0, 60)) {
    for (const limb of ['tithi', 'nakshatra', 'yoga', 'karana'] as const) {
      const [number, endJd] = row[limb];
      const before = iso(endJd - minute);
      const body = { date: before.slice(0, 10), time: before.slice(11, 19), latitude: row.lat, longitude: row.lon };
      const now = await dayOf<PanchangInstant>('/panchang/instant', { ...body, timezone: '+00:00' });
      expect([limb, now[limb].number]).toEqual([limb, number]);
      expect(Math.abs(ms(now[limb].end) - ms(iso(endJd)))).toBeLessThanOrEqual(3000);
      expect(now[limb].elapsed_percent).toBeGreaterThan(99);
    }
  }
});

test('ghatis since sunrise are counted by 24 minutes, or by sixtieths of the day, as the answer says', async () => {
  const body = { date: '2026-11-20', time: '14:30:00', latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' };
  const answer = await post(handler, '/panchang/instant', body);
  const now = dataOf<PanchangInstant>(answer);
  const minutes = (ms(now.at) - ms(now.sunrise!)) / 60000;
  expect(now.ghati_since_sunrise).toBeCloseTo(minutes / 24, 3);
  expect(now.ishta_kala.ghati).toBe(Math.floor(minutes / 24));
  expect((answer.json as { meta: { conventions: { calendar: unknown } } }).meta.conventions.calendar).toEqual({
    abhijit: 'counted',
    ghati: 'fixed',
  });
  const proportional = dataOf<PanchangInstant>(await post(handler, '/panchang/instant?ghati=proportional', body));
  const dayMinutes = (ms(now.bounds.end) - ms(now.bounds.start)) / 60000;
  expect(proportional.ghati_since_sunrise).toBeCloseTo((minutes / dayMinutes) * 60, 3);
});

test('before sunrise the day is that of the sunrise before, and the sentence says still', async () => {
  const body = { date: '2026-11-20', time: '05:10:00', latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' };
  const now = dataOf<PanchangInstant>(await post(handler, '/panchang/instant', body));
  expect([now.date, now.vara.id]).toEqual(['2026-11-19', 'guruvara']);
  expect(now.summary).toContain('it is still Thursday');
  const hindi = dataOf<PanchangInstant>(await post(handler, '/panchang/instant?lang=hi', body));
  expect(hindi.summary).toContain('गुरुवार ही है');
});
