import { describe, expect, test } from '@jest/globals';
import { handler } from '../../../functions/pdae/routes.ts';
import type {
  BestDays,
  MonthlyCalendar,
  PersonalRange,
  PersonalScore,
} from '../../../lib/schemas/pdae/scoreAnswers.ts';
import { BIRTH, dataOf, post } from '../../support/call.ts';
import { bodyOf, golden, type JyotishFile } from '../../support/golden.ts';

const births = golden<JyotishFile<unknown>>('jyotish/positions').cases.map(({ birth }) => bodyOf(birth));

const asked = async <Data>(path: string, query: string, body: object = BIRTH) =>
  dataOf<Data>(await post(handler, `/pdae/${path}?${query}`, body));

const tenths = (components: readonly { points: number }[]) =>
  components.reduce((sum, { points }) => sum + Math.round(points * 10), 0);

const CLASSES = ['danger', 'avoid', 'normal', 'good', 'best'] as const;
type Class = (typeof CLASSES)[number];

/** The class of a score, no better than what bounds the day leaves. */
const classOf = (score: number, cap: { readonly at_most: Class } | null): Class => {
  const own = [20, 35, 50, 70].filter((bound) => score >= bound).length;
  return CLASSES[Math.min(own, cap ? CLASSES.indexOf(cap.at_most) : 4)]!;
};

describe('/pdae/score', () => {
  test('every score of 20 births is the sum of its components and has its class', async () => {
    for (const [i, body] of births.slice(0, 20).entries()) {
      const data = await asked<PersonalScore>('score', `target_date=20${20 + i}-0${(i % 9) + 1}-1${i % 10}`, body);
      expect(tenths(data.components)).toBe(data.overall_score * 10);
      expect(data.class).toBe(classOf(data.overall_score, data.capped_by));
      for (const category of Object.values(data.categories)) {
        expect(tenths(category.components)).toBe(category.score * 10);
        expect(category.class).toBe(classOf(category.score, data.capped_by));
        expect(category.components[1]!.points).toBe(data.overall_score / 2);
      }
    }
  });

  test('pieces of a component follow each other within the day, and their mean is its points', async () => {
    const data = await asked<PersonalScore>('score', 'target_date=2026-11-20');
    let pieces = 0;
    for (const { id, points, pieces: found } of data.components) {
      if (found.length === 0) continue;
      const mean = found.reduce((sum, piece) => sum + piece.points * piece.share, 0);
      // Points of a part are in tenths, shares in ten thousandths.
      expect([id, Math.abs(mean - points) < 0.11]).toEqual([id, true]);
      expect(found[0]!.start >= data.bounds.start && found.at(-1)!.end <= data.bounds.end).toBe(true);
      for (let i = 1; i < found.length; i++) expect(found[i]!.start >= found[i - 1]!.end).toBe(true);
      pieces += found.length;
    }
    expect(pieces).toBeGreaterThan(12);
  });

  test('an Ekadashi at Delhi: its second half is Vishti, which ends with it', async () => {
    const { components } = await asked<PersonalScore>('score', 'target_date=2026-11-20');
    const pieces = (id: string) => components.find((component) => component.id === id)!.pieces;
    expect(pieces('tithi')[1]).toMatchObject({ found: 'Shukla Ekadashi (Nanda)', points: 5 });
    expect(pieces('karana')[2]!.found).toMatch(/^Vishti/);
    expect(pieces('karana')[2]!.end).toBe(pieces('tithi')[1]!.end);
  });

  test('recommendations follow from the three components that give most and the three that take most', async () => {
    const { components, recommendations } = await asked<PersonalScore>('score', 'target_date=2026-11-20');
    const parts = components.filter(({ id }) => !['start', 'rounding', 'bounds'].includes(id));
    const best = [...parts].sort((a, b) => b.points - a.points).slice(0, 3);
    const worst = [...parts]
      .filter(({ points }) => points < 0)
      .sort((a, b) => a.points - b.points)
      .slice(0, 3);
    expect(recommendations.map(({ component }) => component)).toEqual([...best, ...worst].map(({ id }) => id));
  });

  test('no best time touches an avoided one', async () => {
    const { timing } = await asked<PersonalScore>('score', 'target_date=2026-11-20');
    expect(timing.avoid.map(({ id }) => id)).toContain('rahu_kaal');
    for (const best of [...timing.best, ...timing.by_category]) {
      for (const shunned of timing.avoid) expect(best.end <= shunned.start || best.start >= shunned.end).toBe(true);
    }
  });

  test('the place of the day decides its bounds', async () => {
    const there = { ...BIRTH, current_location: { latitude: 40.7128, longitude: -74.006 } };
    const [home, away] = [
      await asked<PersonalScore>('score', 'target_date=2026-11-20'),
      await asked<PersonalScore>('score', 'target_date=2026-11-20', there),
    ];
    expect(home.bounds.start).toMatch(/\+05:30$/);
    expect(away.bounds.start).toMatch(/-05:00$/);
    expect(away.place.source).toBe('current_location');
  });

  test('before birth no dasha runs', async () => {
    const { components } = await asked<PersonalScore>('score', 'target_date=1980-01-01');
    expect(components.find(({ id }) => id === 'dasha_lords')).toMatchObject({ points: 0, pieces: [] });
  });

  test('in Hindi names change, ids and numbers do not', async () => {
    const [en, hi] = [
      await asked<PersonalScore>('score', 'target_date=2026-11-20'),
      await asked<PersonalScore>('score', 'target_date=2026-11-20&lang=hi'),
    ];
    expect(hi.components.map(({ id, points }) => [id, points])).toEqual(
      en.components.map(({ id, points }) => [id, points]),
    );
    for (const { name } of hi.components) expect(name).toMatch(/^[\u0900-\u097F -]+$/);
    expect(hi.class_name).toBe('शुभ');
    expect(hi.summary).not.toMatch(/[A-Za-z]/);
    for (const { label, pieces } of hi.components) {
      expect([label, ...pieces.map(({ found }) => found)].join()).not.toMatch(/[A-Za-z]/);
    }
    expect(hi.components.find(({ id }) => id === 'start')!.label).toBe('हर दिन की शुरुआत बीच के अंक से');
    expect(hi.components.find(({ id }) => id === 'yoga')!.label).toMatch(/^योग: दिन के \d+% समय वज्र \(-3\), फिर /);
  });
});

