import { describe, expect, test } from '@jest/globals';
import { both } from '../../../lib/astro/bilingual.ts';
import { cancels, required, strengthens, told, weakens } from '../../../lib/astro/evidence.ts';
import { judgeDosha, doshaSeverity, type Dosha } from '../../../lib/astro/dosha/dosha.ts';
import type { RuleCondition } from '../../../lib/astro/rule.ts';
import { practice } from '../../../lib/astro/source.ts';
import { chartOf } from '../../support/chartOf.ts';
import { drawnFacts } from '../../support/doshaTest.ts';

const chart = chartOf({ Mars: 'Libra' });
const TEXT = both('Said', 'कहा');

function judged(evidence: readonly RuleCondition[], more: Partial<Dosha> = {}) {
  const dosha: Dosha = {
    id: 'drawn',
    name: TEXT,
    source: practice('drawn for a test'),
    formation: TEXT,
    effects: TEXT,
    reliefs: 'halves',
    participants: () => ['Mars'],
    examine: () => evidence,
    ...more,
  };
  return judgeDosha(dosha, chart, drawnFacts(chart));
}

const base = (points: number) => required('base', TEXT, true, {}, points);
const full = (id = 'full') => cancels(id, TEXT, true);
const half = (id = 'half') => weakens(id, TEXT, true);

test('severity: moderate from 30, severe from 60', () => {
  expect([0, 29.9, 30, 59.9, 60, 100].map(doshaSeverity)).toEqual([
    'mild',
    'mild',
    'moderate',
    'moderate',
    'severe',
    'severe',
  ]);
});

test('absent unless all required conditions hold: no score, no reliefs, but its houses', () => {
  const verdict = judged([base(50), required('other', TEXT, false, {}, 10), half()], { houses: () => [9, 2] });
  expect(verdict).toMatchObject({ isPresent: false, status: 'absent', severity: 'none', score: null, reliefs: [] });
  // Aries rises, so Mars in Libra stands in the 7th.
  expect(verdict.houses).toEqual([2, 7, 9]);
});

test('points of what strengthens are added where it holds', () => {
  const { score } = judged([
    base(40),
    strengthens('more', TEXT, true, {}, 15),
    strengthens('not', TEXT, false, {}, 20),
  ]);
  expect(score).toMatchObject({ value: 55, parts: [{ points: 40 }, { points: 15 }] });
});

describe('reliefs by halves', () => {
  test.each<[string, RuleCondition[], number, string]>([
    ['none', [], 80, 'active'],
    ['one half', [half()], 40, 'reduced'],
    ['two halves', [half('a'), half('b')], 12, 'cancelled'],
    ['one full', [full()], 12, 'cancelled'],
    ['what does not hold', [weakens('no', TEXT, false), cancels('none', TEXT, false)], 80, 'active'],
  ])('%s', (_, reliefs, value, status) => {
    const verdict = judged([base(80), ...reliefs]);
    expect([verdict.score!.value, verdict.status]).toEqual([value, status]);
    expect(verdict.score!.parts.reduce((sum, { points }) => sum + points, 0)).toBeCloseTo(value, 9);
  });

  test('what is told alone changes nothing', () => {
    const verdict = judged([base(80), told('age', TEXT, true)]);
    expect([verdict.score!.value, verdict.status, verdict.reliefs]).toEqual([80, 'active', []]);
  });
});

describe('reliefs down to twenty', () => {
  const fifteen = (id: string) => weakens(id, TEXT, true, {}, -15);

  test.each<[string, number, RuleCondition[], number, string]>([
    ['none', 85, [], 85, 'active'],
    ['the severity stays: active', 85, [fifteen('a')], 70, 'active'],
    ['severe to moderate', 70, [fifteen('a')], 55, 'reduced'],
    ['never below 20', 50, [fifteen('a'), fifteen('b'), fifteen('c'), fifteen('d')], 20, 'reduced'],
    ['taken from the whole, before 100 bounds it', 130, [fifteen('a')], 100, 'active'],
    ['a full one leaves 15 percent', 80, [fifteen('a'), full()], 12, 'cancelled'],
  ])('%s', (_, points, reliefs, value, status) => {
    const verdict = judged([base(points), ...reliefs], { reliefs: 'down_to_20' });
    expect([verdict.score!.value, verdict.status]).toEqual([value, status]);
    expect(verdict.score!.parts.reduce((sum, part) => sum + part.points, 0)).toBeCloseTo(value, 9);
  });
});

test('a dosha that needs a second birth is unknown without it', () => {
  const verdict = judged([required('other', TEXT, false)], { needs: 'partner' });
  expect(verdict).toMatchObject({ isPresent: null, status: 'unknown', severity: 'none', score: null });
});

test('partial where the dosha says so: not present, without a score', () => {
  const verdict = judged([required('other', TEXT, false)], { isPartial: () => true });
  expect(verdict).toMatchObject({ isPresent: false, status: 'partial', severity: 'none', score: null, reliefs: [] });
});

describe('reliefs by points', () => {
  const byPoints = (evidence: RuleCondition[]) => {
    const { score, status } = judged(evidence, { reliefs: 'points' });
    return [score!.value, status];
  };

  test.each<[number, number, string]>([
    [15, 35, 'reduced'],
    [40, 10, 'reduced'],
    [41, 9, 'cancelled'],
    [60, 0, 'cancelled'],
  ])('%d off 50 leave %d', (off, value, status) => {
    expect(byPoints([base(50), weakens('less', TEXT, true, {}, -off)])).toEqual([value, status]);
  });

  test('one that cancels does so whatever is left', () => {
    expect(byPoints([base(50), cancels('gone', TEXT, true, {}, -10)])).toEqual([40, 'cancelled']);
  });

  test('what exceeds 100 is cut before anything is taken', () => {
    expect(byPoints([base(130), weakens('less', TEXT, true, {}, -25)])).toEqual([75, 'reduced']);
  });
});

test('effects are those of the chart where the dosha is present', () => {
  const more = { effectsIn: () => both('in this chart', 'इस कुंडली में') };
  expect(judged([base(50)], more).effects.en).toBe('in this chart');
  expect(judged([required('base', TEXT, false)], more).effects.en).toBe('Said');
});
