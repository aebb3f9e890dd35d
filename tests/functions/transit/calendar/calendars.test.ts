/** The calendars of planets as they are answered: shapes, spans, words, refusals, sizes. */
import { describe, expect, test } from '@jest/globals';
import { handler } from '../../../../functions/transit/routes.ts';
import { Chandrashtama, GuruBalaCalendar, SaturnCalendar } from '../../../../lib/schemas/transit/moonSigns.ts';
import { CombustionCalendar, RetrogradeCalendar, SkyCalendar } from '../../../../lib/schemas/transit/skyCalendar.ts';
import { BIRTH, call, dataOf } from '../../../support/call.ts';
import { golden } from '../../../support/golden.ts';
import { schemaFaults } from '../../../support/schema.ts';

const DELHI = 'latitude=28.6139&longitude=77.209';
const ask = async <Data>(path: string, body?: object): Promise<Data> =>
  dataOf<Data>(await call(handler, body ? 'POST' : 'GET', `/api/v1/transit/${path}`, body));
const refusal = async (path: string, body?: object) => {
  const { json, status } = await call(handler, body ? 'POST' : 'GET', `/api/v1/transit/${path}`, body);
  const { code, detail } = json as { code: string; detail: { loc: string[] }[] };
  return [status, code, detail[0]!.loc.at(-1)];
};
const HINDI = /[\u0900-\u097F]/;

type Sky = { events: { at: string; body: string; event: string; name: string; sign: { id: string } | null }[] } & {
  highlights: { name: string }[];
  summary: string;
};

describe('/transit/calendar', () => {
  test('has the events of a year in order, each named', async () => {
    const answer = await ask<Sky>(`calendar?year=2027&${DELHI}&detail=full`);
    expect(schemaFaults(SkyCalendar, answer)).toEqual([]);
    const times = answer.events.map(({ at }) => Date.parse(at));
    expect(times).toEqual([...times].sort((a, b) => a - b));
    const count = (event: string) => answer.events.filter((one) => one.event === event).length;
    // Two eclipses of the Sun and three of the Moon, penumbral ones too; twelve or thirteen of each phase.
    expect([count('solar_eclipse'), count('new_moon'), count('full_moon')]).toEqual([2, 13, 12]);
    expect(count('asta')).toBe(2);
    expect(answer.events.find(({ body, event }) => body === 'saturn' && event === 'ingress')!.name).toBe(
      'Saturn enters Aries',
    );
    expect(answer.highlights.map(({ name }) => name)).toContain('Mercury turns back in Aquarius');
    expect(answer.summary).toContain('Saturn enters Aries on 3 June 2027.');
  });

  test('tells only what is asked for, and the Moon of at most 92 days', async () => {
    const answer = await ask<Sky>('calendar?start=2027-01-01&end=2027-01-31&bodies=moon&events=ingress');
    expect(new Set(answer.events.map(({ body, event }) => `${body} ${event}`))).toEqual(new Set(['moon ingress']));
    expect(answer.summary).toBe('The list has 13 events.');
    expect(await refusal('calendar?year=2027&bodies=moon')).toEqual([422, 'range_too_long', 'bodies']);
  });

  test('stays within its sizes, in Hindi too', async () => {
    for (const [detail, most] of [
      ['brief', 16],
      ['standard', 64],
    ] as const) {
      const { text } = await call(
        handler,
        'GET',
        `/api/v1/transit/calendar?year=2028&${DELHI}&lang=hi&detail=${detail}`,
      );
      expect(Buffer.byteLength(text)).toBeLessThan(most * 1024);
    }
  });
});

test('/transit/retrograde-calendar keeps whole retrogrades, or cuts them', async () => {
  interface Answer {
    spans: { planet: string; retrograde_at: string; is_clipped: boolean; shadow?: object; text: string }[];
  }
  const whole = await ask<Answer>('retrograde-calendar?year=2027&bodies=jupiter&shadow=true');
  expect(schemaFaults(RetrogradeCalendar, whole)).toEqual([]);
  expect(whole.spans[0]!.retrograde_at.slice(0, 10)).toBe('2026-12-13');
  expect([whole.spans[0]!.is_clipped, whole.spans[0]!.shadow]).toEqual([false, expect.anything()]);
  expect(whole.spans[0]!.text).toBe('Jupiter goes back from Leo into Cancer, for 121 days.');
  const cut = await ask<Answer>('retrograde-calendar?year=2027&bodies=jupiter&clip=true');
  expect([cut.spans[0]!.retrograde_at.slice(0, 10), cut.spans[0]!.is_clipped]).toEqual(['2027-01-01', true]);
  expect('shadow' in cut.spans[0]!).toBe(false);
});