describe('/pdae/range', () => {
  test('each date has the score, class and categories that /pdae/score gives it', async () => {
    const { days } = await asked<PersonalRange>('range', 'start_date=2026-11-18&end_date=2026-11-22');
    expect(days.map(({ date }) => date)).toEqual([
      '2026-11-18',
      '2026-11-19',
      '2026-11-20',
      '2026-11-21',
      '2026-11-22',
    ]);
    for (const day of days) {
      const alone = await asked<PersonalScore>('score', `target_date=${day.date}`);
      expect(day.score).toBe(alone.overall_score);
      expect(day.class).toBe(alone.class);
      expect(day.components).toEqual(
        alone.components.map(({ id, label, max, points }) => ({ id, label, points, max })),
      );
      const scores = Object.entries(alone.categories).map(([id, { score }]) => [id, score]);
      expect(Object.entries(day.categories)).toEqual(scores);
    }
    expect(days.map(({ vara }) => vara.number)).toEqual([4, 5, 6, 7, 1]);
  });

  test('32 dates, a difference of 31 days, are listed, with a summary', async () => {
    const { days, summary } = await asked<PersonalRange>('range', 'start_date=2026-11-01&end_date=2026-12-02');
    expect(days).toHaveLength(32);
    const scores = days.map(({ score }) => score);
    expect(Object.values(summary.counts).reduce((sum, count) => sum + count, 0)).toBe(32);
    const best = days.find(({ date }) => date === summary.best_day!.date)!;
    const places = days.filter(({ capped_by: cap }) => !cap).map(({ percentile_in_year: place }) => place);
    expect(best.percentile_in_year).toBe(Math.max(...places));
    expect(summary.hardest_day!.score).toBe(Math.min(...scores));
    expect(summary.mean_score).toBeCloseTo(scores.reduce((sum, score) => sum + score, 0) / 32, 1);
  });

  test('a day whose Sun does not rise says so, as /pdae/score does', async () => {
    const tromso = { ...BIRTH, current_location: { latitude: 69.65, longitude: 18.96 } };
    const { days } = await asked<PersonalRange>('range', 'start_date=2026-11-24&end_date=2026-11-30', tromso);
    for (const { date, is_approximate } of days) {
      const alone = await asked<PersonalScore>('score', `target_date=${date}`, tromso);
      expect([date, is_approximate]).toEqual([date, alone.is_approximate]);
    }
    // The last sunrise before the polar night is on the 26th.
    expect([days[0]!.is_approximate, days.at(-1)!.is_approximate]).toEqual([false, true]);
  });

  test('a date that the clock of the place left out is not there', async () => {
    const samoa = { ...BIRTH, current_location: { latitude: -13.8, longitude: -171.8, timezone: 'Pacific/Apia' } };
    const range = await asked<PersonalRange>('range', 'start_date=2011-12-29&end_date=2011-12-31', samoa);
    expect(range.days.map(({ date }) => date)).toEqual(['2011-12-29', '2011-12-31']);
    const none = await asked<PersonalRange>('range', 'start_date=2011-12-30&end_date=2011-12-30', samoa);
    expect(none.days).toEqual([]);
    expect(none.summary).toMatchObject({ days: 0, mean_score: null, best_day: null, hardest_day: null });
    expect(none.summary.text).toMatch(/skipped/);
  });

  test.each([
    'range?start_date=2011-12-29&end_date=2011-12-31',
    'best-days?start_date=2011-12-29&end_date=2011-12-31',
    'monthly-calendar?month=12&year=2011',
  ])('%s says that local time skipped a date', async (path) => {
    const { json } = await post(handler, `/pdae/${path}`, { ...BIRTH, current_location: 'Pacific/Apia' });
    const { warnings } = (json as { meta: { warnings: { code: string; message: string }[] } }).meta;
    expect(warnings.map(({ code }) => code)).toEqual(['nonexistent_local_time']);
    expect(warnings[0]!.message).toContain('2011-12-30');
  });
});

