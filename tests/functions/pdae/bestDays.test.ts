import { describe, expect, test } from '@jest/globals';
import { handler } from '../../../functions/pdae/routes.ts';
import type { BestDays, PersonalRange, PersonalScore } from '../../../lib/schemas/pdae/scoreAnswers.ts';
import { BIRTH, dataOf, post } from '../../support/call.ts';

const asked = async <Data>(path: string, query: string) =>
  dataOf<Data>(await post(handler, `/pdae/${path}?${query}`, BIRTH));

const tenths = (components: readonly { points: number }[]) =>
  components.reduce((sum, { points }) => sum + Math.round(points * 10), 0);

describe('/pdae/best-days', () => {
  const QUERY = 'start_date=2026-11-01&end_date=2026-12-31';

  test('those of at least 50, the highest first, then the better tara, then the earlier', async () => {
    const found = await asked<BestDays>('best-days', QUERY);
    const { days } = await asked<PersonalRange>('range', 'start_date=2026-11-01&end_date=2026-12-02');
    expect(found.min_score).toBe(50);
    expect(found.days_searched).toBe(61);
    expect(found.days_found).toBe(found.days.length);
    expect(found.days.map(({ rank }) => rank)).toEqual(found.days.map((_, i) => i + 1));
    for (const [i, day] of found.days.entries()) {
      expect(day.score).toBeGreaterThanOrEqual(50);
      expect(tenths(day.components)).toBe(day.score * 10);
      const before = found.days[i - 1];
      if (!before) continue;
      const isAfter =
        before.score > day.score ||
        (before.score === day.score &&
          (before.tarabala > day.tarabala || (before.tarabala === day.tarabala && before.date < day.date)));
      expect(isAfter).toBe(true);
    }
    const described = new Set(found.days.map(({ date }) => date));
    for (const { date, score } of days) expect([date, described.has(date)]).toEqual([date, score >= 50]);
  });

  test('for a life area: by its score, with its components', async () => {
    const { category, days } = await asked<BestDays>('best-days', `${QUERY}&category=Travel&min_score=60`);
    expect(category).toBe('travel');
    expect(days.length).toBeGreaterThan(0);
    for (const day of days.slice(0, 5)) {
      const alone = await asked<PersonalScore>('score', `target_date=${day.date}`);
      expect(day.score).toBe(alone.categories.travel.score);
      expect(day.components).toEqual(alone.categories.travel.components.map(({ id, points }) => ({ id, points })));
      expect(day.overall_score).toBe(alone.overall_score);
      const taken = day.cautions.filter(({ id }) => id !== 'disha_shool');
      expect(day.reasons.every(({ points }) => points > 0) && taken.every(({ points }) => points < 0)).toBe(true);
      expect(day.cautions.at(-1)!.label).toMatch(/^Journeys towards the (north|east|south|west) are not begun/);
    }
  });

  test('none where none reaches the least score, and the summary says how high they go', async () => {
    const { days, summary } = await asked<BestDays>('best-days', `${QUERY}&min_score=100`);
    expect(days).toEqual([]);
    expect(summary).toMatch(/^0 of 61 days reach 100\. The highest score is \d+ on /);
  });

  test('366 days after the first are searched, a leap year and a day', async () => {
    const { days_searched } = await asked<BestDays>('best-days', 'start_date=2027-12-31&end_date=2028-12-31');
    expect(days_searched).toBe(367);
  });
});