describe('/transit/combustion-calendar', () => {
  interface Answer {
    spans: { planet: string }[];
    asta:
      | {
          planet: string;
          asta_on: string;
          bala: { start: string; end: string };
          vriddha: { start: string; end: string };
        }[]
      | null;
    summary: string;
  }

  test('has childhood and old age around asta at a place', async () => {
    const answer = await ask<Answer>(`combustion-calendar?year=2027&${DELHI}&detail=full`);
    expect(schemaFaults(CombustionCalendar, answer)).toEqual([]);
    const [venus, jupiter] = answer.asta!;
    // Venus sets in the east: 15 days of old age; and rises in the west: 10 of childhood.
    expect([venus!.planet, venus!.asta_on, venus!.vriddha.start, venus!.bala.end]).toEqual([
      'venus',
      '2027-07-11',
      '2027-06-26T00:00:00+05:30',
      '2027-10-10T00:00:00+05:30',
    ]);
    expect([jupiter!.planet, jupiter!.vriddha.start.slice(0, 10)]).toEqual(['jupiter', '2027-07-29']);
    expect(answer.summary).toContain('Jupiter is not seen here 13 August to 13 September 2027.');
  });

  test('counts other days for Jupiter on request, and echoes them', async () => {
    const { json } = await call(
      handler,
      'GET',
      `/api/v1/transit/combustion-calendar?year=2027&${DELHI}&jupiter_days=3`,
    );
    const { data, meta } = json as { data: Answer; meta: { conventions: { calendar: Record<string, string> } } };
    expect(data.asta!.find(({ planet }) => planet === 'jupiter')!.vriddha.start.slice(0, 10)).toBe('2027-08-10');
    expect(meta.conventions.calendar['jupiter_bala_vriddha']).toBe('3 days');
  });

  test('has no asta without a place, and says where dates cannot be told', async () => {
    expect((await ask<Answer>('combustion-calendar?year=2027')).asta).toBeNull();
    const { summary } = await ask<Answer>('combustion-calendar?year=2027&latitude=78&longitude=15');
    expect(summary).toContain('So far north or south');
  });
});

describe('sade sati, dhaiya and guru bala over years', () => {
  interface Slow {
    signs: {
      sign: { number: number };
      spans: { kind: string; passage?: number; house?: number; start: string; end: string }[];
    }[];
    summary: string;
    meaning: string | null;
  }
  const stays = golden<{ cases: { planet: string; rows: [number, string, string][] }[] }>('jyotish/ingress').cases;
  const HOUSES: Readonly<Record<string, number>> = { rising: 12, peak: 1, setting: 2, kantaka: 4, ashtama: 8 };
  const seconds = (a: string, b: string) => Math.abs(Date.parse(a) - Date.parse(`${b}Z`)) / 1000;

  test('each phase is a stay of Saturn of the reference, in the house of its kind', async () => {
    const answer = await ask<Slow>('saturn-calendar?start_year=1990&years=55');
    expect(
      schemaFaults(SaturnCalendar, await ask<Slow>('saturn-calendar?start_year=1990&years=55&detail=full')),
    ).toEqual([]);
    const saturn = stays.find(({ planet }) => planet === 'Saturn')!.rows;
    let matched = 0;
    for (const { sign, spans } of answer.signs) {
      for (const { end, kind, start } of spans) {
        const stay = saturn.find(([, from]) => seconds(start, from) < 600)!;
        expect(seconds(end, stay[2])).toBeLessThan(600);
        expect(((stay[0] - sign.number + 12) % 12) + 1).toBe(HOUSES[kind]);
        matched += 1;
      }
    }
    // Five phases to each stay that touches the years.
    const touching = saturn.filter(([, from, to]) => from < '2045' && to >= '1990');
    expect(matched).toBe(5 * touching.length);
  });

  test('re-entries are parts of one passage', async () => {
    const { signs } = await ask<Slow>('saturn-calendar?start_year=2020&years=20');
    const aquarius = signs.find(({ sign }) => sign.number === 11)!;
    const phases = aquarius.spans.filter(({ passage }) => passage === 1).map(({ kind }) => kind);
    expect(phases).toEqual(['rising', 'peak', 'rising', 'peak', 'setting', 'setting']);
  });

  test('guru bala is Jupiter of the reference in 2, 5, 7, 9 and 11', async () => {
    const answer = await ask<Slow>('guru-bala?start_year=1995&years=40');
    expect(schemaFaults(GuruBalaCalendar, await ask<Slow>('guru-bala?start_year=1995&years=40&detail=full'))).toEqual(
      [],
    );
    const jupiter = stays.find(({ planet }) => planet === 'Jupiter')!.rows;
    for (const { sign, spans } of answer.signs) {
      for (const { house, start } of spans) {
        const [passed] = jupiter.find(([, from]) => seconds(start, from) < 300)!;
        expect(((passed - sign.number + 12) % 12) + 1).toBe(house);
        expect([2, 5, 7, 9, 11]).toContain(house);
      }
    }
    const touching = jupiter.filter(([, from, to]) => from < '2035' && to >= '1995');
    expect(answer.signs.flatMap(({ spans }) => spans)).toHaveLength(5 * touching.length);
  });

  test('a birth has its own sign alone, and what it means', async () => {
    const saturn = await ask<Slow>('saturn-calendar?as_of=2027-01-01', BIRTH);
    expect(saturn.signs.map(({ sign }) => sign.number)).toEqual([11]);
    expect(saturn.summary).toContain('sade sati 24 January 2020 to 23 February 2028');
    expect(saturn.meaning).toMatch(/^By tradition/);
    const jupiter = await ask<Slow>('guru-bala?as_of=2027-01-01&lang=hi', { ...BIRTH, start_year: 2027, years: 2 });
    expect(jupiter.summary).toMatch(HINDI);
    expect(jupiter.meaning).toMatch(HINDI);
  });

  test('at most sixty years, within the ephemeris; brief and standard answers within their sizes', async () => {
    expect(await refusal('saturn-calendar?start_year=2000&years=61')).toEqual([422, 'range_too_long', 'years']);
    expect(await refusal('guru-bala', { ...BIRTH, years: 61 })).toEqual([422, 'range_too_long', 'years']);
    expect(await refusal('saturn-calendar?start_year=2390')).toEqual([422, 'date_out_of_range', 'years']);
    for (const path of ['saturn-calendar', 'guru-bala']) {
      for (const [detail, most] of [
        ['brief', 16],
        ['standard', 64],
      ] as const) {
        const query = `start_year=2000&years=60&lang=hi&timezone=Asia/Kolkata&detail=${detail}`;
        const { text } = await call(handler, 'GET', `/api/v1/transit/${path}?${query}`);
        expect(Buffer.byteLength(text)).toBeLessThan(most * 1024);
      }
    }
  });
});

