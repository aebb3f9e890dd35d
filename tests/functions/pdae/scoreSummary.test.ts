import { describe, expect, test } from '@jest/globals';
import { bestFirst, hardestFirst, rangeSummary } from '../../../functions/pdae/scoreSummary.ts';
import { forEachCategory } from '../../../lib/astro/judgement/tables/dayCategories.ts';
import { dayClass } from '../../../lib/astro/judgement/day/score/dayScore.ts';
import type { ScoredDate } from '../../../lib/schemas/pdae/scoreAnswers.ts';

/** Its place in the year is its score. */
const day = (date: string, score: number, travel = 50, tara = 5): ScoredDate => ({
  date,
  vara: { id: 'ravivara', number: 1, name: 'Sunday', lord: 'sun' },
  is_approximate: false,
  score,
  class: dayClass(score),
  class_name: '',
  capped_by: null,
  percentile_in_year: score,
  relative_class: 'normal',
  relative_class_name: '',
  components: [{ id: 'tarabala', label: '', points: tara, max: 7 }],
  best: [{ id: 'tithi', name: 'Tithi', points: 4, label: 'Tithi: Purnima (Purna)' }],
  hardest: [],
  categories: { ...forEachCategory(() => 50), travel },
});
const days = [
  day('2026-03-01', 61),
  day('2026-03-02', 74, 40),
  day('2026-03-03', 33, 71),
  day('2026-03-04', 74),
  day('2026-03-05', 33),
];

describe('a summary', () => {
  test('counts classes and takes the earliest of the highest and of the lowest', () => {
    const summary = rangeSummary(days, 'en');
    expect(summary).toMatchObject({
      days: 5,
      mean_score: 55,
      counts: { best: 2, good: 1, normal: 0, avoid: 2, danger: 0 },
      best_day: { date: '2026-03-02', score: 74 },
      hardest_day: { date: '2026-03-03', score: 33 },
    });
    expect(summary.best_by_category.travel).toEqual({ date: '2026-03-03', score: 71 });
    expect(summary.best_by_category.career).toEqual({ date: '2026-03-01', score: 50 });
    expect(summary.text).toBe(
      'Of 5 days, 2 are among the best, 1 good and 2 for finishing. The best is 2 Mar 2026, helped most by the tithi. The hardest is 3 Mar 2026.',
    );
    expect(rangeSummary(days, 'hi').text).toBe(
      '5 दिनों में 2 श्रेष्ठ, 1 शुभ और 2 सँभलकर चलने के दिन हैं। सबसे अच्छा दिन 2 मार्च 2026 है (74 अंक), जिसे सबसे ज़्यादा बल तिथि से मिलता है। सबसे कम 33 अंक 3 मार्च 2026 के हैं।',
    );
  });

  test('of no day has nothing but its sentence', () => {
    expect(rangeSummary([], 'en')).toMatchObject({ days: 0, mean_score: null, best_day: null, hardest_day: null });
  });
});

test('ties go by the better tara before the earlier date, as in best-days', () => {
  const equal = [
    day('2026-03-01', 61, 70, -4),
    day('2026-03-02', 61, 70, 6),
    day('2026-03-03', 61, 70, 6),
    day('2026-03-04', 70, 50, -8),
  ];
  const order = (ranked: readonly ScoredDate[]) => ranked.map(({ date }) => date.slice(-1));
  expect(order(bestFirst(equal))).toEqual(['4', '2', '3', '1']);
  // Held at normal by a closed time, the best of them is ranked below 65.
  const cap = { id: 'chandrashtama', name: '', at_most: 'normal' } as const;
  const held = { ...day('2026-03-05', 99), capped_by: cap };
  expect(order(bestFirst([held, day('2026-03-06', 66), day('2026-03-07', 63)]))).toEqual(['6', '5', '7']);
  expect(order(hardestFirst(equal))).toEqual(['1', '2', '3', '4']);
  const summary = rangeSummary(equal.slice(0, 3), 'en');
  expect(summary.best_day!.date).toBe('2026-03-02');
  expect(summary.hardest_day!.date).toBe('2026-03-01');
  expect(summary.best_by_category.travel!.date).toBe('2026-03-02');
});

test('a range of one day', () => {
  expect(rangeSummary(days.slice(0, 1), 'en').text).toMatch(/^The day, 1 Mar 2026, is good, /);
});
