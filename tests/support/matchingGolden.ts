/** Reads the golden file of matching, which is worked from the rule by an independent program. */
import { golden } from './golden.ts';

export interface GoldenMoon {
  readonly id: string;
  readonly moon_longitude: number;
  readonly sign: number;
  readonly nakshatra: number;
  readonly pada: number;
}

export type Sides<T> = Readonly<Record<'groom' | 'bride', T>>;

export interface GoldenCase extends Sides<GoldenMoon> {
  readonly expected: {
    readonly koots: Readonly<
      Record<string, { readonly points: number; readonly max: number } & Record<string, unknown>>
    >;
    readonly total: number;
    readonly exceptions_met: readonly string[];
    readonly exceptions_applied: readonly string[];
    readonly total_with_exceptions: number;
    readonly porutham: Readonly<Record<string, string>>;
    readonly porutham_agreed: number;
    readonly rajju: Readonly<Record<string, string | null>>;
    readonly manglik: Sides<{
      readonly mars_house: { readonly lagna: number; readonly moon: number; readonly venus: number };
      readonly present_from_lagna: boolean;
    }>;
    readonly papa_points: Sides<{
      readonly lagna: number;
      readonly moon: number;
      readonly venus: number;
      readonly total: number;
    }>;
    readonly dasha_sandhi: readonly {
      readonly groom_change_utc: string;
      readonly groom_to: string;
      readonly bride_change_utc: string;
      readonly bride_to: string;
      readonly days_apart: number;
    }[];
  };
  readonly other_readings: Readonly<Record<string, Readonly<Record<string, number>>>>;
}

export interface GoldenOpenTime extends Sides<string> {
  readonly groom_moon_at_day_start: number;
  readonly groom_moon_at_day_end: number;
  readonly groom_nakshatras: readonly number[];
  readonly groom_signs: readonly number[];
  readonly determined: Readonly<Record<string, number | null>>;
  readonly total_min: number;
  readonly total_max: number;
}

interface MatchingFile {
  readonly table: {
    readonly segments: { readonly rows: readonly (readonly [number, number, number, number, string])[] };
    readonly totals_x2: readonly string[];
    readonly totals_with_exceptions_x2: readonly string[];
    readonly by_nakshatra: Readonly<Record<string, readonly string[]>>;
    readonly by_sign: Readonly<Record<string, readonly string[]>>;
    readonly porutham: {
      readonly by_nakshatra: Readonly<Record<string, readonly string[]>>;
      readonly by_sign: Readonly<Record<string, readonly string[]>>;
    };
  };
  readonly cases: readonly GoldenCase[];
  readonly unknown_time: readonly GoldenOpenTime[];
}

export const matchingGolden = golden<MatchingFile>('jyotish/matching');
