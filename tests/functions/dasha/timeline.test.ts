import { describe, expect, test } from '@jest/globals';
import { handler } from '../../../functions/dasha/routes.ts';
import type { DashaTimeline } from '../../../lib/schemas/dasha/answers.ts';
import { BIRTH, dataOf, post } from '../../support/call.ts';
import { bodyOf, golden, wire, type JyotishFile } from '../../support/golden.ts';

interface Expected {
  mahadashas: { lord: string; start_years_from_birth: number }[];
  antardashas: [maha: string, antar: string, startYearsFromBirth: number, years: number][];
}

const { cases } = golden<JyotishFile<Expected>>('jyotish/dasha-vimshottari');

const ask = async (query: string, body: object = BIRTH): Promise<DashaTimeline> =>
  dataOf<DashaTimeline>(await post(handler, `/dasha/timeline?${query}`, body));

// Venus from 11 July 2019 to 11 July 2039, then the Sun for 6 years: dates below are those of the reference.
const VENUS_BIRTH = bodyOf(cases[0]!.birth);

describe('three years from 2038', () => {
  const described = ask('as_of=2038-01-01&years_ahead=3', VENUS_BIRTH);

  test('changes of both levels in time order, with the lords of either side', async () => {
    const { changes } = await described;
    const rows = changes.map(({ at, from, level, to }) => [
      at.slice(0, 7),
      level,
      `${from.mahadasha_lord}-${from.antardasha_lord}`,
      `${to.mahadasha_lord}-${to.antardasha_lord}`,
    ]);
    expect(rows).toEqual([
      ['2038-05', 2, 'venus-mercury', 'venus-ketu'],
      ['2039-07', 1, 'venus-ketu', 'sun-sun'],
      ['2039-07', 2, 'venus-ketu', 'sun-sun'],
      ['2039-10', 2, 'sun-sun', 'sun-moon'],
      ['2040-04', 2, 'sun-moon', 'sun-mars'],
      ['2040-09', 2, 'sun-mars', 'sun-rahu'],
    ]);
    expect(changes[1]).toMatchObject({ from: { lord: 'venus', name: 'Venus' }, to: { lord: 'sun', name: 'Sun' } });
    expect(changes[2]!.at).toBe(changes[1]!.at);
    expect(changes[0]).toMatchObject({ from: { lord: 'mercury' }, to: { lord: 'ketu' } });
  });

  test('lengths are in years and months', async () => {
    const { changes } = await described;
    const lengths = changes.map(({ text }) => /lasts ([^.]* (?:years?|months))\./.exec(text)?.[1]);
    // Ketu has 20 x 7 / 120 years in Venus; the Sun 6 x 6, the Moon 6 x 10, Mars 6 x 7, Rahu 6 x 18 over 120 in the Sun.
    expect(lengths).toEqual(['1 year and 2 months', '6 years', '4 months', '6 months', '4 months', '11 months']);
  });

  test('the last tenth of Venus, two years, is her junction with the Sun', async () => {
    const { changes, sandhis } = await described;
    expect(sandhis).toMatchObject([{ from_lord: 'venus', to_lord: 'sun', is_current: true, is_chhidra: true }]);
    expect([sandhis[0]!.start.slice(0, 7), sandhis[0]!.end]).toEqual(['2037-07', changes[1]!.at]);
    expect(changes.map(({ is_in_sandhi: isIn }) => isIn)).toEqual([true, true, true, false, false, false]);
    expect(changes.map(({ is_chhidra: isChhidra }) => isChhidra)).toEqual([false, true, false, false, false, false]);
  });

  test('the current period, and the window', async () => {
    const { current, window, years_ahead: years } = await described;
    expect(current.map(({ lord }) => lord)).toEqual(['venus', 'mercury']);
    expect([years, window.start, window.end]).toEqual([3, '2038-01-01T12:00:00+05:30', '2041-01-01T12:00:00+05:30']);
  });
});

test.each(cases)('a life: $birth.id $birth.date', async ({ birth, expected }) => {
  const body = bodyOf(birth);
  const { changes } = await ask(`as_of=${birth.date}T${birth.time}Z&years_ahead=120`, body);
  // An hour or so lies between the birth and as_of, which takes its clock for Greenwich; nothing changes so near it.
  const lived = expected.antardashas.filter(([, , start]) => start > 0.005 && start < 119.99);
  const pairs = changes
    .filter(({ at, level }) => level === 2 && Number(at.slice(0, 4)) < Number(birth.date.slice(0, 4)) + 119)
    .map(({ to }) => `${to.mahadasha_lord}-${to.antardasha_lord}`);
  const wanted = lived.map(([maha, antar]) => `${wire(maha)}-${wire(antar)}`);
  expect(Math.min(pairs.length, wanted.length)).toBeGreaterThan(60);
  expect(pairs.slice(0, wanted.length)).toEqual(wanted.slice(0, pairs.length));
  const mahadashas = changes.filter(({ level }) => level === 1).map(({ to }) => to.lord);
  const wantedMahadashas = expected.mahadashas.slice(1).map(({ lord }) => wire(lord));
  expect(mahadashas.slice(0, 8)).toEqual(wantedMahadashas);
  // The three junctions happen once in every round of nine.
  expect(changes.filter(({ is_chhidra: isChhidra }) => isChhidra).length).toBeGreaterThanOrEqual(2);
  const times = changes.map(({ at }) => Date.parse(at));
  expect(times).toEqual([...times].sort((a, b) => a - b));
  changes.slice(1).forEach(({ from, level, to }, i) => {
    if (level === 1) return;
    const before = changes[i]!;
    expect(from.antardasha_lord).toBe(before.level === 1 ? before.from.antardasha_lord : before.to.antardasha_lord);
    expect(to.lord).toBe(to.antardasha_lord);
  });
});

