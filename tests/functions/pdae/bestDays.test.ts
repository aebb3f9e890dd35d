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

  test('the best tenth by their place in the year, then the better tara, then the earlier; ten at the most', async () => {
    const found = await asked<BestDays>('best-days', QUERY);
    const { days } = await asked<PersonalRange>('range', 'start_date=2026-11-01&end_date=2026-12-02');
    expect(found).toMatchObject({ min_score: null, limit: 10, days_searched: 61, days_found: 7 });
    expect(found.days.map(({ rank }) => rank)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    for (const [i, day] of found.days.entries()) {
      expect(tenths(day.components)).toBe(day.score * 10);
      expect(day.relative_class).toBe(day.percentile_in_year >= 90 && !day.capped_by ? 'best' : day.relative_class);
      const before = found.days[i - 1];
      if (!before) continue;
      const isAfter =
        before.percentile_in_year > day.percentile_in_year ||
        (before.percentile_in_year === day.percentile_in_year &&
          (before.tarabala > day.tarabala || (before.tarabala === day.tarabala && before.date < day.date)));
      expect(isAfter).toBe(true);
    }
    for (const { date, percentile_in_year: place } of days) {
      const same = found.days.find((day) => day.date === date);
      if (same) expect([date, same.percentile_in_year]).toEqual([date, place]);
    }
    const year = await asked<BestDays>('best-days', 'start_date=2026-11-01&end_date=2027-10-31');
    expect([year.days_found, year.days.length]).toEqual([37, 10]);
  });

  test('a least score and a limit are honoured', async () => {
    const { days, days_found: passed } = await asked<BestDays>('best-days', `${QUERY}&min_score=60&limit=4`);
    expect(days).toHaveLength(4);
    expect(passed).toBeGreaterThan(4);
    expect(days.every(({ score }) => score >= 60)).toBe(true);
    expect((await asked<BestDays>('best-days', `${QUERY}&limit=12`)).days).toHaveLength(12);
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
