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

test('field-recommendation fits its record', async () => {
  const data = await asked('field-recommendation');
  expect(schemaFaults(answers.fieldRecommendation.data, data)).toEqual([]);
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

  test('in Hindi has no Latin letter, in English no Devanagari, and both have the same dates', async () => {
    for (let year = 1950; year <= 2024; year++) {
      const { summary_en: en, summary_hi: hi } = await asked<SummaryAnswer>('summary', { date: `${year}-06-15` });
      expect(hi).not.toMatch(/[A-Za-z]|undefined|null/);
      expect(en).not.toMatch(/[\u0900-\u097F]|undefined|null| {2}/);
      // Hindi names once a year that the days of a span share.
      const years = (text: string) => new Set([...text.matchAll(/\b(20\d\d)(?!\d)/g)].map(([year]) => year));
      expect(years(hi)).toEqual(years(en));
      expect(hi.split('।').length).toBeGreaterThan(4);
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

describe('the analysis', () => {
  test('has the same subjects as their own paths', async () => {
    const whole = await asked<Analysis>('analyze');
    const field = await asked<Analysis['field']>('field-recommendation');
    expect(whole.field.fields).toEqual(field.fields.slice(0, 3));
    expect(whole.field.streams).toEqual(field.streams);
    const exams = await asked<Exams>('competitive-exams');
    expect(exams.score).toMatchObject(whole.exams.score);
    expect(whole.exams.timing.windows).toEqual(exams.timing.windows.slice(0, 1));
    const summary = await asked<SummaryAnswer>('summary');
    expect(whole.summary.summary_hi).toBe(summary.summary_hi);
    expect(whole.score).toEqual(summary.score);
  });
});

describe('times', () => {
  const stagesOf = ({ windows }: StudyTiming) => new Set(windows.map(({ stage }) => stage));

  test('of a person past the usual years are learning in later life, as they say', async () => {
    const { timing } = await asked<ForeignAnswer>('foreign-education', { date: '1970-06-15' });
    expect([...stagesOf(timing)]).toEqual(['later_learning']);
    expect(timing.text).toContain('courses beside work');
  });

  test('of a child are not searched before their age', async () => {
    const { timing } = await asked<ForeignAnswer>('foreign-education', { date: '2024-06-15' });
    expect(timing).toMatchObject({ windows: [], reason: 'before_usual_age' });
    expect(timing.text).toContain('from the age of 18');
  });

  test('reach as far as requested', async () => {
    const near = await asked<Exams>('competitive-exams', {}, `${NOW}&years_ahead=2`);
    const far = await asked<Exams>('competitive-exams', {}, `${NOW}&years_ahead=30`);
    expect(near.timing.years_ahead).toBe(2);
    expect(near.timing.windows.every(({ end }) => end <= '2028-11-21')).toBe(true);
    expect(far.timing.years_ahead).toBe(30);
  });

  test('of more years than supported are refused', async () => {
    const { status } = await post(handler, '/vidya/competitive-exams?years_ahead=121', BIRTH);
    expect(status).toBe(422);
  });
});
