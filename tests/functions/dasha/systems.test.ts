import { describe, expect, test } from '@jest/globals';
import { handler } from '../../../functions/dasha/routes.ts';
import type { CharaDasha } from '../../../lib/schemas/common/signDasha.ts';
import type { Ashtottari, Vimshottari, YoginiDasha } from '../../../lib/schemas/dasha/answers.ts';
import type { DashaCurrent } from '../../../lib/schemas/dasha/effects.ts';
import type { Period } from '../../../lib/schemas/common/period.ts';
import { BIRTH, dataOf, post } from '../../support/call.ts';
import { otherDashaCases, type GoldenMahadasha } from '../../support/dashaGolden.ts';
import { bodyOf, wire } from '../../support/golden.ts';

const LEVELS = ['mahadasha', 'antardasha', 'pratyantardasha', 'sookshma', 'prana'] as const;

const ask = async <Data>(path: string, body: object = BIRTH): Promise<Data> =>
  dataOf<Data>(await post(handler, `/dasha/${path}`, body));

/** Every period touches the next, and sub-periods begin and end with their parent, in the very texts that are sent. */
function expectTiled(periods: readonly Period[], parent?: Period): void {
  expect(periods.slice(1).map(({ start }) => start)).toEqual(periods.slice(0, -1).map(({ end }) => end));
  if (parent) expect([periods[0]!.start, periods.at(-1)!.end]).toEqual([parent.start, parent.end]);
  for (const period of periods) if (period.sub_periods) expectTiled(period.sub_periods, period);
}

function depthOf(periods: readonly Period[]): number {
  const [first] = periods.filter(({ is_current: isCurrent }) => !isCurrent);
  return first?.sub_periods ? 1 + depthOf(first.sub_periods) : 1;
}

describe('vimshottari', () => {
  test.each([
    ['', 2],
    ['&depth=1', 1],
    ['&depth=2', 2],
    ['&depth=3', 3],
  ])('query "%s" opens %d levels of every period, and the running one to the fifth', async (query, levels) => {
    const { current, periods } = await ask<Vimshottari>(`vimshottari?as_of=2026-01-31${query}`);
    expect(periods).toHaveLength(9);
    expect(depthOf(periods)).toBe(levels);
    expect(current.map(({ level }) => level)).toEqual([1, 2, 3, 4, 5]);
    let running = periods.find(({ is_current: isCurrent }) => isCurrent);
    for (const { lord, start } of current) {
      expect(running).toMatchObject({ lord, start });
      running = running!.sub_periods?.find(({ is_current: isCurrent }) => isCurrent);
    }
    expectTiled(periods);
  });

  test.each(['0', '4', '2.0', 'all', ''])('refuses a depth of "%s"', async (depth) => {
    const { json, status } = await post(handler, `/dasha/vimshottari?depth=${depth}`, BIRTH);
    expect(status).toBe(422);
    expect(json).toMatchObject({ detail: [{ loc: ['query', 'depth'] }] });
  });

  test('explains the balance', async () => {
    // The reference has the Moon in Bharani, the 2nd nakshatra, 13:20 to 26:40 Aries, crossed by 0.2749073.
    const { balance_at_birth: balance, opening } = await ask<Vimshottari>(
      'vimshottari',
      bodyOf(otherDashaCases[0]!.birth),
    );
    expect(opening.nakshatras.map(({ number }) => number)).toEqual([2]);
    expect([opening.from_degree, opening.to_degree]).toEqual([13.3333333, 26.6666667]);
    expect(opening.elapsed_fraction).toBeCloseTo(0.2749073, 4);
    expect(balance.years).toBeCloseTo(20 * (1 - 0.2749073), 3);
    expect(opening.text).toBe(
      'At birth the Moon stood in Bharani, which belongs to Venus. Of its 20 years, 14 years and 6 months were left.',
    );
  });
});

/** What the dates of two ephemerides and two values of Delta T differ by; tests/functions/_shell/periods.test.ts says why. */
const toleranceSeconds = (date: string) => (date < '2022' ? 90 : 1100);