test('sentences name what the new lord owns and where it is placed', async () => {
  const { changes } = await ask('as_of=2026-01-31&years_ahead=120');
  const [nodes, others] = [
    changes.filter(({ to }) => ['rahu', 'ketu'].includes(to.lord)),
    changes.filter(({ to }) => !['rahu', 'ketu'].includes(to.lord)),
  ];
  // The antardasha that opens a mahadasha is described with it.
  for (const { text, to } of nodes) {
    expect(text).toMatch(/stands in your \d+\w\w house, in \w+, the sign of|itself opens its mahadasha/);
    expect(text.toLowerCase()).toContain(to.lord);
  }
  for (const { text } of others) {
    expect(text).toMatch(
      /rules your .* and stands (?:there|in .*)\. Matters of .* come to the fore\.|itself opens its mahadasha/,
    );
  }
});

describe('years ahead', () => {
  test('ten by default', async () => {
    const { window, years_ahead: years } = await ask('as_of=2026-01-31T10:00:00Z');
    expect([years, window.end]).toEqual([10, '2036-01-31T15:30:00+05:30']);
  });

  test.each([
    ['2024-02-29', '2025-03-01T12:00:00-05:00'],
    ['2025-07-01', '2026-07-01T12:00:00-04:00'],
  ])('a year on the clock of the place: from %s to %s', async (asOf, end) => {
    const body = { ...BIRTH, latitude: 40.7128, longitude: -74.006, timezone: 'America/New_York' };
    expect((await ask(`as_of=${asOf}&years_ahead=1`, body)).window.end).toBe(end);
  });

  test.each(['1', '9', '99', '100', '119', '120'])('takes %s', async (years) => {
    expect((await ask(`as_of=2026-01-31&years_ahead=${years}`)).years_ahead).toBe(Number(years));
  });

  test.each(['0', '121', '1000000000', '-1', '2.5', 'ten', '', '1e2'])('refuses "%s"', async (years) => {
    const { json, status } = await post(handler, `/dasha/timeline?years_ahead=${years}`, BIRTH);
    expect(status).toBe(422);
    expect(json).toMatchObject({
      detail: [{ loc: ['query', 'years_ahead'], msg: expect.stringContaining('from 1 to 120') }],
    });
  });
});

describe('at the edges of life', () => {
  test('before birth: nothing is current, and what changed before it is left out', async () => {
    const answer = await post(handler, '/dasha/timeline?as_of=2019-01-01&years_ahead=7', VENUS_BIRTH);
    const { changes, current } = dataOf<DashaTimeline>(answer);
    expect(current).toEqual([]);
    // Born in January 2025 in Venus-Moon; Mars follows in July.
    expect(changes.map(({ at, to }) => [at.slice(0, 7), to.antardasha_lord])).toEqual([['2025-07', 'mars']]);
    expect(answer.json).toMatchObject({ meta: { warnings: [{ code: 'nothing_runs' }] } });
  });

  test('where periods end within the window or before it, the answer says so', async () => {
    const within = await post(handler, '/dasha/timeline?as_of=2150-01-01&years_ahead=120', VENUS_BIRTH);
    expect(dataOf<DashaTimeline>(within).changes.length).toBeGreaterThan(0);
    expect(within.json).toMatchObject({ meta: { warnings: [{ code: 'periods_end' }] } });
    const after = await post(handler, '/dasha/timeline?as_of=9990-01-01&years_ahead=120', VENUS_BIRTH);
    expect(dataOf(after)).toMatchObject({ changes: [], current: [], sandhis: [] });
    expect(dataOf<DashaTimeline>(after).window.end).toMatch(/^9999-01-01T12:00:00/);
    expect(after.json).toMatchObject({ meta: { warnings: [{ code: 'nothing_runs' }, { code: 'periods_end' }] } });
  });
});

test('in Hindi the changes are said in Hindi', async () => {
  const { changes } = await ask('lang=hi');
  for (const { text } of changes) expect(text).toMatch(/(की महादशा लगेगी|की अंतर्दशा आएगी|शुरू होगी).* चलेगी।/);
});
