/** The golden file of KP, and charts cast from the longitudes that it gives. */
import { kpChart, type HousedChart } from '../../lib/astro/kp/kpChart.ts';
import { forEachPlanet, type Planet } from '../../lib/astro/tables/planets.ts';
import { golden, type GoldenBirth, type JyotishFile } from './golden.ts';

export interface GoldenPoint {
  readonly longitude: number;
  readonly sign_lord: Planet;
  readonly star_lord: Planet;
  readonly sub_lord: Planet;
  readonly sub_sub_lord: Planet;
  readonly sub_number: number;
}

type ListName = 'A_in_star_of_occupants' | 'B_occupants' | 'C_in_star_of_owner';

export interface GoldenKp {
  readonly ayanamsa: number;
  readonly planets: Readonly<Record<Planet, GoldenPoint & { house: number; retrograde: boolean }>>;
  readonly cusps: Readonly<Record<string, GoldenPoint>>;
  readonly significators_of_houses: Readonly<Record<string, Readonly<Record<ListName | 'D_owner', Planet[]>>>>;
  readonly significations_of_planets: Readonly<
    Record<
      Planet,
      Readonly<
        Record<'A_house_of_star_lord' | 'B_house_occupied' | 'C_houses_owned_by_star_lord' | 'D_houses_owned', number[]>
      >
    >
  >;
  readonly ruling_planets_at_birth: Readonly<Record<string, Planet>>;
  readonly horary_example: {
    readonly number: number;
    readonly ascendant: number;
    readonly cusps: Readonly<Record<string, number>>;
  };
  /** Bodies and cusps within two arc-seconds of a border, as `Sun`, `cusp 3` or `sub of Mars`. */
  readonly near_border: readonly string[];
}

export interface KpCase {
  readonly birth: GoldenBirth;
  readonly expected: GoldenKp;
}

export const KP_CASES: readonly KpCase[] = golden<JyotishFile<GoldenKp>>('jyotish/kp').cases;

/** Tells whether the lords of a body or a cusp are too near a border to be compared. */
export function isNearBorder({ near_border }: GoldenKp, name: string): boolean {
  return near_border.some((one) => one.includes(name) && !/\d/.test(one[one.indexOf(name) + name.length] ?? ''));
}

/** Returns a chart made of golden longitudes. */
export function goldenKpChart({ cusps, planets }: GoldenKp): HousedChart {
  return kpChart({
    planets: forEachPlanet((id) => ({
      longitudeDeg: planets[id].longitude,
      speedDegPerDay: planets[id].retrograde ? -1 : 1,
    })),
    cuspsDeg: Object.values(cusps).map(({ longitude }) => longitude),
  }) as HousedChart;
}