function expectDates(found: readonly Period[], wanted: readonly GoldenMahadasha[], date: string): void {
  wanted.forEach(({ lord, start_utc: utc, years }, i) => {
    expect(found[i]).toMatchObject({ level: 1, lord: wire(lord), years });
    const seconds = Math.abs(Date.parse(found[i]!.start) - Date.parse(`${utc}Z`)) / 1000;
    expect(seconds).toBeLessThan(toleranceSeconds(date));
  });
}

test.each(otherDashaCases)('ashtottari and yogini of $birth.id $birth.date', async ({ birth, expected }) => {
  const ashtottari = await ask<Ashtottari>('ashtottari?as_of=2026-01-31', bodyOf(birth));
  expectDates(ashtottari.periods, expected.ashtottari, birth.date);
  expect(ashtottari.is_applicable).toBe(expected.ashtottari_applicable_spec.kendra_or_trikona);
  const yogini = await ask<YoginiDasha>('yogini?as_of=2026-01-31', bodyOf(birth));
  expectDates(yogini.periods, expected.yogini, birth.date);
  expect(yogini.periods.slice(0, expected.yogini.length).map(({ name }) => name)).toEqual(
    expected.yogini.map((row) => row.yogini),
  );
  for (const { cycle_years: years, cycles, periods } of [ashtottari, yogini]) {
    expectTiled(periods);
    expect(periods.slice(0, 8).reduce((sum, period) => sum + period.years, 0)).toBe(years);
    const firsts = cycles.map((_, i) => periods[8 * i]!.start);
    expect(cycles.map(({ start }) => start)).toEqual(firsts);
    expect(cycles.slice(0, -1).map(({ end }) => end)).toEqual(firsts.slice(1));
  }
});

describe('ashtottari', () => {
  const seen = async (body: object) => (await ask<Ashtottari>('ashtottari', body)).evidence[2]!.observed;

  test('lists the whole group that the Moon crosses', async () => {
    // The Moon of the first golden birth is in Bharani, the last of the four of Rahu from 333:20 on.
    const { opening } = await ask<Ashtottari>('ashtottari', bodyOf(otherDashaCases[0]!.birth));
    expect(opening.nakshatras.map(({ id }) => id)).toEqual(['uttara_bhadrapada', 'revati', 'ashwini', 'bharani']);
    expect([opening.from_degree, opening.to_degree]).toEqual([333.3333333, 26.6666667]);
    expect(opening.elapsed_fraction).toBeCloseTo((3 + 0.2749073) / 4, 4);
  });

  test('by day from sunrise to sunset, by night before and after', async () => {
    // In Delhi the Sun of mid-June is up from about half past five to a quarter past seven.
    const at = async (time: string) => (await seen({ ...BIRTH, time }))['birth'];
    expect([await at('03:00:00'), await at('06:00:00'), await at('19:00:00'), await at('20:00:00')]).toEqual([
      'night',
      'day',
      'day',
      'night',
    ]);
  });

  test('where the Sun stays up all births are by day, where it stays down all by night', async () => {
    const tromso = { ...BIRTH, latitude: 69.6492, longitude: 18.9553, timezone: 'Europe/Oslo' };
    expect(await seen({ ...tromso, date: '1990-06-21', time: '00:30:00' })).toMatchObject({ birth: 'day' });
    expect(await seen({ ...tromso, date: '1990-12-21', time: '12:00:00' })).toMatchObject({ birth: 'night' });
  });

  test('says what follows', async () => {
    const said = new Map<boolean, string>();
    for (const { birth } of otherDashaCases.slice(0, 12)) {
      const { applicability, is_applicable: isUsed } = await ask<Ashtottari>('ashtottari', bodyOf(birth));
      said.set(isUsed, applicability);
    }
    expect(said.get(true)).toMatch(/^Rahu stands where Ashtottari needs it/);
    expect(said.get(false)).toMatch(/^Rahu does not stand where Ashtottari needs it/);
  });

  test('counts the further conditions in whole English', async () => {
    const verbs = { 0: 'Neither of the two further conditions is', 1: 'One of the two further conditions is' };
    const seen = new Set<number>();
    for (const { birth } of otherDashaCases) {
      const { applicability, evidence } = await ask<Ashtottari>('ashtottari', bodyOf(birth));
      const met = evidence.slice(1).filter((one) => one.met).length;
      seen.add(met);
      expect(applicability).toContain({ ...verbs, 2: 'Both further conditions are' }[met]! + ' met.');
    }
    expect([...seen].sort()).toEqual([0, 1, 2]);
  });
});

