import { describe, expect, test } from '@jest/globals';
import { handler } from '../../../functions/pdae/routes.ts';
import { monthText } from '../../../lib/texts/day/monthText.ts';
import { mattersByDate, dayReasons, weeksOf, type MonthFacts } from '../../../lib/texts/day/monthFacts.ts';
import type { MonthlyCalendar } from '../../../lib/schemas/pdae/scoreAnswers.ts';
import { BIRTH, dataOf, post } from '../../support/call.ts';
import { bodyOf, golden, type JyotishFile } from '../../support/golden.ts';

const births = golden<JyotishFile<unknown>>('jyotish/positions').cases.map(({ birth }) => bodyOf(birth));

const calendar = async (month: number, body: object = BIRTH, more = '') =>
  dataOf<MonthlyCalendar>(await post(handler, `/pdae/monthly-calendar?month=${month}&year=2026${more}`, body));

/** As much of a day as the facts read; points of tara and dasha. */
const day = (date: number, score: number, tarabala: number, dasha: number) => ({
  date: `2026-02-${String(date).padStart(2, '0')}`,
  score,
  components: [
    { id: 'start', label: '', points: 50, max: 50 },
    { id: 'tarabala', label: '', points: tarabala, max: 7 },
    { id: 'dasha_lords', label: '', points: dasha, max: 17 },
  ],
});
const drawn = (...days: ReturnType<typeof day>[]) => ({ days }) as unknown as MonthFacts;

describe('facts', () => {
  test('what lasts all month is no reason for one day', () => {
    const facts = drawn(day(1, 70, 6, 10), day(2, 50, -6, 10), day(3, 60, 0, 10));
    expect(dayReasons(facts, '2026-02-01', 'helps')).toEqual(['tarabala']);
    expect(dayReasons(facts, '2026-02-02', 'presses')).toEqual(['tarabala']);
    expect(dayReasons(facts, '2026-02-03', 'helps')).toEqual([]);
  });

  test('weeks are seven days from the first on; an even one has no gentlest day', () => {
    const days = Array.from({ length: 16 }, (_, i) => day(i + 1, i < 7 ? 60 + (i % 3) : 40 + i, 0, 0));
    const [first, second, third] = weeksOf(drawn(...days));
    expect(first).toMatchObject({ number: 1, first: '2026-02-01', last: '2026-02-07', mean: 61, gentlest: null });
    expect([second!.best.score, second!.gentlest]).toEqual([53, null]);
    expect([third!.first, third!.last]).toEqual(['2026-02-15', '2026-02-16']);
    const uneven = weeksOf(drawn(day(1, 70, 0, 0), day(2, 41, 0, 0)));
    expect(uneven[0]!.gentlest?.score).toBe(41);
  });

  test('life areas with one best day are named together', () => {
    const best = {
      career: 5,
      finance: 2,
      relationship: 5,
      health: 5,
      education: 5,
      travel: 5,
      spirituality: 2,
      legal: 9,
    };
    const byCategory = Object.fromEntries(
      Object.entries(best).map(([id, date]) => [id, { date: `2026-02-0${date}`, score: 70 }]),
    );
    const facts = { summary: { best_by_category: byCategory } } as unknown as MonthFacts;
    expect(mattersByDate(facts, 'adult')).toEqual([
      ['2026-02-02', ['finance', 'spirituality']],
      ['2026-02-05', ['career', 'relationship', 'health', 'education', 'travel']],
      ['2026-02-09', ['legal']],
    ]);
  });
});

describe('texts', () => {
  test('of many births and months leave nothing open, and Hindi is Devanagari', async () => {
    for (const [i, body] of births.slice(0, 12).entries()) {
      const facts = await calendar(i + 1, body);
      const [english, hindi] = [monthText(facts, 'adult', 'en'), monthText(facts, 'adult', 'hi')];
      for (const text of [english, hindi]) expect(text).not.toMatch(/undefined|null|NaN|\[object|\.\.|।।| {2}/);
      expect(hindi).not.toMatch(/[A-Za-z]/);
      for (const { date } of facts.best_days) expect(english).toContain(` ${Number(date.slice(8))} `);
      expect(english.match(/week \d/g)).toHaveLength(Math.ceil(facts.days.length / 7));
    }
  });

  test('one day and several are counted as Hindi counts them', async () => {
    const facts = await calendar(11);
    const [one, two] = [facts.days[0]!.date, facts.days[1]!.date];
    const counted = (avoid: string[]) =>
      monthText({ ...facts, by_class: { best: [one], good: [], normal: [], avoid, danger: [] } }, 'adult', 'hi');
    expect(counted([two])).toMatch(/आपके लिए 1 दिन श्रेष्ठ और 1 दिन सँभलकर चलने का है।/);
    expect(counted([one, two])).toMatch(/1 दिन श्रेष्ठ और 2 दिन सँभलकर चलने के हैं।/);
  });

  test('are present where a format requests them', async () => {
    const plain = await calendar(11);
    expect(plain.text).toBeNull();
    expect((await calendar(11, BIRTH, '&format=text_hi')).text).toBe(monthText(plain, 'adult', 'hi'));
    expect((await calendar(11, BIRTH, '&format=text_en&lang=hi')).text).toBe(monthText(plain, 'adult', 'en'));
  });
});
