/** What every dasha counted from a nakshatra owes, whatever its table: no gap, no overlap, nothing lost. */
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { DASHA_YEARS } from '../../lib/astro/conventions.ts';
import {
  balanceAtBirth,
  mahadashas,
  runningPath,
  subPeriods,
  type NakshatraDasha,
} from '../../lib/astro/dasha/nakshatra.ts';
import type { Period } from '../../lib/astro/dasha/period.ts';
import { citation } from '../../lib/astro/source.ts';
import { J2000_JD } from '../../lib/astro/time.ts';

/** A tenth of a second: Julian days of our size are good to 0.04 ms, and some steps add up. */
const TOLERANCE_DAYS = 1e-6;
const LIFE_DAYS = 120 * 365.25;

const births = fc.record({
  // The resolution of a chart: nearer to the next nakshatra the Moon cannot stand.
  moonDeg: fc.nat(360e7 - 1).map((steps) => steps / 1e7),
  birthJdUT: fc.double({ min: J2000_JD - 400 * 365.25, max: J2000_JD + 400 * 365.25, noNaN: true }),
  yearDays: fc.constantFrom(...DASHA_YEARS),
});
/** Where a value stands in a span, 0 its start, 1 its end. */
const part = fc.nat(999_999).map((steps) => steps / 1e6);

export function dashaContract<Lord extends string>(system: NakshatraDasha<Lord>, cycleYears: number): void {
  const { lords } = system;
  const periodsOf = ({ moonDeg, birthJdUT, yearDays }: { moonDeg: number; birthJdUT: number; yearDays: number }) =>
    mahadashas(system, moonDeg, birthJdUT, yearDays);

  describe(system.id, () => {
    test('has names, a source, and each lord once', () => {
      expect([system.name, system.sanskrit, citation(system.source)].every(Boolean)).toBe(true);
      expect(system.id).toMatch(/^[a-z_]+$/);
      expect(new Set(lords.map(({ lord }) => lord)).size).toBe(lords.length);
      // Years may be thirds.
      expect(sum(lords)).toBeCloseTo(cycleYears, 10);
    });

    test('mahadashas run in order from birth, touch, last their years and reach the age of 120', () => {
      fc.assert(
        fc.property(births, (birth) => {
          const periods = periodsOf(birth);
          expectRunning(periods[0]!, birth.birthJdUT);
          expectTouching(periods);
          const first = lords.findIndex(({ lord }) => lord === periods[0]!.lord);
          const wanted = periods.map((_, i) => {
            const { lord, years } = lords[(first + i) % lords.length]!;
            return { level: 1, lord, years };
          });
          expect(periods.map(({ level, lord, years }) => ({ level, lord, years }))).toEqual(wanted);
          expectLengths(periods, birth.yearDays);
          expect(sum(periods.slice(0, lords.length))).toBeCloseTo(cycleYears, 10);
          expect(periods.at(-1)!.endJdUT).toBeGreaterThanOrEqual(birth.birthJdUT + LIFE_DAYS);
          expect(periods.at(-1)!.startJdUT).toBeLessThan(birth.birthJdUT + LIFE_DAYS);
        }),
      );
    });

    test('the balance is what is left of the first', () => {
      fc.assert(
        fc.property(births, (birth) => {
          const [first] = periodsOf(birth);
          const { lord, years } = balanceAtBirth(system, birth.moonDeg);
          expect(lord).toBe(first!.lord);
          expect(Math.abs(years * birth.yearDays - (first!.endJdUT - birth.birthJdUT))).toBeLessThan(TOLERANCE_DAYS);
        }),
      );
    });

    test('sub-periods tile their parent exactly, down to the fifth level', () => {
      fc.assert(
        fc.property(births, fc.array(part, { minLength: 5, maxLength: 5 }), (birth, choices) => {
          const pick = (periods: readonly Period<Lord>[], i: number) =>
            periods[Math.floor(choices[i]! * periods.length)]!;
          let parent = pick(periodsOf(birth), 0);
          for (let level = 2; level <= 5; level++) {
            const children = subPeriods(system, parent);
            expect(children.map(({ lord }) => lord)).toEqual(turnsFrom(parent.lord));
            expectTouching(children);
            expect([children[0]!.startJdUT, children.at(-1)!.endJdUT]).toEqual([parent.startJdUT, parent.endJdUT]);
            expect(sum(children)).toBeCloseTo(parent.years, 10);
            expect(children.every((child) => child.level === level)).toBe(true);
            expectLengths(children, birth.yearDays);
            parent = pick(children, level - 1);
          }
          expect(subPeriods(system, parent)).toEqual([]);
        }),
      );
    });

    test('the running path holds the instant at every level; a boundary belongs to the later period', () => {
      fc.assert(
        fc.property(births, part, (birth, at) => {
          const periods = periodsOf(birth);
          const [startJdUT, endJdUT] = [periods[0]!.startJdUT, periods.at(-1)!.endJdUT];
          const jdUT = startJdUT + at * (endJdUT - startJdUT);
          const path = runningPath(system, periods, jdUT)!;
          expect(path.map(({ level }) => level)).toEqual([1, 2, 3, 4, 5]);
          path.forEach((period, i) => {
            expectRunning(period, jdUT);
            if (i > 0) expect(subPeriods(system, path[i - 1]!)).toContainEqual(period);
            expect(runningPath(system, periods, period.startJdUT)![i]).toEqual(period);
            const after = runningPath(system, periods, period.endJdUT)?.[i];
            expect(after?.startJdUT ?? endJdUT).toBe(period.endJdUT);
          });
          expect(runningPath(system, periods, startJdUT - 1e-6)).toBeNull();
          expect(runningPath(system, periods, endJdUT)).toBeNull();
        }),
      );
    });
  });

  function turnsFrom(lord: Lord): Lord[] {
    const order = lords.map((row) => row.lord);
    const first = order.indexOf(lord);
    return [...order.slice(first), ...order.slice(0, first)];
  }
}

function sum(rows: readonly { readonly years: number }[]): number {
  return rows.reduce((total, { years }) => total + years, 0);
}

function expectTouching(periods: readonly Period<string>[]): void {
  expect(periods.slice(1).map(({ startJdUT }) => startJdUT)).toEqual(
    periods.slice(0, -1).map(({ endJdUT }) => endJdUT),
  );
}

function expectRunning({ startJdUT, endJdUT }: Period<string>, jdUT: number): void {
  expect(startJdUT).toBeLessThanOrEqual(jdUT);
  expect(endJdUT).toBeGreaterThan(jdUT);
}

function expectLengths(periods: readonly Period<string>[], yearDays: number): void {
  const isLong = ({ startJdUT, endJdUT, years }: Period<string>) =>
    Math.abs(endJdUT - startJdUT - years * yearDays) < TOLERANCE_DAYS;
  expect(periods.filter((period) => !isLong(period))).toEqual([]);
}
