/** The golden points of 80 births, each with both rules of sunrise. */
import * as v from 'valibot';
import { birthContext } from '../../functions/_shell/context.ts';
import type { NatalContext } from '../../lib/birth/natal.ts';
import { Birth } from '../../lib/schemas/common/inputs.ts';
import { bodyOf, golden, type GoldenBirth, type JyotishFile } from './golden.ts';

export interface GoldenPart {
  readonly part: number;
  readonly begin: number;
  readonly middle: number;
  readonly end: number;
  readonly part_if_lordless_follows_saturn?: number;
  readonly middle_if_lordless_follows_saturn?: number;
}

export interface GoldenSunrise {
  readonly hours_since_sunrise: number;
  readonly sun_at_sunrise: number;
  readonly special_lagnas: Readonly<Record<'bhava' | 'hora' | 'ghati' | 'pranapada', number>>;
  readonly upagrahas: {
    readonly sunrise_utc: string;
    readonly sunset_utc: string;
    readonly next_sunrise_utc: string;
    readonly weekday_from_sunrise: number;
    readonly is_day_birth: boolean;
    readonly points: Readonly<
      Record<'kala' | 'mrityu' | 'artha_prahara' | 'yamaghantaka' | 'gulika', GoldenPart> & {
        mandi_ghati_rule: { readonly ghati: number; readonly longitude: number };
      }
    >;
  };
  readonly sphutas_with_gulika_begin: Readonly<Record<string, number>>;
}

export interface GoldenPoints {
  readonly visible: GoldenSunrise;
  readonly hindu: GoldenSunrise;
  readonly independent_of_sunrise: {
    readonly sree_lagna: number;
    readonly indu_lagna_sign: number;
    readonly solar_upagrahas: Readonly<Record<string, number>>;
    readonly sphutas: Readonly<Record<string, number>>;
    readonly yogi: {
      readonly point: number;
      readonly nakshatra: number;
      readonly yogi: string;
      readonly duplicate_yogi: string;
      readonly avayogi_point: number;
      readonly avayogi: string;
    };
    readonly bhrigu_bindu: { readonly from_rahu_forward_to_moon: number; readonly shorter_arc: number };
    readonly graha_arudhas: Readonly<Record<string, Readonly<Record<string, number>>>>;
    readonly equatorial_horizontal: Readonly<
      Record<
        string,
        {
          readonly right_ascension: number;
          readonly declination: number;
          readonly altitude: number;
          readonly azimuth: number;
          readonly distance_au?: number;
        }
      >
    >;
  };
}

export const POINT_CASES = golden<JyotishFile<GoldenPoints>>('jyotish/points').cases;

/** Each birth under each rule of sunrise. */
export const SUNRISE_CASES = POINT_CASES.flatMap(({ birth, expected }) =>
  (['visible', 'hindu'] as const).map((rule) => ({ birth, rule, expected: expected[rule] })),
);

export function pointContext(birth: GoldenBirth, further: object = {}): NatalContext<object> {
  const input = v.parse(Birth, { ...bodyOf(birth), ...further });
  return birthContext(input, 'en', {}, {}, false);
}

/** The shorter arc between two longitudes, by arithmetic of its own. */
export function arcBetween(a: number, b: number): number {
  const apart = Math.abs(a - b) % 360;
  return Math.min(apart, 360 - apart);
}
