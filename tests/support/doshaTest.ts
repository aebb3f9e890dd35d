/** What every dosha owes: a verdict either way, with evidence, and a score that is the sum of its parts. */
import { describe, expect, test } from '@jest/globals';
import { judgeDosha, type Dosha, type DoshaFacts, type DoshaVerdict } from '../../lib/astro/dosha/dosha.ts';
import type { Chart } from '../../lib/astro/chart/chart.ts';
import { citation } from '../../lib/astro/source.ts';
import { ruleContextOf } from '../../lib/astro/strength/verdictStrength.ts';
import { chartOf, type Drawing } from './chartOf.ts';

export interface DoshaCases {
  readonly present: readonly Drawing[];
  readonly absent: readonly Drawing[];
  /** A drawing in which each condition holds that strengthens or relieves; by condition id. */
  readonly met: Readonly<Record<string, Drawing>>;
  /** What is known of these births beside their charts. */
  readonly facts?: Partial<DoshaFacts>;
  /** The same of those that are absent, where they are told apart by it. */
  readonly absentFacts?: Partial<DoshaFacts>;
}

/** What a drawn chart leaves unknown, and a birth on the first limbs of the panchang. */
export function drawnFacts(chart: Chart, facts: Partial<DoshaFacts> = {}): DoshaFacts {
  const elements = { tithi: 2, karana: 3, nityaYoga: 2, varaIndex: 0 };
  return {
    ...ruleContextOf(chart, facts),
    ageYears: null,
    partner: null,
    elements,
    mahadashas: [],
    isAbhijitBirth: null,
    ...facts,
  };
}

export function doshaIn(dosha: Dosha, drawing: Drawing, facts: Partial<DoshaFacts> = {}): DoshaVerdict {
  const chart = chartOf(drawing);
  return judgeDosha(dosha, chart, drawnFacts(chart, facts));
}

export function doshaTest(dosha: Dosha, cases: DoshaCases): void {
  const { present, absent, met, facts = {}, absentFacts = facts } = cases;
  const judged = (drawing: Drawing) => doshaIn(dosha, drawing, facts);

  describe(dosha.id, () => {
    test('is named, stated and cited, in both languages', () => {
      expect(citation(dosha.source)).not.toBe('');
      const said = judged({}).evidence.map(({ text }) => text);
      for (const { en, hi } of [dosha.name, dosha.formation, dosha.effects, ...said]) {
        expect(en).toMatch(/^[A-Za-z0-9][^\u0900-\u097F]+$/);
        expect(hi).toMatch(/[\u0900-\u097F]/);
        expect(hi).not.toMatch(/[a-z]/i);
      }
      expect(dosha.id).toMatch(/^[a-z0-9]+(_[a-z0-9]+)*$/);
    });

    // A loop, as a dosha of two charts is present in no drawing, and an empty table is refused.
    for (const drawing of present) {
      test(`present in ${JSON.stringify(drawing)}`, () => {
        const verdict = judged(drawing);
        expect(unmetRequirements(verdict)).toEqual([]);
        expect(verdict.isPresent).toBe(true);
        expect(verdict.status).not.toBe('absent');
        expect(verdict.planets.length).toBeGreaterThan(0);
        expect(verdict.houses.every((house) => house >= 1 && house <= 12)).toBe(true);
        expectSum(verdict);
      });
    }

    test.each(absent)('absent in %o, and says why', (drawing) => {
      const verdict = doshaIn(dosha, drawing, absentFacts);
      const isUnknown = verdict.status === 'unknown';
      expect(verdict).toMatchObject({ isPresent: isUnknown ? null : false, severity: 'none', score: null });
      expect(isUnknown || verdict.status === 'absent').toBe(true);
      expect(unmetRequirements(verdict).length).toBeGreaterThan(0);
    });

    for (const [id, drawing] of Object.entries(met)) {
      test(`${id} is met in ${JSON.stringify(drawing)}`, () => {
        const verdict = judged(drawing);
        const condition = verdict.evidence.find((known) => known.id === id);
        expect(condition).toMatchObject({ isMet: true });
        expect(verdict.isPresent).toBe(true);
        if (condition!.effect === 'weakens') expect(verdict.reliefs).toContain(condition);
        if (condition!.effect === 'cancels') expect(verdict.status).toBe('cancelled');
        expectSum(verdict);
      });
    }

    test('every condition is met at least once', () => {
      const examined = present.flatMap((drawing) => judged(drawing).evidence);
      const optional = examined.filter(({ effect }) => effect !== 'required' && effect !== 'told').map(({ id }) => id);
      expect([...new Set(optional)].filter((id) => !(id in met))).toEqual([]);
    });

    test('no condition is met in every drawing', () => {
      const drawings = [...present, ...absent, ...Object.values(met)];
      // Some hold by what is known of the birth beside its chart, so each is drawn without that as well.
      const verdicts = drawings.flatMap((drawing) => [judged(drawing), doshaIn(dosha, drawing)]);
      const always = verdicts[0]!.evidence.filter((_, i) => verdicts.every(({ evidence }) => evidence[i]!.isMet));
      expect(always.filter(({ effect }) => effect !== 'required').map(({ id }) => id)).toEqual([]);
    });
  });
}

function unmetRequirements({ evidence }: DoshaVerdict): string[] {
  return evidence.filter(({ effect, isMet }) => effect === 'required' && !isMet).map(({ id }) => id);
}

function expectSum({ score }: DoshaVerdict): void {
  const sum = score!.parts.reduce((total, { points }) => total + points, 0);
  expect(score!.value).toBeCloseTo(sum, 9);
  expect(score!.value).toBeGreaterThanOrEqual(0);
  expect(score!.value).toBeLessThanOrEqual(100);
}
