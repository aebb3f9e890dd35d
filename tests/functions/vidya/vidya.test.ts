import { describe, expect, test } from '@jest/globals';
import { handler } from '../../../functions/vidya/routes.ts';
import { answers, type Analysis, type ForeignAnswer, type SummaryAnswer } from '../../../lib/schemas/vidya/answers.ts';
import type { Exams, StudyTiming } from '../../../lib/schemas/vidya/common.ts';
import { BIRTH, dataOf, post } from '../../support/call.ts';
import { schemaFaults } from '../../support/schema.ts';

const NOW = 'as_of=2026-11-20';
const asked = async <Data>(path: string, birth: object = {}, query = NOW): Promise<Data> =>
  dataOf<Data>(await post(handler, `/vidya/${path}?${query}`, { ...BIRTH, ...birth }));

test.each([
  ['analyze', answers.analyze],
  ['competitive-exams', answers.competitiveExams],
  ['foreign-education', answers.foreignEducation],
  ['summary', answers.summary],
])('%s fits its record', async (path, record) => {
  const data = await asked(path);
  expect(schemaFaults(record.data, data)).toEqual([]);
});

test('field-recommendation fits its record, and does not depend on now', async () => {
  const data = await asked('field-recommendation', {}, '');
  expect(schemaFaults(answers.fieldRecommendation.data, data)).toEqual([]);
  expect(await asked('field-recommendation', {}, NOW)).toEqual(data);
});

describe('the summary', () => {
  test('is in both languages, whatever the requested language', async () => {
    const [en, hi] = [
      await asked<SummaryAnswer>('summary', {}, `${NOW}&lang=en`),
      await asked<SummaryAnswer>('summary', {}, `${NOW}&lang=hi`),
    ];
    expect([hi.summary_en, hi.summary_hi]).toEqual([en.summary_en, en.summary_hi]);
    expect(hi.top_field.name).not.toBe(en.top_field.name);
  });

  test('in Hindi has no Latin letter, in English no Devanagari, and both have the same numbers and dates', async () => {
    for (let year = 1950; year <= 2024; year++) {
      const { summary_en: en, summary_hi: hi } = await asked<SummaryAnswer>('summary', { date: `${year}-06-15` });
      expect(hi).not.toMatch(/[A-Za-z]|undefined|null/);
      expect(en).not.toMatch(/[\u0900-\u097F]|undefined|null| {2}/);
      const scores = (text: string) => [...text.matchAll(/(\d+(?:\.\d)?) (?:%|प्रतिशत)/g)].map(([, share]) => share);
      expect(scores(hi)).toEqual(scores(en));
      const years = (text: string) => [...text.matchAll(/\b(20\d\d)(?!\d)/g)].map(([year]) => year).sort();
      expect(years(hi)).toEqual(years(en));
      expect(hi.split('।').length).toBeGreaterThan(6);
    }
  });

  test('differs from birth to birth', async () => {
    const years = Array.from({ length: 40 }, (_, index) => 1970 + index);
    const described = new Set<string>();
    for (const year of years)
      described.add((await asked<SummaryAnswer>('summary', { date: `${year}-03-02` })).summary_hi);
    expect(described.size).toBe(years.length);
  });
});

describe('a matter between support and strain', () => {
  test('is described by both of its sides, in both languages', async () => {
    for (let year = 1990; year < 2010; year++) {
      const { summary_en: en, summary_hi: hi } = await asked<SummaryAnswer>('summary', { date: `${year}-06-15` });
      const mixed = [
        ...en.matchAll(/stands between support and strain \([\d.]+ of 100\)(: for it, .*?; against it, )?/g),
      ];
      expect(mixed.filter(([, sides]) => sides === undefined)).toEqual([]);
      expect([...hi.matchAll(/सबसे बड़ी बाधा/g)]).toHaveLength(mixed.length);
    }
  });
});

test('the result of a yoga is a sentence', async () => {
  const { summary_en: en } = await asked<SummaryAnswer>('summary', { date: '2010-08-20', time: '22:10:00' });
  expect(en).toContain('Budhaditya is formed, which stands for intellect and skill in administration.');
});

