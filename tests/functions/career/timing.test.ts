import { expect, test } from '@jest/globals';
import { handler } from '../../../functions/career/routes.ts';
import { handler as prediction } from '../../../functions/prediction/routes.ts';
import type { CareerMethodOne, CareerMethodThree } from '../../../lib/schemas/career/methods.ts';
import type { CareerChanges, CareerTiming } from '../../../lib/schemas/career/timing.ts';
import type { CareerAnalysis, CareerRuleCounts, CareerSuccess } from '../../../lib/schemas/career/analysis.ts';
import type { LifeAreaTiming } from '../../../lib/schemas/prediction/areas.ts';
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
  expect(asked.job_change!.score.score).not.toBe(plain.job_change!.score.score);
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

test('windows lie within the years searched, are good from 50 and demanding from 35 points, and are their sums', async () => {
  const { timing } = await answer<CareerTiming>('timing', {}, `${AS_OF}&years_ahead=3`);
  const { challenging_periods: hard, favourable_periods: good, from, until } = timing!;
  expect([timing!.years_ahead, until.slice(0, 4)]).toEqual([3, '2029']);
  expect(good.length + hard.length).toBeGreaterThan(0);
  for (const { components, end, nature, score, start } of [...good, ...hard]) {
    expect(Date.parse(start)).toBeGreaterThanOrEqual(Date.parse(from));
    expect(Date.parse(end)).toBeLessThanOrEqual(Date.parse(until));
    expect(score).toBeGreaterThanOrEqual(nature === 'favourable' ? 50 : 35);
    expect(components.reduce((sum, { points }) => sum + points, 0)).toBeCloseTo(score, 6);
  }
  expect(good.every(({ nature }) => nature === 'favourable')).toBe(true);
  expect(hard.every(({ nature }) => nature === 'caution')).toBe(true);
});

test('windows of work begin at 18; a child has no matters of work, and signs of no post', async () => {
  const { timing } = await answer<CareerTiming>('timing', { date: '2014-10-01' }, `${AS_OF}&years_ahead=20`);
  const windows = [...timing!.favourable_periods, ...timing!.challenging_periods];
  expect(windows.length).toBeGreaterThan(0);
  for (const { start } of windows) expect(start.slice(0, 10) >= '2032-10-01').toBe(true);
  const none = await answer<CareerChanges>('changes', { date: '2024-10-01' });
  expect([none.timing!.favourable_periods, none.timing!.challenging_periods]).toEqual([[], []]);
  expect([none.job_change, none.promotion, none.current_effect.topics]).toEqual([null, null, []]);
  expect(none.modern!.lords).toEqual([]);
  expect(none.current_effect.age_note).toContain('later life');
  expect((await answer<CareerTiming>('timing')).current_effect.age_note).toBeNull();
});

test('an elder is told of advice and service, one of eighty and more of what is done', async () => {
  const elder = await answer<CareerChanges>('changes', { date: '1955-02-24' });
  expect(elder.current_effect.topics.map(({ id }) => id)).toEqual(['career', 'setback']);
  expect([elder.job_change, elder.promotion]).toEqual([null, null]);
  expect(elder.current_effect.topics[0]!.text).toMatch(/advi[cs]e/i);
  const old = await answer<CareerTiming>('timing', { date: '1935-11-08' });
  expect(old.current_effect.topics).toEqual([]);
  expect([old.timing!.favourable_periods, old.timing!.challenging_periods]).toEqual([[], []]);
  expect(old.current_effect.text).toContain("served your life's work best");
});

const BIRTHS = ['1966-01-03', '1971-07-30', '1978-12-11', '1984-03-24', '1990-06-15', '1995-10-02', '2001-01-30'];

test('favourable windows are those of the prediction, and no time is both good and demanding', async () => {
  for (const date of BIRTHS) {
    const { timing } = await answer<CareerTiming>('timing', { date });
    const { timing: again } = await answer<CareerChanges>('changes', { date });
    const { windows } = dataOf<LifeAreaTiming>(
      await post(prediction, `/prediction/career-timing${AS_OF}`, { ...BIRTH, date }),
    );
    const spans = (of: readonly { start: string; end: string }[]) => of.map(({ end, start }) => [start, end]);
    expect(spans(timing!.favourable_periods)).toEqual(spans(windows));
    expect(spans(again!.favourable_periods)).toEqual(spans(windows));
    for (const good of timing!.favourable_periods) {
      const overlapping = timing!.challenging_periods.filter(({ end, start }) => start < good.end && good.start < end);
      expect(overlapping).toEqual([]);
    }
    expect(timing!.coverage_percent).toBeLessThanOrEqual(10);
    expect(timing!.challenging_coverage_percent).toBeLessThanOrEqual(10);
  }
});

