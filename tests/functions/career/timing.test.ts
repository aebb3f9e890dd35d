import { expect, test } from '@jest/globals';
import { handler } from '../../../functions/career/routes.ts';
import type { CareerMethodOne, CareerMethodThree } from '../../../lib/schemas/career/methods.ts';
import type { CareerChanges, CareerTiming } from '../../../lib/schemas/career/timing.ts';
import type { CareerAnalysis, CareerRuleCounts, CareerSuccess } from '../../../lib/schemas/career/analysis.ts';
import { BIRTH, call, dataOf, post } from '../../support/call.ts';

const AS_OF = '?as_of=2026-11-20T00:00:00Z';

async function answer<Data>(path: string, body: object = {}, query = AS_OF): Promise<Data> {
  return dataOf<Data>(await post(handler, `/career/${path}${query}`, { ...BIRTH, ...body }));
}

test('without lords the running periods are used, and the answer says so', async () => {
  const { current_effect: effect } = await answer<CareerChanges>('changes');
  expect(effect.periods.map(({ basis }) => basis)).toEqual(['running', 'running', 'running']);
  expect(effect.basis_text).toContain('Computed');
});

test('a named lord changes the periods, the effect and the signs; deeper levels are computed', async () => {
  const plain = await answer<CareerChanges>('changes');
  const asked = await answer<CareerChanges>('changes', { mahadasha_lord: 'Rahu' });
  expect(asked.current_effect.periods.map(({ basis, lord }) => [basis, lord]).slice(0, 1)).toEqual([['asked', 'rahu']]);
  expect(asked.current_effect.periods[1]!.basis).not.toBe('asked');
  expect(asked.current_effect.topics).not.toEqual(plain.current_effect.topics);
  expect(asked.job_change.score.score).not.toBe(plain.job_change.score.score);
  // Windows follow the periods as they run.
  expect(asked.timing!.favourable_periods).toEqual(plain.timing!.favourable_periods);
});

test('the date of analysis takes precedence over as_of and moves transits and windows', async () => {
  const [now, later] = await Promise.all([
    answer<CareerTiming>('timing'),
    answer<CareerTiming>('timing', { analysis_date: '2031-05-01' }),
  ]);
  expect([now.analysis_date, later.analysis_date]).toEqual(['2026-11-20', '2031-05-01']);
  expect(later.timing!.from.slice(0, 10)).toBe('2031-05-01');
  expect(later.current_effect.transits.score).not.toBe(now.current_effect.transits.score);
});

test('windows lie within the years searched, score 60 or more, and are their sums', async () => {
  const { timing } = await answer<CareerTiming>('timing', {}, `${AS_OF}&years_ahead=3`);
  const { challenging_periods: hard, favourable_periods: good, from, until } = timing!;
  expect([timing!.years_ahead, until.slice(0, 4)]).toEqual([3, '2029']);
  for (const { components, end, score, start } of [...good, ...hard]) {
    expect(Date.parse(start)).toBeGreaterThanOrEqual(Date.parse(from));
    expect(Date.parse(end)).toBeLessThanOrEqual(Date.parse(until));
    expect(score).toBeGreaterThanOrEqual(60);
    expect(components.reduce((sum, { points }) => sum + points, 0)).toBeCloseTo(score, 6);
  }
  expect(good.every(({ nature }) => nature === 'favourable')).toBe(true);
  expect(hard.every(({ nature }) => nature === 'caution')).toBe(true);
});

test('a child gets no window before the age of 16', async () => {
  const { timing } = await answer<CareerTiming>('timing', { date: '2014-10-01' }, `${AS_OF}&years_ahead=20`);
  const windows = [...timing!.favourable_periods, ...timing!.challenging_periods];
  expect(windows.length).toBeGreaterThan(0);
  for (const { start } of windows) expect(start.slice(0, 10) >= '2030-10-01').toBe(true);
  expect(timing!.text).toContain('from the age of 16');
  const { timing: none } = await answer<CareerTiming>('timing', { date: '2024-10-01' });
  expect([none!.favourable_periods, none!.challenging_periods]).toEqual([[], []]);
  expect((await answer<CareerTiming>('timing')).timing!.text).not.toContain('from the age of');
});

