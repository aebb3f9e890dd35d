import { describe, expect, test } from '@jest/globals';
import { forEachCategory } from '../../../lib/astro/judgement/tables/dayCategories.ts';
import { bestDaysText, dayScoreText } from '../../../functions/pdae/scoreText.ts';
import { dayClass, type DayScore } from '../../../lib/astro/judgement/day/score/dayScore.ts';
import type { DayScoreRecord } from '../../../lib/schemas/pdae/scoreAnswers.ts';

function scored(score: number, points: Readonly<Record<string, number>>): DayScore {
  const parts = Object.fromEntries(Object.entries(points).map(([id, own]) => [id, { id, points: own }]));
  return { score, class: dayClass(score), parts } as unknown as DayScore;
}
const record = (scores: Readonly<Record<string, number>>) =>
  ({ categories: forEachCategory((id) => ({ score: scores[id] ?? 50 })) }) as unknown as DayScoreRecord;

describe('a day in sentences', () => {
  const found = scored(63, { tarabala: 6, tithi: 2, chandrabala: 8, yoga: -3, saturn: -4, karana: -1 });
  const matters = record({ travel: 71, legal: 39 });

  test('names the two that give and the two that take most, the best matter and the least', () => {
    expect(dayScoreText(found, matters, 'adult', 'en')).toBe(
      'A good day. Most things go forward. It is helped most by the place of the Moon and the tara. It is weakened most by the place of Saturn and the yoga. The day suits travel most and legal matters least.',
    );
    expect(dayScoreText(found, matters, 'adult', 'hi')).toBe(
      '100 में से 63 अंक: दिन अच्छा है और ज़्यादातर काम आगे बढ़ेंगे। सबसे ज़्यादा अंक चंद्रबल और ताराबल से मिले हैं। शनि के असर और नित्य योग से अंक घटे हैं। यह दिन यात्रा के लिए सबसे अच्छा (71) और कानूनी मामलों के लिए सबसे कम अनुकूल (39) है।',
    );
  });

  test('leaves out what is not there', () => {
    const text = dayScoreText(scored(50, { tithi: 2 }), matters, 'adult', 'en');
    expect(text).toMatch(/helped most by the tithi\./);
    expect(text).not.toMatch(/weakened/);
  });

  test.each([
    [75, /^One of your best days/],
    [40, /^An ordinary day/],
    [25, /^A day for finishing rather than beginning/],
    [10, /^A day to go gently/],
  ])('of %p says what kind of day it is', (score, opening) => {
    expect(dayScoreText(scored(score, {}), matters, 'adult', 'en')).toMatch(opening);
  });
});

describe('best days in sentences', () => {
  const highest = { date: '2026-11-29', scored: { score: 74 } };

  test('with and without a matter', () => {
    const described = { ranked: [highest], told: [highest], passed: 1, minScore: 60, category: null };
    expect(bestDaysText(described, 'en')).toBe('1 of 1 days reaches 60. The first choice is 29 Nov 2026.');
    expect(bestDaysText({ ...described, category: 'health' }, 'en')).toMatch(/^1 of 1 days reaches 60 for health\./);
    expect(bestDaysText({ ...described, category: 'health' }, 'hi')).toBe(
      'सेहत के लिए 1 में से 1 दिन में 60 या ज़्यादा अंक हैं। सबसे पहले 29 नवंबर 2026 को चुनें, जिसके 100 में से 74 अंक हैं।',
    );
  });

  test('of the best tenth, and of none', () => {
    const ranked = [highest, { date: '2026-11-30', scored: { score: 61 } }];
    const tenth = { ranked, told: [highest], passed: 1, minScore: null, category: null };
    expect(bestDaysText(tenth, 'en')).toBe('The best day of 2 is listed. The first choice is 29 Nov 2026.');
    expect(bestDaysText({ ...tenth, told: ranked }, 'hi')).toMatch(/^2 दिनों में से सबसे अच्छे 2 दिन दिए गए हैं। /);
    expect(bestDaysText({ ...tenth, told: [], passed: 0, minScore: 80 }, 'en')).toBe(
      '0 of 2 days reach 80. The highest score is 74 on 29 Nov 2026.',
    );
  });

  test('where no date is there', () => {
    expect(bestDaysText({ ranked: [], told: [], passed: 0, minScore: 50, category: null }, 'en')).toMatch(/skipped/);
  });
});
