/** What every rule owes: a verdict either way, with evidence, and a strength that is the sum of its parts. */
import { describe, expect, test } from '@jest/globals';
import type { Chart } from '../../lib/astro/chart/chart.ts';
import { judge, type Rule, type Verdict, type YogaGrade } from '../../lib/astro/rule.ts';
import { citation } from '../../lib/astro/source.ts';
import { ruleContextOf, type RuleFacts } from '../../lib/astro/strength/verdictStrength.ts';
import { chartOf, type Drawing } from './chartOf.ts';

export interface RuleCases {
  readonly present: readonly Drawing[];
  readonly absent: readonly Drawing[];
  /** Charts in which it is formed in part only. */
  readonly partial?: readonly Drawing[];
  /** Charts in which it is formed, by how well. */
  readonly graded?: Readonly<Partial<Record<YogaGrade, readonly Drawing[]>>>;
  /** A drawing in which each condition holds that strengthens or relieves; by condition id. */
  readonly met: Readonly<Record<string, Drawing>>;
  /** What is known of these births beside their charts. */
  readonly facts?: Partial<RuleFacts> | ((chart: Chart) => Partial<RuleFacts>);
}

export function ruleTest(rule: Rule, { present, absent, partial = [], graded = {}, met, facts = {} }: RuleCases): void {
  const judged = (drawing: Drawing) => {
    const chart = chartOf(drawing);
    return judge(rule, chart, ruleContextOf(chart, typeof facts === 'function' ? facts(chart) : facts));
  };

  describe([rule.id, rule.variant].filter(Boolean).join(' '), () => {
    test('is named, stated and cited, in both languages', () => {
      expect(citation(rule.source)).not.toBe('');
      const said = rule.examine(chartOf({}), ruleContextOf(chartOf({}))).map(({ text }) => text);
      for (const { en, hi } of [rule.name, rule.formation, rule.result, ...said]) {
        expect(en).toMatch(/^[A-Za-z0-9][^\u0900-\u097F]+$/);
        expect(hi).toMatch(/[\u0900-\u097F]/);
        expect(hi).not.toMatch(/[a-z]/i);
      }
      expect(rule.id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    });

    test.each(present)('present in %o', (drawing) => {
      const verdict = judged(drawing);
      expect(unmetRequirements(verdict)).toEqual([]);
      expect(verdict).toMatchObject({ isPresent: true });
      expect(verdict.status).not.toBe('absent');
      expect(verdict.planets.length).toBeGreaterThan(0);
      expect(verdict.houses.every((house) => house >= 1 && house <= 12)).toBe(true);
      expectSum(verdict);
    });

    test.each(absent)('absent in %o, and says why', (drawing) => {
      const verdict = judged(drawing);
      expect(verdict).toMatchObject({ isPresent: false, status: 'absent', strength: null });
      expect(unmetRequirements(verdict).length).toBeGreaterThan(0);
    });

    if (partial.length > 0) {
      test.each(partial)('partial in %o, and says what is missing', (drawing) => {
        const verdict = judged(drawing);
        expect(verdict).toMatchObject({ isPresent: false, status: 'partial', strength: null, grade: null });
        expect(unmetRequirements(verdict).length).toBeGreaterThan(0);
        expect(verdict.evidence.some(({ effect, isMet }) => effect === 'required' && isMet)).toBe(true);
      });
    }

    for (const [grade, drawings] of Object.entries(graded)) {
      test.each(drawings)(`${grade} in %o`, (drawing) => {
        const verdict = judged(drawing);
        expect(verdict).toMatchObject({ isPresent: true, grade });
        if (grade === 'formal') expect(verdict.strength!.value).toBeLessThanOrEqual(30);
        expectSum(verdict);
      });
    }

    for (const [id, drawing] of Object.entries(met)) {
      test(`${id} is met in ${JSON.stringify(drawing)}`, () => {
        const verdict = judged(drawing);
        const condition = verdict.evidence.find((known) => known.id === id);
        expect(condition).toMatchObject({ isMet: true });
        expect(verdict.isPresent).toBe(true);
        if (condition!.effect === 'weakens') expect(verdict.status).not.toBe('active');
        if (condition!.effect === 'cancels') expect(verdict.status).toBe('cancelled');
        expectSum(verdict);
      });
    }

    test('every condition is met at least once', () => {
      const examined = present.flatMap((drawing) => judged(drawing).evidence);
      const optional = examined.filter(({ effect }) => effect !== 'required' && effect !== 'told').map(({ id }) => id);
      expect([...new Set(optional)].filter((id) => !(id in met))).toEqual([]);
    });
  });
}

function unmetRequirements({ evidence }: Verdict): string[] {
  return evidence.filter(({ effect, isMet }) => effect === 'required' && !isMet).map(({ id }) => id);
}

function expectSum({ strength }: Verdict): void {
  const sum = strength!.parts.reduce((total, { points }) => total + points, 0);
  expect(strength!.value).toBeCloseTo(sum, 9);
  expect(strength!.value).toBeGreaterThanOrEqual(0);
  expect(strength!.value).toBeLessThanOrEqual(100);
}
