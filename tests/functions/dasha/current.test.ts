import { describe, expect, test } from '@jest/globals';
import { handler } from '../../../functions/dasha/routes.ts';
import type { DashaLevel, DashaTimeline, Vimshottari } from '../../../lib/schemas/dasha/answers.ts';
import type { DashaCurrent, DashaEffects } from '../../../lib/schemas/dasha/effects.ts';
import { BIRTH, dataOf, post } from '../../support/call.ts';
import { jdOfUtc } from '../../support/dashaGolden.ts';
import { bodyOf, golden, wire, type JyotishFile } from '../../support/golden.ts';

type Running = [lord: string, start: string, end: string][];

const { cases } =
  golden<JyotishFile<{ running_at: Record<string, { periods_utc: Running }> }>>('jyotish/dasha-vimshottari');

const LEVELS = ['mahadasha', 'antardasha', 'pratyantardasha', 'sookshma', 'prana'] as const;

const ask = async (asOf: string, body: object = BIRTH) =>
  dataOf<DashaCurrent>(await post(handler, `/dasha/current?as_of=${encodeURIComponent(asOf)}`, body));

/** The Moon of the golden file is printed to 1e-6 degree, which moves all dates together. */
const TOLERANCE_DAYS = 0.02;

test('the running lords of all five levels, and the days left of each, are those of the golden births', async () => {
  const faults: string[] = [];
  for (const { birth, expected } of cases) {
    const [utc, { periods_utc: wanted }] = Object.entries(expected.running_at)[0]!;
    const data = await ask(utc, bodyOf(birth));
    wanted.forEach(([lord, , end], index) => {
      const period = data[LEVELS[index]!]!;
      const days = jdOfUtc(end) - jdOfUtc(utc);
      const isAsWanted = period.lord === wire(lord) && Math.abs(period.remaining_days - days) < TOLERANCE_DAYS;
      if (!isAsWanted)
        faults.push(`${birth.id} ${LEVELS[index]!} ${lord} ${days}: ${period.lord} ${period.remaining_days}`);
    });
  }
  expect(cases).toHaveLength(80);
  expect(faults).toEqual([]);
});

describe('the rest, by the calendar of the place', () => {
  test.each([
    ['mahadasha', '2042-07-03'],
    ['antardasha', '2027-11-30'],
  ] as const)('of the %s that ends on %s', async (level, end) => {
    const data = await ask('2026-01-31');
    const period = data[level]!;
    expect(period.end.slice(0, 10)).toBe(end);
    const { years, months, days } = period.remaining;
    // From noon of 31 January 2026: 16 years and 5 months lead to 30 June 2042; 1 year and 9 months to 31 October 2027.
    const byHand = { mahadasha: [16, 5, 3], antardasha: [1, 9, 29] };
    expect([years, months, days]).toEqual(byHand[level]);
  });

  test('the share that has passed and the days left agree', async () => {
    const { mahadasha } = await ask('2026-01-31');
    const { elapsed_fraction: elapsed, remaining_days: left, years } = mahadasha!;
    expect(left / (years * 365.25)).toBeCloseTo(1 - elapsed, 4);
  });
});

describe('the junction of mahadashas', () => {
  // Mercury runs to 3 July 2042; its last tenth begins on 20 October 2040.
  test.each([
    ['2040-10-20', false],
    ['2040-10-21', true],
    ['2042-07-03', true],
    ['2042-07-04', false],
  ])('at noon of %s: %s', async (asOf, isIn) => {
    const { antardasha, junction, mahadasha, pratyantardasha } = await ask(asOf);
    expect(junction!.is_dasha_sandhi).toBe(isIn);
    for (const period of [mahadasha, antardasha, pratyantardasha]) {
      expect(period!.effects.is_dasha_sandhi).toBe(isIn);
      const said = period!.effects.cautions.filter(({ id }) => id === 'dasha_sandhi');
      if (!isIn) expect(said).toEqual([]);
      // Mercury to Ketu is none of the three sharper changes.
      expect(period!.effects.is_chhidra).toBe(false);
    }
  });

  test('Venus to the Sun is a sharper change, described where it is near', async () => {
    // Ketu ends on 3 July 2049 and Venus twenty years later: 3 July 2069.
    const near = await ask('2068-01-01');
    expect([near.mahadasha!.lord, near.junction!.to_lord, near.junction!.is_chhidra]).toEqual(['venus', 'sun', true]);
    expect(near.mahadasha!.effects.is_chhidra).toBe(true);
    const far = await ask('2055-01-01');
    expect([far.junction!.is_chhidra, far.mahadasha!.effects.is_chhidra]).toEqual([true, false]);
  });
});