test('yoginis in Hindi: names change, ids do not', async () => {
  const { periods, yoginis } = await ask<YoginiDasha>('yogini?lang=hi&as_of=2026-01-31');
  expect(yoginis[0]).toMatchObject({ id: 'mangala', name: 'मंगला', lord: 'moon', nature_name: 'शुभ' });
  const nameOf = new Map(yoginis.map(({ lord, name }) => [lord, name]));
  for (const { lord, name } of periods) expect(name).toBe(nameOf.get(lord!));
});

test.each(['vimshottari', 'ashtottari', 'yogini'])(
  '%s: before birth and after the end nothing is current',
  async (path) => {
    for (const asOf of ['1990-06-14', '2190-01-01']) {
      const answer = await post(handler, `/dasha/${path}?as_of=${asOf}`, BIRTH);
      const { current, periods } = dataOf<Vimshottari>(answer);
      expect(current).toEqual([]);
      expect(periods.filter(({ is_current: isCurrent }) => isCurrent)).toEqual([]);
      expect(answer.json).toMatchObject({ meta: { warnings: [{ code: 'nothing_runs' }] } });
    }
  },
);

test('vimshottari: the period after the listed cycle is current, with a warning', async () => {
  // The cycle began with Rahu on 3 July 1972, before birth, so it ends 120 years later and Rahu follows once more:
  // Rahu-Venus begins 18 * (18 + 16 + 19 + 17 + 7) / 120 = 11.55 years after 3 July 2092.
  const answer = await post(handler, '/dasha/vimshottari?as_of=2105-01-01', BIRTH);
  const { current, periods } = dataOf<Vimshottari>(answer);
  const running = dataOf<DashaCurrent>(await post(handler, '/dasha/current?as_of=2105-01-01', BIRTH));
  expect(periods.filter(({ is_current: isCurrent }) => isCurrent)).toEqual([]);
  expect(current.slice(0, 2).map(({ lord }) => lord)).toEqual(['rahu', 'venus']);
  expect(current.map(({ start }) => start)).toEqual(LEVELS.map((level) => running[level]!.start));
  expect(answer.json).toMatchObject({ meta: { warnings: [{ code: 'next_cycle' }] } });
});

test('chara: the years by the lord are those of the alternative reading, and not all those listed', async () => {
  // Venus stands exalted in Pisces: as lord she adds a year to Taurus and Libra, as occupant to Pisces.
  const { alternatives, signs } = await ask<CharaDasha>('chara?as_of=2026-01-31', { ...BIRTH, date: '1975-03-02' });
  const byLord = alternatives.find(({ id }) => id === 'year_of_the_lord')!;
  expect(signs.map(({ years_by_lord: years }) => years)).toEqual(byLord.periods.map(({ years }) => years));
  expect(signs.some(({ years, years_by_lord: others }) => years !== others)).toBe(true);
});

test('chara: every alternative reading names its source', async () => {
  const { alternatives } = await ask<CharaDasha>('chara?as_of=2026-01-31');
  expect(Object.fromEntries(alternatives.map(({ id, source }) => [id, source]))).toEqual({
    year_of_the_lord: 'Brihat Parashara Hora Shastra 46 (Santhanam)',
    classical_lords: 'K. N. Rao, Predicting through Jaimini’s Chara Dasha',
    one_direction: 'Another reading of Jaimini Upadesha Sutras 1.1',
    // Chapter 18 of his Integrated Approach, once cited here, is about Narayana dasha.
    parts_from_own_sign: 'P. V. R. Narasimha Rao: antardashas from the sign of the mahadasha',
  });
});
