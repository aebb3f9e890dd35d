/** Combustion (astangata): nearness to the Sun in longitude (Surya Siddhanta 9.6-9). */
import { separationDeg } from '../angle.ts';
import type { Planet } from '../tables/planets.ts';
import type { NameOf } from '../scale.ts';
import { GRADES } from '../tables/grades.ts';

/** Orbs in degrees; Mercury and Venus have a smaller one when retrograde, being then nearest to the Earth and bright. */
const LIMITS_DEG = {
  Moon: { direct: 12, retrograde: 12 },
  Mars: { direct: 17, retrograde: 17 },
  Mercury: { direct: 14, retrograde: 12 },
  Jupiter: { direct: 11, retrograde: 11 },
  Venus: { direct: 10, retrograde: 8 },
  Saturn: { direct: 15, retrograde: 15 },
} as const;

/** Orbs of a planet by its motion. */
export interface CombustionLimits {
  readonly direct: number;
  readonly retrograde: number;
}

/** The planets that can be combust. */
export type CombustiblePlanet = keyof typeof LIMITS_DEG;
export const COMBUSTIBLE = ['Moon', 'Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn'] as const;

/** Returns the degrees from the Sun within which a planet is combust. */
export function combustionLimitsDeg(planet: CombustiblePlanet): CombustionLimits {
  return LIMITS_DEG[planet];
}

const LIMITS_BY_PLANET: Readonly<Partial<Record<Planet, CombustionLimits>>> = LIMITS_DEG;

export interface Combustion {
  readonly isCombust: boolean;
  readonly separationDeg: number;
  /** Null for the Sun and the nodes, which are never combust. */
  readonly limitDeg: number | null;
  /** 1 at the Sun's centre, 0 at the limit and beyond. */
  readonly severity: number;
}

/**
 * Returns how near the Sun a planet is; both longitudes in one zodiac, degrees. At the limit itself it is not combust.
 */
export function combustionOf(
  planet: Planet,
  longitudeDeg: number,
  sunLongitudeDeg: number,
  isRetrograde: boolean,
): Combustion {
  const limits: CombustionLimits | undefined = LIMITS_BY_PLANET[planet];
  const separation = separationDeg(longitudeDeg, sunLongitudeDeg);
  if (!limits) return { isCombust: false, separationDeg: separation, limitDeg: null, severity: 0 };
  const limitDeg = isRetrograde ? limits.retrograde : limits.direct;
  const severity = Math.max(0, 1 - separation / limitDeg);
  return { isCombust: separation < limitDeg, separationDeg: separation, limitDeg, severity };
}

export type CombustionGrade = 'none' | NameOf<typeof GRADES.combustion>;

/** Returns the grade of a combustion by its severity. */
export function combustionGrade({ isCombust, severity }: Combustion): CombustionGrade {
  if (!isCombust) return 'none';
  return GRADES.combustion.of(severity);
}

/** Returns the grade one step down, as relief grants. */
export function relievedGrade(grade: CombustionGrade): CombustionGrade {
  const grades: readonly CombustionGrade[] = ['none', 'mild', 'combust', 'deep'];
  return grades[Math.max(grades.indexOf(grade) - 1, 0)]!;
}