test('offers are to be compared only where more than slight signs point to a change', async () => {
  for (const date of BIRTHS) {
    const { current_effect, job_change, promotion } = await answer<CareerChanges>('changes', { date });
    const change = current_effect.topics.find(({ id }) => id === 'change')!;
    const isTold = change.text.includes('compare offers');
    expect(isTold).toBe(change.tone === 'supportive' && job_change!.indication !== 'slight');
    for (const { indication, indicators, met } of [job_change!, promotion!]) {
      if (indication === 'strong') expect(2 * met).toBeGreaterThanOrEqual(indicators.length);
    }
  }
});

test.each(['changes', 'timing'])(
  '%s is told in a line of 90 and in 280 characters, in both languages',
  async (path) => {
    for (const date of [...BIRTHS, '2021-03-19', '2011-03-19', '1955-02-24', '1935-11-08', '1905-01-01']) {
      for (const lang of ['en', 'hi']) {
        const { headline, short } = await answer<CareerTiming>(path, { date }, `${AS_OF}&lang=${lang}`);
        expect(headline.length).toBeLessThanOrEqual(90);
        expect(short.length).toBeLessThanOrEqual(280);
        expect(lang === 'hi' && /[A-Za-z]/.test(headline + short)).toBe(false);
      }
    }
  },
);

test('events of the past are told against chance, and are refused where they cannot be read', async () => {
  const events = [
    { type: 'New Job', date: '2012-07-02' },
    { type: 'wedding', date: '2018' },
  ];
  for (const path of ['analyze', 'changes', 'timing']) {
    const { past_events: found } = await answer<CareerTiming>(path, { events });
    expect(found!.events.map(({ type }) => type)).toEqual(['job']);
    expect([found!.other_events, found!.counted]).toEqual([1, 1]);
    expect((await answer<CareerTiming>(path)).past_events).toBeNull();
  }
  const wrong = [{ type: 'jobb', date: '2012-13' }, { type: 'job' }];
  const { status, text } = await post(handler, '/career/timing', { ...BIRTH, events: wrong });
  expect(status).toBe(422);
  const { detail } = JSON.parse(text) as { detail: { loc: unknown[]; msg: string }[] };
  expect(detail.map(({ loc }) => loc.join('.'))).toEqual([
    'body.events.0.type',
    'body.events.0.date',
    'body.events.1.date',
  ]);
  expect(detail[0]!.msg).toContain('Did you mean job?');
  expect(detail[1]!.msg).toContain('YYYY-MM');
  const many = Array.from({ length: 21 }, () => ({ type: 'job', date: '2012' }));
  expect((await post(handler, '/career/timing', { ...BIRTH, events: many })).status).toBe(422);
});

test('coming periods follow one another without a gap', async () => {
  const { timing } = await answer<CareerTiming>('timing');
  const { upcoming_changes: coming } = timing!;
  expect(coming.length).toBeGreaterThan(1);
  coming.slice(1).forEach(({ at }, index) => expect(at).toBe(coming[index]!.until));
});

test('a current indicator has the span in which it holds', async () => {
  const { job_change, promotion } = await answer<CareerChanges>('changes');
  for (const { indicators, met } of [job_change!, promotion!]) {
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
  expect(whole.timing!.job_change!.indicators.map(({ id }) => id)).toEqual(
    changes.job_change!.indicators.map(({ id }) => id),
  );
  expect(whole.success.overall).toEqual(success.overall);
  expect(one).toMatchObject(whole.method_1);
  expect(three).toMatchObject(whole.method_3);
  expect(changes.job_change).toMatchObject(whole.timing!.job_change!);
  expect(changes.promotion).toMatchObject(whole.timing!.promotion!);
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
