/** GET /panchang/daily: days of the almanacs, and that its parts agree with each other. */
import { describe, expect, test } from '@jest/globals';
import { handler } from '../../../functions/panchang/routes.ts';
import type { PanchangDaily } from '../../../lib/schemas/panchang/daily.ts';
import { dataOf, post } from '../../support/call.ts';
import { bodyOf, golden, wire, type GoldenBirth, type JyotishFile } from '../../support/golden.ts';
import { daily, inDelhi } from '../../support/panchangDay.ts';

// Days that almanacs announced; each with its star from when to when.
test.each([
  ['2024-10-24', 'guru_pushya'],
  ['2025-08-21', 'guru_pushya'],
  ['2024-07-07', 'ravi_pushya'],
  ['2024-08-04', 'ravi_pushya'],
])('%s has %s while the Moon is in Pushya', async (date, id) => {
  const { bounds, nakshatra, special_yogas: yogas } = await inDelhi(date);
  const pushya = nakshatra.find((item) => item.id === 'pushya')!;
  const later = (a: string, b: string) => (a > b ? a : b);
  const earlier = (a: string, b: string) => (a < b ? a : b);
  const yoga = yogas.find((found) => found.id === id)!;
  expect([yoga.start, yoga.end]).toEqual([later(pushya.start, bounds.start), earlier(pushya.end, bounds.end)]);
  expect(yoga.conditions.map(({ met, rule }) => [rule, met])).toEqual([
    ['vara', true],
    ['nakshatra', true],
  ]);
  expect(yoga.conditions[1]!.observed).toEqual({ nakshatra: ['pushya'] });
});

test('the Panchaka of January 2024 began on a Saturday night', async () => {
  const { panchaka } = await inDelhi('2024-01-15');
  expect(panchaka).toMatchObject({ vara_at_start: { id: 'shanivara' }, kind: { id: 'mrityu' } });
  const { panchaka: free } = await inDelhi('2024-05-04');
  expect(free).toMatchObject({ vara_at_start: { id: 'guruvara' }, kind: null });
  expect((await inDelhi('2024-05-10')).panchaka).toBeNull();
});

interface Expected {
  sunrise: string;
  sunset: string;
  weekday: string;
  weekday_lord: string;
  tithi: { number: number }[];
  nakshatra: { number: number }[];
  yoga: { number: number }[];
  karana: { number: number }[];
  rahu_kaal: [string, string];
  yamaganda: [string, string];
  gulika_kaal: [string, string];
  abhijit_muhurta_8th_of_15: [string, string];
}
const { cases } = golden<JyotishFile<Expected>>('jyotish/panchang');
const queryOf = (birth: GoldenBirth) => {
  const { date, latitude, longitude, timezone } = bodyOf(birth);
  return { date, latitude, longitude, timezone } as Record<string, string>;
};
const secondsApart = (written: string, local: string) =>
  Math.abs(Date.parse(`${written.slice(0, 19)}Z`) - Date.parse(`${local}Z`)) / 1000;

test.each(cases.map(({ birth, expected }) => [birth.id, birth, expected] as const))(
  '%s has the elements and times of the reference',
  async (_, birth, expected) => {
    const data = await daily(queryOf(birth));
    const numbers = (items: readonly { number: number }[]) => items.map(({ number }) => number);
    for (const dayElement of ['tithi', 'nakshatra', 'yoga', 'karana'] as const) {
      expect([dayElement, numbers(data[dayElement])]).toEqual([dayElement, numbers(expected[dayElement])]);
    }
    expect([data.vara.lord]).toEqual([wire(expected.weekday_lord)]);
    const spans = [
      [data.rahu_kaal, expected.rahu_kaal],
      [data.yamaganda, expected.yamaganda],
      [data.gulika_kaal, expected.gulika_kaal],
      [data.abhijit, expected.abhijit_muhurta_8th_of_15],
    ] as const;
    // The reference's refraction is 0.4 minutes of arc less: 5 s of sunrise at most.
    expect(secondsApart(data.sunrise!, expected.sunrise)).toBeLessThan(6);
    for (const [span, [start, end]] of spans) {
      expect(secondsApart(span.start, start)).toBeLessThan(6);
      expect(secondsApart(span.end, end)).toBeLessThan(6);
    }
  },
);

