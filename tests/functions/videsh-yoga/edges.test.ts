import { describe, expect, test } from '@jest/globals';
import { handler } from '../../../functions/videsh-yoga/routes.ts';
import type { ForeignAnalysis, ForeignSummary } from '../../../lib/schemas/videsh-yoga/answers.ts';
import { BIRTH, dataOf, post } from '../../support/call.ts';

const AS_OF = '?as_of=2026-11-20';

async function analysis(fields: object, query = AS_OF): Promise<ForeignAnalysis> {
  return dataOf<ForeignAnalysis>(await post(handler, `/videsh-yoga/analyze${query}`, { ...BIRTH, ...fields }));
}

describe.each(['1600-01-01', '2400-12-31'])('a birth of %s, requested for 2026', (date) => {
  test('has no times, with the reason', async () => {
    const { advice, timing } = await analysis({ date });
    expect(timing).toMatchObject({
      reason: 'outside_life',
      favorable_dashas: [],
      peak_periods: [],
      further_periods: [],
      transit_triggers: [],
      double_transits: [],
    });
    expect(timing!.text).toContain('outside this life');
    expect(advice.join(' ')).not.toMatch(/\d{4}/);
  });
});

test('times of a future birth begin with the birth', async () => {
  const { timing } = await analysis({ date: '2030-05-05' }, '?as_of=2026-11-20&years_ahead=40');
  const birth = Date.parse('2030-05-05T14:30:00+05:30');
  expect(timing!.favorable_dashas).toEqual([]);
  for (const { end } of [...timing!.transit_triggers, ...timing!.double_transits]) {
    expect(Date.parse(end!)).toBeGreaterThan(birth);
  }
});

test('times end with the age of eighty', async () => {
  const { timing } = await analysis({ date: '1950-06-15' }, `${AS_OF}&years_ahead=120`);
  expect(timing!.until.slice(0, 4)).toBe('2030');
  expect(timing!.transit_triggers.every(({ start }) => start! < timing!.until)).toBe(true);
});

test('a very old person has no dates, and is not advised to apply', async () => {
  const { advice, timing } = await analysis({ date: '1931-06-15' });
  expect(timing).toMatchObject({ reason: 'outside_ages', peak_periods: [], favorable_dashas: [] });
  expect(advice.join(' ')).not.toMatch(/applications|contract|employer/);
});

test('a bond that counts half says why, whether of one lord or of a one-sided aspect', async () => {
  for (const date of ['1975-03-02', '1990-06-15', '1963-08-20', '2001-01-30', '1978-11-03']) {
    const { yogas } = await analysis({ date });
    for (const { halved_by, id, max, met, observed } of yogas.flatMap(({ conditions }) => conditions)) {
      if (!id.startsWith('link_') || !met) continue;
      const why = { one_lord: 'one lord', one_way_aspect: 'only one of the two' }[String(observed['link'])];
      if (why === undefined) expect(halved_by).toBeNull();
      else expect(halved_by).toContain(why);
      expect(max).toBeGreaterThan(0);
    }
  }
});

test('all that an answer rests on is among its sources', async () => {
  const whole = await analysis({});
  expect(whole.sources).toEqual(expect.arrayContaining([...whole.timing!.sources, whole.direction!.source]));
  const brief = dataOf<ForeignSummary>(await post(handler, `/videsh-yoga/summary${AS_OF}`, BIRTH));
  expect(brief.sources).toContain(whole.direction!.source);
  expect(brief.sources.some((source) => source.startsWith('Phaladeepika 20'))).toBe(true);
});