describe('outside life all is null, with a reason and a warning', () => {
  test.each([
    ['1990-06-14', 'before_birth'],
    ['1800-01-01', 'before_birth'],
    ['2130-01-01', 'after_last_period'],
    ['9000-01-01', 'after_last_period'],
  ])('at %s', async (asOf, reason) => {
    const answer = await post(handler, `/dasha/current?as_of=${asOf}`, BIRTH);
    const data = dataOf<DashaCurrent>(answer);
    expect(LEVELS.map((level) => data[level])).toEqual([null, null, null, null, null]);
    expect([data.reason, data.junction]).toEqual([reason, null]);
    const { meta } = answer.json as { meta: { warnings: { code: string }[] } };
    expect(meta.warnings.map(({ code }) => code)).toContain('nothing_runs');
  });
});

test('beyond the ephemeris the transit is left out, and the points still add up', async () => {
  const { mahadasha } = await ask('2450-01-01', { ...BIRTH, date: '2399-06-15' });
  const { lord, score } = mahadasha!.effects;
  expect(lord.transit).toBeNull();
  expect(score.components.reduce((sum, { points }) => sum + points, 0)).toBeCloseTo(score.score, 6);
  expect(score.components.find(({ id }) => id === 'transit')).toMatchObject({ points: 0, max: 0 });
});

test('the short form lists at most three of each', async () => {
  const { mahadasha, antardasha, pratyantardasha } = await ask('2030-01-01');
  for (const period of [mahadasha, antardasha, pratyantardasha]) {
    const { advice, cautions, strengths, themes } = period!.effects;
    expect(Math.max(themes.length, strengths.length, cautions.length)).toBeLessThanOrEqual(3);
    expect(themes.length).toBeGreaterThan(0);
    expect(advice[0]!.about).toBe('period');
    // Advice is about the listed themes.
    const described = themes.map(({ id }) => id);
    for (const { about } of advice.slice(1)) expect(described).toContain(about);
    expect([themes[0]!.start, themes[0]!.end]).toEqual([period!.start, period!.end]);
  }
});

test('at the second written as the start of a period that period runs, in every answer, with all of it left', async () => {
  const life = dataOf<Vimshottari>(await post(handler, '/dasha/vimshottari?as_of=2026-01-31', BIRTH));
  const starts = life.periods.flatMap((maha) => maha.sub_periods!.map(({ start }) => start));
  for (const start of starts.filter((written) => written > '1990-06-16')) {
    const query = `as_of=${encodeURIComponent(start)}`;
    const { antardasha, prana } = await ask(start);
    expect([antardasha!.start, antardasha!.elapsed_fraction, prana!.elapsed_fraction]).toEqual([start, 0, 0]);
    const timeline = dataOf<DashaTimeline>(await post(handler, `/dasha/timeline?${query}`, BIRTH));
    expect(timeline.current[1]).toMatchObject({ start, is_current: true });
    expect(timeline.changes[0]!.at).toBe(start);
    const levels = dataOf<DashaLevel>(await post(handler, `/dasha/antardasha?${query}`, BIRTH));
    expect(levels.periods.filter((period) => period.is_current).map((period) => period.start)).toEqual([start]);
  }
  expect(starts.length).toBe(81);
});

test('one second before its end a period still runs, and is not over', async () => {
  const { periods } = dataOf<Vimshottari>(await post(handler, '/dasha/vimshottari?as_of=2026-01-31', BIRTH));
  const mercury = periods.find(({ lord, start }) => lord === 'mercury' && start > '2025')!;
  // 17 years of 365.25 days.
  expect(Date.parse(mercury.end) - Date.parse(mercury.start)).toBe(6209.25 * 86_400_000);
  const { mahadasha } = await ask(new Date(Date.parse(mercury.end) - 1000).toISOString());
  expect(mahadasha!.lord).toBe('mercury');
  expect(mahadasha!.remaining_days).toBeCloseTo(1 / 86400, 4);
  expect(mahadasha!.elapsed_fraction).toBe(0.9999);
});

test('the junction and what the period brings agree at its first second', async () => {
  const { junction: known } = await ask('2026-01-31');
  const { junction, mahadasha } = await ask(known!.start);
  expect([junction!.is_dasha_sandhi, mahadasha!.effects.is_dasha_sandhi]).toEqual([true, true]);
});

test('the junction is described for this chart, and is among the cautions while it lasts', async () => {
  // Virgo rises: Mercury owns Gemini, the 10th, and Virgo itself.
  const { antardasha, junction } = await ask('2042-01-01');
  expect(junction!.text).toMatch(
    /^The last tenth of the mahadasha of Mercury prepares that of Ketu\. Mercury rules your 1st and 10th houses, and Ketu acts for /,
  );
  const effects = dataOf<DashaEffects>(await post(handler, '/dasha/effects?as_of=2042-01-01', BIRTH));
  const [said] = effects.antardasha!.effects.cautions.filter(({ id }) => id === 'dasha_sandhi');
  expect(said!.text).toMatch(
    /^The mahadasha of Mercury is in its last tenth, and that of Ketu begins on 3 Jul 2042\. /,
  );
  expect(antardasha!.lord).toBe(effects.antardasha!.lord);
});