describe('the parts of an answer agree', () => {
  const dates = ['2026-01-14', '2026-03-20', '2026-06-21', '2026-08-28', '2026-11-20'];
  test.each(dates)('%s', async (date) => {
    const data = await inDelhi(date);
    const { bounds } = data;
    const tiles = (spans: readonly { start: string; end: string }[]) => {
      expect([spans[0]!.start, spans.at(-1)!.end]).toEqual([bounds.start, bounds.end]);
      spans.slice(1).forEach((span, i) => expect(span.start).toBe(spans[i]!.end));
    };
    tiles(data.anandadi);
    tiles(data.panchaka_rahita.spans);
    tiles(data.directions.chandra_vasa);
    for (const { end, start } of data.special_yogas) {
      expect(start < end && start >= bounds.start && end <= bounds.end).toBe(true);
    }
    for (const { is_free: isFree, nakshatra, remainder, rising_sign: sign, sum, tithi } of data.panchaka_rahita.spans) {
      expect(sum).toBe(tithi + data.vara.number + nakshatra + sign.number);
      expect([remainder, isFree]).toEqual([sum % 9, [0, 3, 5, 7].includes(sum % 9)]);
    }
    const vishtis = data.karana.filter((item) => item.is_vishti);
    expect(data.bhadra.map(({ end, start }) => [start, end])).toEqual(vishtis.map(({ end, start }) => [start, end]));
    expect(data.gand_mool.map(({ nakshatra }) => nakshatra.id)).toEqual(
      data.nakshatra.filter((item) => item.is_gand_mool).map((item) => item.id),
    );
  });

  test.each(dates)('nothing avoided touches the clear times of %s', async (date) => {
    const data = await inDelhi(date);
    const shunned = [
      ...[data.rahu_kaal, data.yamaganda, data.gulika_kaal],
      ...data.dur_muhurtas,
      ...data.varjyam,
      ...data.yoga.flatMap(({ shunned: part }) => (part ? [part] : [])),
      ...data.bhadra.flatMap(({ stays }) => stays.filter(({ abode }) => abode === 'earth')),
    ];
    expect(data.clear_times.spans.length).toBeGreaterThan(0);
    for (const clear of data.clear_times.spans) {
      expect(clear.start >= data.sunrise! && clear.end <= data.sunset!).toBe(true);
      expect(shunned.filter(({ end, start }) => start < clear.end && end > clear.start)).toEqual([]);
    }
  });

  test.each(dates)('observations on %s are named by the ids of the answer', async (date) => {
    const { nakshatra, special_yogas: yogas, tithi, vara } = await inDelhi(date);
    const ids = (items: readonly { id: string }[]) => items.map(({ id }) => id);
    const known: Readonly<Record<string, readonly string[]>> = {
      vara: [vara.id],
      tithi: ids(tithi),
      nakshatra: ids(nakshatra),
    };
    for (const { observed, rule } of yogas.flatMap(({ conditions }) => conditions)) {
      const seen = [observed[rule] ?? []].flat();
      expect([rule, seen.filter((id) => !(known[rule] ?? []).includes(String(id)))]).toEqual([rule, []]);
    }
  });

  test('with the single paths', async () => {
    const data = await inDelhi('2026-11-20');
    const body = { date: '2026-11-20', latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' };
    for (const dayElement of ['tithi', 'nakshatra', 'yoga', 'karana'] as const) {
      const { items } = dataOf<{ items: unknown }>(await post(handler, `/panchang/${dayElement}`, body));
      expect(data[dayElement]).toEqual(items);
    }
    expect(data).toMatchObject(await moonOf(body));
  });
});

test('a gand mool nakshatra is marked for births; it is not excluded from weddings, for which Magha, Mula and Revati are used', async () => {
  const withRevati = cases.find(({ expected }) => expected.nakshatra.some(({ number }) => number === 27))!;
  const { gand_mool: stars } = await daily(queryOf(withRevati.birth));
  const revati = stars.find(({ nakshatra }) => nakshatra.id === 'revati')!;
  expect(revati.meaning).toMatch(/birth/);
  expect(revati.meaning).not.toMatch(/wedding|journey/);
});

async function moonOf(body: object): Promise<Pick<PanchangDaily, 'moonrise' | 'moonset'>> {
  const { moonrise, moonset } = dataOf<PanchangDaily>(await post(handler, '/panchang/moonrise-moonset', body));
  return { moonrise, moonset };
}

test('the first five ghatis of the anandadi yoga Mudgara are avoided, counted from sunrise', async () => {
  const { anandadi, bounds } = await inDelhi('2024-11-05');
  const [{ id, shunned }, next] = anandadi as [(typeof anandadi)[0], (typeof anandadi)[0]];
  expect([id, shunned!.start, next.shunned]).toEqual(['mudgara', bounds.start, null]);
  expect(Date.parse(shunned!.end) - Date.parse(shunned!.start)).toBe(5 * 24 * 60_000);
});

test('a muhurta and a panchang element of one deity name it alike', async () => {
  // The second muhurta of a Saturday and the fifth tithi are those of the serpents.
  const {
    dur_muhurtas: [, second],
  } = await inDelhi('2026-11-21');
  const { tithi } = await inDelhi('2026-11-14');
  expect(tithi.find(({ number }) => number === 5)!.deity).toEqual(second!.deity);
});

test.each([
  // The verse: Bhadra of the first half, that of the day, does no harm by night; that of the second half none by day.
  ['2024-03-24', 'purnima', 1, 'night'],
  ['2026-11-20', 'shukla_ekadashi', 2, 'day'],
] as const)('the Bhadra of %s is in %s, half %i, and harmless by %s', async (date, tithi, half, harmlessBy) => {
  const { bhadra } = await inDelhi(date);
  expect(bhadra).toMatchObject([{ tithi: { id: tithi }, half, harmless_by: harmlessBy }]);
});

test('where no Sun rose, the vara with which a Panchaka begins is that of local time', async () => {
  const place = { latitude: '69.6492', longitude: '18.9553', timezone: 'Europe/Oslo' };
  const { panchaka } = await daily({ ...place, date: '2026-12-16' });
  expect(panchaka!.rule).toContain('Counted from what stands for sunrise');
  expect((await inDelhi('2026-12-16')).panchaka!.rule).toContain('Counted from sunrise');
  // Its text writes the date as people do.
  const { start } = (await inDelhi('2026-12-16')).panchaka!;
  const rule = (await inDelhi('2026-12-16')).panchaka!.rule;
  expect(rule).toContain(
    ` at ${start.slice(11, 16)} on ${Number(start.slice(8, 10))} Dec 2026. Counted from sunrise that was a `,
  );
});

test('Brahma muhurta is measured by the night before: its end and its length show that night', async () => {
  const [today, yesterday] = await Promise.all([inDelhi('2026-11-20'), inDelhi('2026-11-19')]);
  const nightSeconds = (Date.parse(today.sunrise!) - Date.parse(yesterday.sunset!)) / 1000;
  const [brahma] = today.muhurtas;
  expect(Math.abs(brahma!.duration_seconds - nightSeconds / 15)).toBeLessThan(2);
  expect(Math.abs((Date.parse(today.sunrise!) - Date.parse(brahma!.end)) / 1000 - nightSeconds / 15)).toBeLessThan(2);
});

test('where the Sun does not rise every field is present, and says what replaces sunrise', async () => {
  const data = await daily({ date: '2026-12-21', latitude: '69.6492', longitude: '18.9553', timezone: 'Europe/Oslo' });
  expect(data).toMatchObject({ sunrise: null, sunset: null, reason: 'polar_night', is_approximate: true });
  expect(data.panchaka_rahita).toMatchObject({ spans: [], reason: 'polar_latitude' });
  expect(data.muhurtas).toHaveLength(6);
  expect(data.lunar_month.amanta.id).toBe('margashirsha');
});

test.each(['1600-01-01', '2400-12-31'])('%s, where the ephemeris ends, has its month and solar month', async (date) => {
  const { lunar_month: month, sun } = await inDelhi(date);
  expect(month.start < date && date < month.end).toBe(true);
  expect(sun.solar_month.start < date && date < sun.solar_month.end).toBe(true);
});

test('in Hindi names change and ids do not', async () => {
  const [english, hindi] = await Promise.all([inDelhi('2026-11-20'), inDelhi('2026-11-20', 'hi')]);
  expect(hindi.lunar_month.amanta).toMatchObject({ id: 'kartika', name: 'कार्तिक' });
  expect(hindi.samvat.vikram.samvatsara).toMatchObject({ id: 'siddharthi', name: 'सिद्धार्थी' });
  expect(hindi.special_yogas.map(({ id }) => id)).toEqual(english.special_yogas.map(({ id }) => id));
  expect(hindi.directions.disha_shool.direction).toEqual({ id: 'west', name: 'पश्चिम' });
});
