/** What the answers of /panchang say beyond numbers: names, reasons, days without sunrise. */
import { describe, expect, test } from '@jest/globals';
import { handler } from '../../../functions/panchang/routes.ts';
import type {
  PanchangKaranas,
  PanchangNakshatras,
  PanchangTithis,
  PanchangYogas,
} from '../../../lib/schemas/common/panchangElements.ts';
import type {
  PanchangAbhijit,
  PanchangChoghadiya,
  PanchangHora,
  PanchangKaal,
  PanchangMoon,
  PanchangSun,
  PanchangVara,
} from '../../../lib/schemas/panchang/common.ts';
import type { Meta } from '../../../lib/schemas/common/envelope.ts';
import { dataOf, post } from '../../support/call.ts';

const DELHI = { date: '2026-11-20', latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' };
const TROMSO = { latitude: 69.6492, longitude: 18.9553, timezone: 'Europe/Oslo' };

const ask = async <Data>(path: string, day: object, lang = 'en'): Promise<Data> =>
  dataOf<Data>(await post(handler, `/panchang/${path}?lang=${lang}`, day));
const seconds = ({ start, end }: { start: string; end: string }) => (Date.parse(end) - Date.parse(start)) / 1000;

describe('names', () => {
  test('of a tithi in three languages; ids tell the halves of the month apart', async () => {
    // The full moon of NASA's eclipse catalogue: 2025-03-14 06:59 UT, 12:29 in Delhi.
    const { items } = await ask<PanchangTithis>('tithi', { ...DELHI, date: '2025-03-14' }, 'hi');
    expect(items[0]).toMatchObject({
      id: 'purnima',
      number: 15,
      name: 'पूर्णिमा',
      names: { english: 'Purnima', sanskrit: 'pūrṇimā', hindi: 'पूर्णिमा' },
      paksha: 'shukla',
      paksha_name: 'शुक्ल',
      day_of_paksha: 15,
      deity: { id: 'moon' },
      group: { id: 'purna', name: 'पूर्णा' },
      next: { id: 'krishna_pratipada', number: 16, name: 'प्रतिपदा' },
    });
    expect(items[1]).toMatchObject({ id: 'krishna_pratipada', elapsed_percent: 0, is_at_sunrise: false });
    expect(Math.abs(Date.parse(items[0]!.end) - Date.parse('2025-03-14T06:55:00Z')) / 60_000).toBeLessThan(5);
  });

  test('of a nakshatra, a yoga, a karana and a vara', async () => {
    const { items: nakshatras } = await ask<PanchangNakshatras>('nakshatra', DELHI);
    expect(nakshatras[0]!.names).toEqual({
      english: 'Purva Bhadrapada',
      sanskrit: 'pūrvābhādrapadā',
      hindi: 'पूर्वाभाद्रपदा',
    });
    const { vara } = await ask<PanchangVara>('vara', DELHI);
    expect(vara).toMatchObject({
      id: 'shukravara',
      number: 6,
      name: 'Friday',
      lord: 'venus',
      names: { english: 'Friday', sanskrit: 'śukravāra', hindi: 'शुक्रवार' },
      type: { id: 'mridu' },
    });
  });
});

describe('panchang elements', () => {
  test('the elapsed share at sunrise fits the observed angle, and the items touch', async () => {
    for (const path of ['tithi', 'nakshatra', 'yoga', 'karana']) {
      const { bounds, items, observed } = await ask<PanchangTithis>(path, DELHI);
      const elapsedDeg = observed.angle - (items[0]!.number - 1) * observed.arc;
      expect(items[0]!.elapsed_percent).toBeCloseTo((elapsedDeg / observed.arc) * 100, 1);
      expect(items[0]!.start <= bounds.start && items.at(-1)!.end >= bounds.end).toBe(true);
      items.slice(1).forEach((item, i) => expect(item.start).toBe(items[i]!.end));
      items.slice(1).forEach((item, i) => expect(items[i]!.next.id).toBe(item.id));
      for (const item of items) expect(Math.abs(seconds(item) - item.duration_seconds)).toBeLessThanOrEqual(1);
    }
  });

  test('a karana ends with its tithi', async () => {
    const { items: tithis } = await ask<PanchangTithis>('tithi', DELHI);
    const { items: karanas } = await ask<PanchangKaranas>('karana', DELHI);
    const ends = karanas.filter(({ half }) => half === 2).map(({ end }) => end);
    expect(tithis.filter(({ end }) => ends.includes(end)).length).toBeGreaterThan(0);
    for (const { number, tithi } of karanas) expect(tithi.number).toBe(Math.ceil(number / 2));
  });

  test('the four padas tile their nakshatra; the one at sunrise is named', async () => {
    const { items, bounds } = await ask<PanchangNakshatras>('nakshatra', DELHI);
    for (const { end, pada_at_sunrise: running, padas, start } of items) {
      expect([padas[0]!.start, padas[3]!.end]).toEqual([start, end]);
      const at = padas.find((pada) => pada.start <= bounds.start && bounds.start < pada.end);
      expect(running).toBe(at?.pada ?? null);
    }
  });

  test('the padas of Purva and Uttara Bhadrapada make the navamshas from Aries to Scorpio', async () => {
    const { items } = await ask<PanchangNakshatras>('nakshatra', DELHI);
    expect(items.slice(0, 2).map(({ id }) => id)).toEqual(['purva_bhadrapada', 'uttara_bhadrapada']);
    const navamshas = items.slice(0, 2).flatMap(({ padas }) => padas.map(({ navamsha }) => navamsha.number));
    expect(navamshas).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  });

  test('all of Vyatipata is avoided, nothing of a good yoga', async () => {
    // The reference has Siddhi and Vyatipata over Thiruvananthapuram on this day.
    const day = { date: '2029-05-24', latitude: 8.5241, longitude: 76.9366, timezone: 'Asia/Kolkata' };
    const { items } = await ask<PanchangYogas>('yoga', day);
    expect(items.map(({ id, shunned }) => [id, shunned])).toEqual([
      ['siddhi', null],
      ['vyatipata', { start: items[1]!.start, end: items[1]!.end }],
    ]);
  });

  test('Vishti is marked', async () => {
    const day = { date: '2029-05-24', latitude: 8.5241, longitude: 76.9366, timezone: 'Asia/Kolkata' };
    const { items } = await ask<PanchangKaranas>('karana', day);
    expect(items.map(({ id, is_vishti: isVishti }) => [id, isVishti])).toEqual([
      ['vishti', true],
      ['bava', false],
      ['balava', false],
    ]);
  });
});

describe('parts of the day', () => {
  test('Rahu kaal of a Friday is the fourth eighth, and says so', async () => {
    const kaal = await ask<PanchangKaal>('rahu-kaal', DELHI);
    expect(kaal).toMatchObject({ part: 4, parts: 8, vara: { id: 'shukravara' }, night: null, nature: 'bad' });
    expect(kaal.rule).toBe('On Friday Rahu kaal is the 4th of eight equal parts of the daylight.');
    expect(Math.abs(seconds(kaal) * 8 - seconds({ start: kaal.sunrise!, end: kaal.sunset! }))).toBeLessThan(9);
  });

  test('Abhijit on a Wednesday is there, and not to be used', async () => {
    const abhijit = await ask<PanchangAbhijit>('abhijit', { ...DELHI, date: '2026-11-18' });
    expect(abhijit).toMatchObject({ is_usable: false, nature: 'bad', good_for: [], part: 8, parts: 15 });
    expect(abhijit.avoid).toEqual(['every beginning']);
    expect(abhijit.unusable_because).toMatch(/Wednesday/);
    expect([seconds(abhijit.extended), seconds(abhijit.fixed)]).toEqual([5760, 2880]);
    expect((await ask<PanchangAbhijit>('abhijit', DELHI)).unusable_because).toBeNull();
  });

  test('before sunrise the vara of the day before runs', async () => {
    const { before_sunrise: before, next } = await ask<PanchangVara>('vara', { ...DELHI, date: '2026-11-22' });
    expect([before.id, next.id]).toEqual(['shanivara', 'somavara']);
  });
});

test('the instant at which a day begins is one and the same on the clock of the place and in UTC', async () => {
  // Sunrise is no whole second; which way it is rounded must not depend on the clock.
  for (let date = 1; date <= 9; date++) {
    const { json } = await post(handler, '/panchang/vara', { ...DELHI, date: `2026-11-0${date}` });
    const { data, meta } = json as { data: PanchangVara; meta: Meta };
    const { local_datetime: local, utc_datetime: utc } = meta.input;
    expect([local, Date.parse(utc)]).toEqual([data.sunrise, Date.parse(local)]);
  }
});

test('by the siddhantas the Moon rises with its place on the ecliptic, and the rule says so', async () => {
  const { rule } = await ask<PanchangMoon>('moonrise-moonset', { ...DELHI, sunrise: 'hindu' });
  expect(rule).toContain('Its latitude and refraction are left out');
});

describe('under the midnight Sun', () => {
  const day = { ...TROMSO, date: '2026-06-21' };

  test('no sunrise and no sunset, with the reason; noon and the other convention are there all the same', async () => {
    const sun = await ask<PanchangSun>('sunrise-sunset', day);
    expect(sun).toMatchObject({
      sunrise: null,
      sunset: null,
      day_length_seconds: null,
      night_length_seconds: null,
      reason: 'polar_day',
      is_approximate: true,
    });
    expect(sun.solar_noon).toMatch(/^2026-06-21T12:4\d/);
    expect(sun.note).toMatch(/stays up/);
    expect(sun.twilights.map(({ reason }) => reason)).toEqual(Array(3).fill('never_so_dark'));
  });

  test.each(['rahu-kaal', 'yamaganda', 'gulika-kaal', 'abhijit'])(
    '%s of a day counted from six to six',
    async (path) => {
      const kaal = await ask<PanchangKaal>(path, day);
      expect(kaal).toMatchObject({ is_approximate: true, reason: 'polar_day' });
      expect(seconds(kaal)).toBe(path === 'abhijit' ? 2880 : 5400);
    },
  );

  test('choghadiya and hora are of equal length', async () => {
    const { day: eighths } = await ask<PanchangChoghadiya>('choghadiya', day);
    expect(eighths.map(({ duration_seconds: length }) => length)).toEqual(Array(8).fill(5400));
    const { day: twelfths } = await ask<PanchangHora>('hora', day);
    expect(twelfths.map(({ duration_seconds: length }) => length)).toEqual(Array(12).fill(3600));
  });
});

test('a date without moonrise says so and names the next one', async () => {
  const moons: PanchangMoon[] = [];
  for (let date = 1; date <= 30; date++) {
    moons.push(
      await ask<PanchangMoon>('moonrise-moonset', { ...DELHI, date: `2026-11-${String(date).padStart(2, '0')}` }),
    );
  }
  const without = moons.filter(({ moonrise }) => moonrise === null);
  expect(without).toHaveLength(1);
  const [{ date, next_moonrise: next, reason }] = without as [PanchangMoon];
  expect(reason).toBe('no_moonrise');
  expect(next!.slice(0, 10) > date).toBe(true);
  expect(moons.find((moon) => moon.date === next!.slice(0, 10))!.moonrise).toBe(next);
});

test('a date that local time skipped is answered by the next one, in every field', async () => {
  // Samoa went over the date line at the end of Thursday, 29 December 2011; the next day was Saturday the 31st.
  const apia = { latitude: -13.8333, longitude: -171.7667, timezone: 'Pacific/Apia' };
  for (const path of ['vara', 'moonrise-moonset']) {
    const [skipped, next] = await Promise.all(
      ['2011-12-30', '2011-12-31'].map((date) => ask<PanchangVara>(path, { ...apia, date })),
    );
    expect(skipped).toEqual(next);
  }
  const { date, sunrise, vara } = await ask<PanchangVara>('vara', { ...apia, date: '2011-12-30' });
  expect([date, sunrise!.slice(0, 10), vara.id]).toEqual(['2011-12-31', '2011-12-31', 'shanivara']);
});