describe('/transit/chandrashtama', () => {
  interface Answer {
    spans: {
      start: string;
      end: string;
      sign: { id: string };
      worst: { start: string; end: string } | null;
      reliefs: string[];
    }[];
    summary: string;
    meaning: string | null;
  }
  const { moon_signs: signs } = golden<{ moon_signs: { sign: number; at_utc: string }[] }>('ephemeris/planet-calendar');

  test('is the Moon of the reference in the 8th sign, with the 17th star as its worst part', async () => {
    const answer = await ask<Answer>('chandrashtama?year=2025&sign=aries&nakshatra=ashwini');
    expect(schemaFaults(Chandrashtama, answer)).toEqual([]);
    const entered = signs.filter(({ sign }) => sign === 8).map(({ at_utc }) => Date.parse(at_utc));
    const begun = answer.spans.map(({ start }) => Date.parse(start)).filter((at) => at >= Date.parse('2025-01-01'));
    expect(begun).toHaveLength(entered.length);
    for (const [i, at] of entered.entries()) expect(Math.abs(begun[i]! - at)).toBeLessThan(3000);
    for (const { end, start, worst } of answer.spans) {
      expect(worst!.start >= start && worst!.end <= end).toBe(true);
    }
    expect(answer.meaning).toBeNull();
  });

  test('by star it is the 17th star; Cancer from Sagittarius is softened by the own sign of the Moon', async () => {
    const byStar = await ask<Answer>('chandrashtama?year=2025&sign=aries&nakshatra=ashwini&by=star');
    expect(byStar.summary).toContain('The Moon passes Anuradha, the 17th star');
    const sagittarius = await ask<Answer>('chandrashtama?year=2025&sign=sagittarius');
    expect(
      sagittarius.spans.every(({ reliefs, sign }) => sign.id === 'cancer' && reliefs.includes('moon_dignified')),
    ).toBe(true);
    expect(sagittarius.spans.every(({ worst }) => worst === null)).toBe(true);
  });

  test('of a birth, on the clock of its place, in both languages', async () => {
    const dates = { start: '2027-01-01', end: '2027-02-15' };
    const english = await ask<Answer>('chandrashtama', { ...BIRTH, ...dates });
    expect(english.spans.map(({ start }) => start.slice(0, 10))).toEqual(['2026-12-29', '2027-01-26']);
    expect(english.spans[0]!.start).toMatch(/\+05:30$/);
    expect(english.meaning).toMatch(/^By tradition/);
    const hindi = await ask<Answer>('chandrashtama?lang=hi', { ...BIRTH, ...dates });
    expect([HINDI.test(hindi.summary), /[a-z]/i.test(hindi.meaning!)]).toEqual([true, false]);
  });

  test('refuses a star that is missing or outside the sign, and too many days', async () => {
    expect(await refusal('chandrashtama?year=2027&sign=aries&by=star')).toEqual([422, 'validation_error', 'nakshatra']);
    expect(await refusal('chandrashtama?year=2027&sign=aries&nakshatra=rohini')).toEqual([
      422,
      'validation_error',
      'nakshatra',
    ]);
    const long = { ...BIRTH, start: '2027-01-01', end: '2028-06-01' };
    expect(await refusal('chandrashtama', long)).toEqual([422, 'range_too_long', 'end']);
  });
});
