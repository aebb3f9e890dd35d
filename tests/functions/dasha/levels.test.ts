import { describe, expect, test } from '@jest/globals';
import { handler } from '../../../functions/dasha/routes.ts';
import type { DashaLevel } from '../../../lib/schemas/dasha/answers.ts';
import { BIRTH, dataOf, post } from '../../support/call.ts';
import { jdOfUtc } from '../../support/dashaGolden.ts';
import { bodyOf, golden, wire, type JyotishFile } from '../../support/golden.ts';

type GoldenPeriod = [lord: string, startUtc: string, endUtc: string];

interface Expected {
  mahadashas: { lord: string; start_utc: string }[];
  running_at: Record<
    string,
    {
      lords: string[];
      periods_utc: GoldenPeriod[];
      level_3_siblings: GoldenPeriod[];
      level_4_siblings: GoldenPeriod[];
      level_5_siblings: GoldenPeriod[];
    }
  >;
}

const { cases } = golden<JyotishFile<Expected>>('jyotish/dasha-vimshottari');

const ask = async (path: string, body: object = BIRTH): Promise<DashaLevel> =>
  dataOf<DashaLevel>(await post(handler, `/dasha/${path}`, body));

/** Both sides round to the second, and the shift between them is measured to the second as well. */
const TOLERANCE_SECONDS = 3;
const seconds = (instant: string) => Date.parse(instant) / 1000;
const goldenSeconds = (utc: string) => (jdOfUtc(utc) - 2440587.5) * 86400;

describe.each(cases)('$birth.id $birth.date', ({ birth, expected }) => {
  const body = bodyOf(birth);

  test.each(Object.entries(expected.running_at))('four levels at %s', async (utc, wanted) => {
    // All dates shift with the longitude of the Moon, so the requested instant shifts too.
    const first = await ask(`antardasha?mahadasha_lord=${expected.mahadashas[1]!.lord}`, body);
    const shift = seconds(first.path[0]!.start) - goldenSeconds(expected.mahadashas[1]!.start_utc);
    const asOf = new Date((goldenSeconds(utc) + shift) * 1000).toISOString();
    const siblings = [null, wanted.level_3_siblings, wanted.level_4_siblings, wanted.level_5_siblings];
    const paths = ['antardasha', 'pratyantardasha', 'sookshma', 'prana'];
    for (const [i, path] of paths.entries()) {
      const found = await ask(`${path}?as_of=${asOf}`, body);
      expect(found.path.map(({ lord }) => lord)).toEqual(wanted.lords.slice(0, i + 1).map(wire));
      expect(found.chosen.map(({ basis }) => basis)).toEqual(found.path.map(() => 'running'));
      const listed = siblings[i]
        ? [...wanted.periods_utc.slice(0, i + 1), ...siblings[i]]
        : wanted.periods_utc.slice(0, 1);
      const all = siblings[i] ? [...found.path, ...found.periods] : found.path;
      const isWanted = ({ lord, start, end }: (typeof all)[number], row: number) => {
        const [wantedLord, wantedStart, wantedEnd] = listed[row]!;
        const meets = (instant: string, utc: string) =>
          Math.abs(seconds(instant) - shift - goldenSeconds(utc)) <= TOLERANCE_SECONDS;
        return lord === wire(wantedLord) && meets(start, wantedStart) && meets(end, wantedEnd);
      };
      expect(all.filter((period, row) => !isWanted(period, row))).toEqual([]);
      expect(found.periods.find(({ is_current: isCurrent }) => isCurrent)!.lord).toBe(wire(wanted.lords[i + 1]!));
    }
  });
});

describe('each level tiles the one above, in the written instants', () => {
  test.each(['antardasha', 'pratyantardasha', 'sookshma', 'prana'])('%s', async (path) => {
    const { path: above, periods } = await ask(`${path}?as_of=2026-01-31`);
    const parent = above.at(-1)!;
    expect(periods).toHaveLength(9);
    expect(periods[0]).toMatchObject({ level: parent.level + 1, lord: parent.lord, start: parent.start });
    expect(periods.at(-1)!.end).toBe(parent.end);
    expect(periods.slice(1).map(({ start }) => start)).toEqual(periods.slice(0, -1).map(({ end }) => end));
    for (const { days, end, start, years } of periods) {
      expect(Math.abs(days * 86400 - (seconds(end) - seconds(start)))).toBeLessThanOrEqual(2);
      expect(days).toBeCloseTo(years * 365.25, 4);
    }
  });
});

// The reference has this birth, 8 January 2025, 5.498146 of 20 years into Venus: Venus in Venus ended 2.16 years and the
// Sun 1.16 years before birth, the Moon runs to 0.50 years after it. The Sun follows at 14.50, Venus again at 114.50.
const VENUS_BIRTH = bodyOf(cases[0]!.birth);