describe('/pdae/monthly-calendar', () => {
  test('a leap February: every date once, in its class', async () => {
    const found = await asked<MonthlyCalendar>('monthly-calendar', 'month=2&year=2028');
    expect(found).toMatchObject({ start_date: '2028-02-01', end_date: '2028-02-29', month_name: 'February' });
    expect(found.days).toHaveLength(29);
    for (const { capped_by: cap, class: own, date, score } of found.days) {
      expect(own).toBe(classOf(score, cap));
      expect(found.by_class[own]).toContain(date);
    }
    expect(Object.values(found.by_class).flat().sort()).toEqual(found.days.map(({ date }) => date));
    const highest = found.days.filter(({ capped_by: cap }) => !cap).map(({ percentile_in_year: place }) => place);
    const places = new Map(found.days.map(({ date, percentile_in_year: place }) => [date, place]));
    expect(places.get(found.best_days[0]!.date)).toBe(Math.max(...highest));
    expect(found.text).toBeNull();
  });

  test('names the days that best-days ranks first, in the same order', async () => {
    for (const body of births.slice(0, 10)) {
      const { best_days, summary } = await asked<MonthlyCalendar>('monthly-calendar', 'month=10&year=2026', body);
      const ranked = await asked<BestDays>('best-days', 'start_date=2026-10-01&end_date=2026-10-31&limit=5', body);
      expect(best_days).toEqual(ranked.days.slice(0, 5).map(({ date, score }) => ({ date, score })));
      expect(summary.best_day).toEqual(best_days[0]);
    }
  });

  test('the first and the last month of the ephemeris', async () => {
    const first = await asked<MonthlyCalendar>('monthly-calendar', 'month=1&year=1600');
    const last = await asked<MonthlyCalendar>('monthly-calendar', 'month=12&year=2400');
    expect([first.days[0]!.date, last.days.at(-1)!.date]).toEqual(['1600-01-01', '2400-12-31']);
  });
});
