/** What is left of an answer at each level of detail. */
import { describe, expect, test } from '@jest/globals';
import { joined } from '../../../lib/records/detail/joined.ts';
import { shortened, type AskedDetail } from '../../../lib/records/detail/shortened.ts';

const at = (detail: AskedDetail['detail'], more: Partial<AskedDetail> = {}): AskedDetail => ({
  detail,
  include: 'all',
  listsRules: false,
  ...more,
});

const SCORE = { score: 40, percentile: 30, band: 'weak', components: [{ id: 'lord', points: 40 }] };
const ANSWER = { headline: 'One line.', text: 'A long text.', score: SCORE, notes: [{ id: 'x', text: 'y' }] };

describe('a level', () => {
  test('full is the answer itself', () => {
    expect(shortened(ANSWER, at('full'))).toBe(ANSWER);
  });

  test('standard leaves out how a score adds up', () => {
    const { components, ...score } = SCORE;
    expect(components).toHaveLength(1);
    expect(shortened(ANSWER, at('standard'))).toEqual({ ...ANSWER, score });
  });

  test('brief keeps names, verdicts, scores, dates and one sentence', () => {
    expect(shortened(ANSWER, at('brief'))).toEqual({
      headline: 'One line.',
      score: { score: 40, percentile: 30, band: 'weak' },
    });
  });

  test('brief drops objects of which nothing is left, and lists that do not say what they would hold', () => {
    const answer = { id: 'a', speed: { unit: 'degree' }, exempt: [], yogas: [], occupants: ['sun'], by: ['moon'] };
    expect(shortened(answer, at('brief'))).toEqual({ id: 'a', yogas: [], occupants: ['sun'] });
  });

  test('a path may leave out more', () => {
    const answer = { id: 'a', house: 3, ruler: { id: 'deva' } };
    expect(shortened(answer, at('standard', { fullOnly: ['ruler'], notBrief: ['house'] }))).toEqual({
      id: 'a',
      house: 3,
    });
    expect(shortened(answer, at('brief', { notBrief: ['house'] }))).toEqual({ id: 'a' });
  });
});

describe('rules that do not hold', () => {
  const missing = [{ rule: 'kendra', text: 'Jupiter is in a kendra' }];
  const absent = { id: 'gajakesari', name: 'Gajakesari', present: false, missing, evidence: [1], variant: null };
  const formed = { id: 'lakshmi', name: 'Lakshmi', present: true, missing: [], evidence: [{ rule: 'a', met: true }] };
  const rules = (more: Partial<AskedDetail>, detail: AskedDetail['detail'] = 'standard') =>
    shortened({ yogas: [absent, formed] }, at(detail, { listsRules: true, ...more }));

  test('of one that holds, lists leave out the conditions that do not', () => {
    const evidence = [
      { rule: 'a', met: true },
      { rule: 'combust', met: false },
    ];
    const lists = { listsRules: true };
    expect(shortened({ yogas: [{ ...formed, evidence }] }, at('standard', lists))).toEqual({ yogas: [formed] });
    expect(shortened({ ...formed, evidence }, at('standard'))).toEqual({ ...formed, evidence });
  });

  test('are one line with what is missing', () => {
    const line = { id: 'gajakesari', name: 'Gajakesari', present: false, missing };
    expect(rules({})).toEqual({ yogas: [line, formed] });
  });

  test('keep their variant, as several have one id', () => {
    const one = shortened({ yogas: [{ ...absent, variant: 'moon' }] }, at('brief', { listsRules: true }));
    expect(one).toEqual({ yogas: [{ id: 'gajakesari', variant: 'moon', name: 'Gajakesari', present: false }] });
  });

  test('are left out where only those present are asked for, at any level', () => {
    expect(rules({ include: 'present' }, 'full')).toEqual({ yogas: [formed] });
    expect(rules({ include: 'present' })).toEqual({ yogas: [formed] });
  });

  test('are told in full where one rule is asked about', () => {
    expect(shortened({ dosha: absent }, at('standard', { listsRules: true }))).toEqual({ dosha: absent });
  });
});

test('what is left out is not worked out, in records that were joined too', () => {
  const run: string[] = [];
  const record = joined(
    {
      id: 'a',
      get evidence() {
        run.push('evidence');
        return [];
      },
    },
    {
      get components() {
        run.push('components');
        return [];
      },
    },
  );
  expect(shortened(record, at('brief'))).toEqual({ id: 'a' });
  expect(run).toEqual([]);
  expect(shortened(record, at('standard'))).toEqual({ id: 'a', evidence: [] });
  expect(run).toEqual(['evidence']);
  expect(JSON.stringify(record)).toBe('{"id":"a","evidence":[],"components":[]}');
});
