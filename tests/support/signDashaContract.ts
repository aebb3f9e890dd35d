/** What every dasha of signs owes, whatever its order and years: no gap, no overlap, two cycles of at least 144 years. */
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { castChart, type Chart } from '../../lib/astro/chart/chart.ts';
import { DASHA_YEARS, DEFAULT_CONVENTIONS } from '../../lib/astro/conventions.ts';
import type { SignPeriod } from '../../lib/astro/dasha/period.ts';
import {
  secondCycle,
  signPeriods,
  signSubPeriods,
  turnYears,
  type SignDasha,
  type SignPlan,
} from '../../lib/astro/dasha/sign.ts';
import { citation } from '../../lib/astro/source.ts';
import { forEachPlanet, PLANETS } from '../../lib/astro/tables/planets.ts';
import { J2000_JD } from '../../lib/astro/time.ts';

const TOLERANCE_DAYS = 1e-6;
const LIFE_DAYS = 120 * 365.25;
const ALL_SIGNS = Array.from({ length: 12 }, (_, signIndex) => signIndex);

const longitude = fc.nat(360e7 - 1).map((steps) => steps / 1e7);
/** Any chart at all, the nodes opposite each other. */
const charts = fc
  .tuple(longitude, fc.array(longitude, { minLength: PLANETS.length, maxLength: PLANETS.length }))
  .map(([ascendantDeg, places]): Chart => {
    const at = (index: number) => (index === 8 ? (places[7]! + 180) % 360 : places[index]!);
    const drawn = forEachPlanet((planet) => ({
      longitudeDeg: at(PLANETS.indexOf(planet)),
      latitudeDeg: 0,
      speedDegPerDay: 0.5,
    }));
    return castChart(drawn, ascendantDeg, DEFAULT_CONVENTIONS);
  });
/** Each run lays out a whole life: fewer than the usual hundred say as much. */
const RUNS = { numRuns: 40 };

const births = fc.record({
  chart: charts,
  birthJdUT: fc.double({ min: J2000_JD - 400 * 365.25, max: J2000_JD + 400 * 365.25, noNaN: true }),
  yearDays: fc.constantFrom(...DASHA_YEARS),
});

/** What some systems have otherwise than the rest. */
interface Otherwise {
  /** A sign has 0 to 13 years, where the rest have 1 to 12. */
  readonly has13Years?: boolean;
  /** Signs may have two turns, and others none. */
  readonly repeatsSigns?: boolean;
  /** Part of the first period has passed at birth. */
  readonly isPartialAtBirth?: boolean;
}

export function signDashaContract(
  dasha: SignDasha,
  planOf: (chart: Chart) => SignPlan,
  { has13Years = false, repeatsSigns = false, isPartialAtBirth = false }: Otherwise = {},
): void {
  const lifeOf = ({ elapsedFraction, turns }: SignPlan, birthJdUT: number, yearDays: number) =>
    signPeriods(turns, birthJdUT, yearDays, elapsedFraction);

  describe(dasha.id, () => {
    test('has names and sources', () => {
      expect([dasha.name, dasha.sanskrit, ...dasha.sources.map(citation)].every(Boolean)).toBe(true);
      expect(dasha.id).toMatch(/^[a-z_]+$/);
      expect(dasha.sources.length).toBeGreaterThan(0);
    });

    test('twelve turns, one of each sign, each with its second of twelve years or of its own thirteen', () => {
      fc.assert(
        fc.property(charts, (chart) => {
          const { elapsedFraction = 0, turns } = planOf(chart);
          expect(turns.length).toBe(12);
          if (!repeatsSigns) {
            expect(turns.map(({ signIndex }) => signIndex).sort((a, b) => a - b)).toEqual(ALL_SIGNS);
          }
          const [least, most] = has13Years ? [0, 13] : [Number.MIN_VALUE, 12];
          expect(turns.every(({ years }) => years >= least && years <= most)).toBe(true);
          const longer = turns.filter(({ years }) => years > 12).length;
          expect(turnYears(turns) + turnYears(secondCycle(turns))).toBe(144 + longer);
          expect(secondCycle(turns).every(({ years }) => years > 0)).toBe(true);
          expect(isPartialAtBirth ? elapsedFraction >= 0 && elapsedFraction < 1 : elapsedFraction === 0).toBe(true);
        }),
        RUNS,
      );
    });

    test('periods run from birth or from before it, touch, last their years, and reach the age of 120', () => {
      fc.assert(
        fc.property(births, ({ birthJdUT, chart, yearDays }) => {
          const plan = planOf(chart);
          const { elapsedFraction = 0, turns } = plan;
          const life = lifeOf(plan, birthJdUT, yearDays);
          expect(life[0]!.startJdUT).toBe(birthJdUT - elapsedFraction * turns[0]!.years * yearDays);
          expect(life[0]!.endJdUT).toBeGreaterThan(birthJdUT);
          expectTouching(life);
          const whole = [...turns, ...secondCycle(turns)].filter(({ years }) => years > 0);
          expect(life.map(({ level, signIndex, years }) => ({ level, signIndex, years }))).toEqual(
            life.map((_, i) => ({ level: 1, signIndex: whole[i]!.signIndex, years: whole[i]!.years })),
          );
          const isLong = ({ endJdUT, startJdUT, years }: SignPeriod) =>
            Math.abs(endJdUT - startJdUT - years * yearDays) < TOLERANCE_DAYS;
          expect(life.filter((period) => !isLong(period))).toEqual([]);
          expect(life.at(-1)!.endJdUT).toBeGreaterThanOrEqual(birthJdUT + LIFE_DAYS - TOLERANCE_DAYS);
          expect(life.at(-1)!.startJdUT).toBeLessThan(birthJdUT + LIFE_DAYS);
        }),
        RUNS,
      );
    });

    test('twelve equal parts tile every period exactly, down to the fifth level', () => {
      fc.assert(
        fc.property(births, fc.array(fc.nat(11), { minLength: 5, maxLength: 5 }), (birth, choices) => {
          const plan = planOf(birth.chart);
          const life = lifeOf(plan, birth.birthJdUT, birth.yearDays);
          let parent = life[choices[0]! % life.length]!;
          for (let level = 2; level <= 5; level++) {
            const parts = signSubPeriods(plan, parent);
            expect(parts.map(({ signIndex }) => signIndex).sort((a, b) => a - b)).toEqual(ALL_SIGNS);
            expectTouching(parts);
            expect([parts[0]!.startJdUT, parts.at(-1)!.endJdUT]).toEqual([parent.startJdUT, parent.endJdUT]);
            const twelfth = (parent.endJdUT - parent.startJdUT) / 12;
            const isTwelfth = (part: SignPeriod) =>
              part.level === level &&
              Math.abs(part.years - parent.years / 12) < 1e-12 &&
              Math.abs(part.endJdUT - part.startJdUT - twelfth) < TOLERANCE_DAYS;
            expect(parts.every(isTwelfth)).toBe(true);
            parent = parts[choices[level - 1]!]!;
          }
          expect(signSubPeriods(plan, parent)).toEqual([]);
        }),
        RUNS,
      );
    });
  });
}

function expectTouching(periods: readonly SignPeriod[]): void {
  expect(periods.slice(1).map(({ startJdUT }) => startJdUT)).toEqual(
    periods.slice(0, -1).map(({ endJdUT }) => endJdUT),
  );
}