describe('counsel', () => {
  test('strengthens the weakest point of its own subject', async () => {
    const { exams, foreign, higher_education: higher } = await asked<Analysis>('analyze', { date: '2001-01-30' });
    for (const { counsel, score } of [exams, foreign, higher]) {
      const weakest = [...score.components].sort((a, b) => a.points - b.points)[0]!;
      expect(weakest.points).toBeLessThan(-0.5);
      expect(counsel).toMatch(/\. First of all, [a-z]/);
    }
    expect(new Set([exams, foreign, higher].map(({ counsel }) => counsel.split('First of all, ')[1])).size).toBe(3);
  });
});

test('windows are counselled where some open in the usual years', async () => {
  const counselOf = async (date: string) => (await asked<Exams>('competitive-exams', { date })).counsel;
  const advice = 'A decisive attempt belongs into one of the windows.';
  expect(await counselOf('2001-01-30')).toContain(advice);
  // At 56 the usual years lie behind.
  expect(await counselOf('1970-06-15')).not.toContain('window');
});

describe('the analysis', () => {
  test('names the chart of learning once in its section, and what each of its planets speaks of', async () => {
    const { d24 } = await asked<Analysis>('analyze');
    expect(d24.reading.match(/D24/g)).toHaveLength(1);
    expect(d24.planets.every(({ text }) => /: [a-z ]+ (is kept|needs repeating|comes easily)/.test(text))).toBe(true);
    expect(new Set(d24.planets.map(({ text }) => text.split(': ')[1]!.split(/ (?:is kept|needs|comes)/)[0])).size).toBe(
      6,
    );
  });

  test('has the same subjects as their own paths', async () => {
    const whole = await asked<Analysis>('analyze');
    expect(whole.field).toEqual({
      ...(await asked<Analysis['field']>('field-recommendation', {}, '')),
      sources: undefined,
    });
    const exams = await asked<Exams>('competitive-exams');
    expect(whole.exams.score).toEqual(exams.score);
    expect(whole.exams.timing.windows).toEqual(exams.timing.windows.slice(0, 3));
    const summary = await asked<SummaryAnswer>('summary');
    expect(whole.summary.summary_hi).toBe(summary.summary_hi);
    expect(whole.score).toEqual(summary.score);
  });

  test('scores a section by its own factors of the whole', async () => {
    const { d24, houses, karakas, score } = await asked<Analysis>('analyze');
    const described = [houses, karakas, d24].flatMap((section) =>
      section.score.components.slice(1).map(({ id }) => id),
    );
    expect(described.sort()).toEqual(
      score.components
        .slice(1)
        .map(({ id }) => id)
        .sort(),
    );
    expect(d24.planets).toHaveLength(6);
  });
});

describe('times', () => {
  const stagesOf = ({ windows }: StudyTiming) => new Set(windows.map(({ stage }) => stage));

  test('of a person past the usual years are learning in later life, as they say', async () => {
    const { timing } = await asked<ForeignAnswer>('foreign-education', { date: '1960-06-15' });
    expect([...stagesOf(timing)]).toEqual(['later_learning']);
    expect(timing.text).toMatch(/^The usual years for study abroad, 16 to 30, lie behind/);
  });

  test('of a child are not searched before their age', async () => {
    const { timing } = await asked<ForeignAnswer>('foreign-education', { date: '2024-06-15' });
    expect(timing).toMatchObject({ windows: [], reason: 'before_usual_age' });
    expect(timing.text).toContain('from the age of 16');
  });

  test('reach as far as requested', async () => {
    const near = await asked<Exams>('competitive-exams', {}, `${NOW}&years_ahead=2`);
    const far = await asked<Exams>('competitive-exams', {}, `${NOW}&years_ahead=30`);
    expect(near.timing.years_ahead).toBe(2);
    expect(near.timing.windows.every(({ end }) => end <= '2028-11-21')).toBe(true);
    expect(far.timing.windows.length).toBeGreaterThan(near.timing.windows.length);
  });

  test('of more years than supported are refused', async () => {
    const { status } = await post(handler, '/vidya/competitive-exams?years_ahead=121', BIRTH);
    expect(status).toBe(422);
  });
});