describe('lords', () => {
  test.each(['mars', 'Mars', 'MARS', ' mars ', 'Mangal', 'मंगल'])('in any case and language: "%s"', async (name) => {
    const { chosen, path } = await ask(`antardasha?as_of=2026-01-31&mahadasha_lord=${name}`, VENUS_BIRTH);
    expect(path).toMatchObject([{ lord: 'mars', level: 1 }]);
    expect(chosen).toEqual([
      {
        level: 1,
        basis: 'asked',
        text: expect.stringMatching(/^You named the mahadasha of Mars, which begins on 1\d Jul 2055\.$/),
      },
    ]);
  });

  test.each(['pluto', '', 'lagna', '7', 'लग्न'])('unknown: "%s"', async (name) => {
    const url = `/dasha/prana?mahadasha_lord=${name}&antardasha_lord=sun&sookshma_lord=${name}`;
    const { json, status } = await post(handler, url, VENUS_BIRTH);
    expect(status).toBe(422);
    const detail = ['mahadasha_lord', 'sookshma_lord'].map((field) => ({
      loc: ['query', field],
      msg: 'Choose one of: sun, moon, mars, mercury, jupiter, venus, saturn, rahu, ketu.',
      type: 'invalid_value',
    }));
    expect(json).toMatchObject({ detail });
  });

  test('an antardasha alone is looked for in the running mahadasha', async () => {
    const { chosen, path } = await ask('pratyantardasha?as_of=2025-06-01&antardasha_lord=rahu', VENUS_BIRTH);
    expect(path.map(({ lord }) => lord)).toEqual(['venus', 'rahu']);
    expect(chosen.map(({ basis }) => basis)).toEqual(['running', 'asked']);
  });

  test('below a future mahadasha the first one is used, below the running one the current', async () => {
    const later = await ask('prana?as_of=2025-06-01&mahadasha_lord=sun', VENUS_BIRTH);
    expect(later.path.map(({ lord }) => lord)).toEqual(['sun', 'sun', 'sun', 'sun']);
    expect(later.chosen.map(({ basis }) => basis)).toEqual(['asked', 'first', 'first', 'first']);
    const now = await ask('pratyantardasha?as_of=2025-06-01&mahadasha_lord=venus', VENUS_BIRTH);
    expect(now.path.map(({ lord }) => lord)).toEqual(['venus', 'moon']);
    expect(now.chosen.map(({ basis }) => basis)).toEqual(['asked', 'running']);
  });

  test('of two turns of a lord the first is used, unless the second runs', async () => {
    const yearOf = async (asOf: string) => {
      const { path } = await ask(`antardasha?as_of=${asOf}&mahadasha_lord=venus`, VENUS_BIRTH);
      return path[0]!.start.slice(0, 4);
    };
    expect([await yearOf('2026-01-31'), await yearOf('2100-01-01'), await yearOf('2140-01-01')]).toEqual([
      '2019',
      '2019',
      '2139',
    ]);
  });
});

describe('at the edges of life', () => {
  test('periods that ended before birth are marked', async () => {
    const { periods } = await ask('antardasha?mahadasha_lord=venus', VENUS_BIRTH);
    const before = periods.filter(({ is_before_birth: isBefore }) => isBefore);
    expect(before.map(({ lord }) => lord)).toEqual(['venus', 'sun']);
  });

  test('the first that reaches into life is taken for a mahadasha that is over', async () => {
    const { chosen, path } = await ask('pratyantardasha?as_of=2060-01-01&mahadasha_lord=venus', VENUS_BIRTH);
    expect(path.map(({ lord }) => lord)).toEqual(['venus', 'moon']);
    expect(chosen[1]).toMatchObject({ basis: 'first', text: expect.stringContaining('which ended on 11 Jul 2025') });
  });

  test('an antardasha that ended before birth is refused, with those that are lived', async () => {
    const url = '/dasha/pratyantardasha?mahadasha_lord=venus&antardasha_lord=sun';
    const { json, status } = await post(handler, url, VENUS_BIRTH);
    expect(status).toBe(422);
    expect(json).toMatchObject({
      detail: [
        {
          loc: ['query', 'antardasha_lord'],
          msg: expect.stringMatching(
            /of the Sun in the mahadasha of Venus ended on 2023-11-\d\d, before birth\. Choose one of: moon, mars, rahu, jupiter, saturn, mercury, ketu\.$/,
          ),
          type: 'invalid_value',
        },
      ],
    });
  });

  test.each([
    ['2024-12-31', 'before the birth'],
    ['2190-01-01', 'after the last period'],
  ])('at %s nothing runs, and the answer says so', async (asOf, where) => {
    const answer = await post(handler, `/dasha/sookshma?as_of=${asOf}`, VENUS_BIRTH);
    expect(dataOf(answer)).toMatchObject({ path: [], chosen: [], periods: [] });
    expect(answer.json).toMatchObject({
      meta: { warnings: [{ code: 'nothing_runs', message: expect.stringContaining(where) }] },
    });
    const named = await post(handler, `/dasha/antardasha?as_of=${asOf}&mahadasha_lord=mars`, VENUS_BIRTH);
    expect(dataOf<DashaLevel>(named).path.map(({ lord }) => lord)).toEqual(['mars']);
    expect(named.json).toMatchObject({ meta: { warnings: [{ code: 'nothing_runs' }] } });
    const { json, status } = await post(handler, `/dasha/prana?as_of=${asOf}&sookshma_lord=mars`, VENUS_BIRTH);
    expect(status).toBe(422);
    expect(json).toMatchObject({ detail: [{ loc: ['query', 'mahadasha_lord'], type: 'missing' }] });
  });
});

test('in Hindi it is said in Hindi why a period is listed', async () => {
  const { chosen } = await ask('antardasha?mahadasha_lord=ketu&as_of=2026-01-31&lang=hi');
  expect(chosen[0]!.text).toMatch(/^माँगी गई केतु की महादशा .* (को पूरी हो चुकी है|से शुरू होगी)।$/);
});
