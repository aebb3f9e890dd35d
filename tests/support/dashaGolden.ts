/** Compares a dasha with the golden births, whose instants are printed in UTC to the second. */
import { describe, expect, test } from '@jest/globals';
import { mahadashas, type NakshatraDasha } from '../../lib/astro/dasha/nakshatra.ts';
import type { Planet } from '../../lib/astro/tables/planets.ts';
import { jdFromUnixMs, SECONDS_PER_DAY } from '../../lib/astro/time.ts';
import { golden, type GoldenBirth, type JyotishFile } from './golden.ts';
import { goldenChart } from './goldenChart.ts';

export interface GoldenMahadasha {
  readonly lord: string;
  readonly yogini?: string;
  readonly start_years_from_birth: number;
  readonly years: number;
  readonly start_utc: string;
}

export interface OtherDashas {
  readonly yogini: readonly GoldenMahadasha[];
  readonly ashtottari: readonly GoldenMahadasha[];
  readonly ashtottari_applicable_spec: {
    readonly rahu_house_from_lagna_lord: number;
    readonly kendra_or_trikona: boolean;
    readonly rahu_in_lagna: boolean;
  };
}

export const { cases: otherDashaCases } = golden<JyotishFile<OtherDashas>>('jyotish/dasha-other');

/** Golden instants are printed to the second; the rest is what their own arithmetic loses. */
const TOLERANCE_SECONDS = 1;
const YEAR_DAYS = 365.25;

/** The Julian day of an instant of a golden file, which may leave out its Z. */
export const jdOfUtc = (utc: string) => jdFromUnixMs(Date.parse(utc.endsWith('Z') ? utc : `${utc}Z`));

export const birthJdUT = ({ date, time, utc_offset: hours }: GoldenBirth) => jdOfUtc(`${date}T${time}`) - hours / 24;

/**
 * Runs one test for each birth.
 *
 * @param shiftSeconds what the Moon, printed to 1e-6 degree, leaves open in the first period: all dates move together
 */
export function goldenMahadashas(
  system: NakshatraDasha<Planet>,
  expectedOf: (expected: OtherDashas) => readonly GoldenMahadasha[],
  shiftSeconds: number,
): void {
  describe.each(otherDashaCases)('$birth.id $birth.date', ({ birth, expected }) => {
    test(`${system.id}: lords, lengths and dates`, () => {
      const wanted = expectedOf(expected);
      const bornJdUT = birthJdUT(birth);
      const found = mahadashas(system, goldenChart(birth.id).planets.Moon.longitudeDeg, bornJdUT, YEAR_DAYS);
      const shiftDays = found[0]!.startJdUT - jdOfUtc(wanted[0]!.start_utc);
      expect(Math.abs(shiftDays) * SECONDS_PER_DAY).toBeLessThan(shiftSeconds + TOLERANCE_SECONDS);
      expect(found.slice(0, wanted.length).map(({ lord, years }) => [lord, years])).toEqual(
        wanted.map(({ lord, years }) => [lord, years]),
      );
      wanted.forEach((row, i) => {
        const { startJdUT } = found[i]!;
        const seconds = Math.abs(startJdUT - shiftDays - jdOfUtc(row.start_utc)) * SECONDS_PER_DAY;
        expect(seconds).toBeLessThanOrEqual(TOLERANCE_SECONDS + 0.01);
        expect((startJdUT - bornJdUT) / YEAR_DAYS).toBeCloseTo(row.start_years_from_birth, 5);
      });
    });
  });
}