test('coming periods follow one another without a gap', async () => {
  const { timing } = await answer<CareerTiming>('timing');
  const { upcoming_changes: coming } = timing!;
  expect(coming.length).toBeGreaterThan(1);
  coming.slice(1).forEach(({ at }, index) => expect(at).toBe(coming[index]!.until));
});

test('a current indicator has the span in which it holds', async () => {
  const { job_change, promotion } = await answer<CareerChanges>('changes');
  for (const { indicators, met } of [job_change, promotion]) {
    expect(met).toBe(indicators.filter((one) => one.met).length);
    for (const { kind, met: isMet, meaning, periods } of indicators) {
      expect(meaning === null).toBe(!isMet);
      if (isMet && kind === 'transit') expect(periods.some(({ is_current }) => is_current)).toBe(true);
    }
  }
});

test.each([{ mahadasha_lord: 'Pluto' }, { analysis_date: '2026-02-30' }, { include_timing: 'yes' }])(
  'refuses %j',
  async (body) => {
    const { status } = await post(handler, '/career/analyze', { ...BIRTH, ...body });
    expect(status).toBe(422);
  },
);

test.each(['0', '121', 'ten'])('refuses to look %s years ahead', async (years) => {
  const { status } = await post(handler, `/career/timing?years_ahead=${years}`, BIRTH);
  expect(status).toBe(422);
});

test('analyze has the content of the single paths, and gives once what they share', async () => {
  const whole = await answer<CareerAnalysis>('analyze');
  const [success, one, three, changes, timing] = await Promise.all([
    answer<CareerSuccess>('success', {}, ''),
    answer<CareerMethodOne>('method-1', {}, ''),
    answer<CareerMethodThree>('method-3', {}, ''),
    answer<CareerChanges>('changes'),
    answer<CareerTiming>('timing'),
  ]);
  expect(whole.timing!.job_change.indicators.map(({ id }) => id)).toEqual(
    changes.job_change.indicators.map(({ id }) => id),
  );
  expect(whole.success.overall).toEqual(success.overall);
  expect(one).toMatchObject(whole.method_1);
  expect(three).toMatchObject(whole.method_3);
  expect(changes.job_change).toMatchObject(whole.timing!.job_change);
  expect(changes.promotion).toMatchObject(whole.timing!.promotion);
  expect(timing.current_effect).toMatchObject(whole.timing!.current_effect);
  expect(timing.timing!.upcoming_changes.slice(0, 4)).toMatchObject(whole.timing!.ahead.upcoming_changes);
  expect(timing.timing!.favourable_periods.slice(0, 3)).toMatchObject(whole.timing!.ahead.favourable_periods);
  expect(whole.professions.map(({ signification }) => signification.id)).toEqual(
    whole.ranking.slice(0, 3).map(({ id }) => id),
  );
  for (const source of [...one.sources, ...three.sources]) expect(whole.sources).toContain(source);
});

test('analyze stays short enough for a phone: under 70 kB', async () => {
  for (const date of ['1990-06-15', '1963-08-20', '2001-01-30']) {
    const { text } = await post(handler, `/career/analyze${AS_OF}`, { ...BIRTH, date });
    expect(text.length).toBeLessThan(70_000);
  }
});

test('names are in Hindi on request', async () => {
  const { dasamsa_yogas: yogas, methods } = await answer<CareerSuccess>('success', {}, '?lang=hi');
  for (const { name } of [...yogas, ...methods]) expect(name).toMatch(/[\u0900-\u097f]/);
});

test('parts that are left out are null, each by its own flag', async () => {
  const without = await answer<CareerAnalysis>('analyze', { include_timing: false });
  expect([without.timing, without.modern === null]).toEqual([null, false]);
  const plain = await answer<CareerAnalysis>('analyze', { include_modern_interpretation: false });
  expect([plain.modern, plain.timing === null]).toEqual([null, false]);
});

test('the count of rules adds up, by table and by method', async () => {
  const { methods, total } = dataOf<CareerRuleCounts>(await call(handler, 'GET', '/api/v1/career/rules/count'));
  expect(methods.map(({ id }) => id)).toEqual(['method_1', 'method_2', 'method_3', 'timing', 'modern']);
  for (const { count, tables } of methods) expect(tables.reduce((sum, table) => sum + table.count, 0)).toBe(count);
  expect(methods.reduce((sum, { count }) => sum + count, 0)).toBe(total);
});
