/** Points of the lords of nested periods for a matter that they signify (weights interpretive). */
import type { Period } from '../../dasha/period.ts';
import type { ScorePart } from '../../score.ts';
import type { PlanetStrengths } from '../../strength/planetStrength.ts';
import type { Planet } from '../../tables/planets.ts';
import { leaningOf, SCALES } from '../areaScore.ts';
import { tenths } from '../../rounding.ts';
import type { Office } from '../areaFacts.ts';
import { windowFact, type WindowLevel, type WindowText } from './facts.ts';

/** A planet whose periods bring the matter. */
export interface Significator {
  readonly planet: Planet;
  /** Why: as lord of the 7th, in the 7th. */
  readonly reasons: readonly Office[];
  /** Of the main house of the matter, or its natural significator; the others count half. */
  readonly isPrimary: boolean;
  /** It signifies the matter by nature. */
  readonly isKaraka: boolean;
}

export type PeriodPath = readonly [
  mahadasha: Period<Planet>,
  antardasha: Period<Planet>,
  pratyantardasha: Period<Planet>,
];

/** Of the mahadasha, the antardasha and the pratyantardasha: periods weigh before transits. */
const LEVEL_POINTS = [24, 36, 14];
const LEVELS: readonly WindowLevel[] = ['mahadasha', 'antardasha', 'pratyantardasha'];
/** What a significator that is not a primary one gives, of what a primary one would. */
export const SECONDARY_SHARE = 0.5;
const KARAKA_POINTS = 5;
const STRENGTH_POINTS = 10;

/** The score of nested periods. */
export interface PathScores {
  /** Sum of the parts. */
  points(path: PeriodPath): number;
  parts(path: PeriodPath): ScorePart<WindowText>[];
}

interface Scored {
  readonly strengths: PlanetStrengths;
  readonly byPlanet: ReadonlyMap<Planet, Significator>;
  readonly isCaution: boolean;
}

/** Returns a function that scores nested periods. */
export function pathScores(
  strengths: PlanetStrengths,
  { isCaution, significators }: { readonly significators: readonly Significator[]; readonly isCaution?: true },
): PathScores {
  const byPlanet = new Map(significators.map((one) => [one.planet, one]));
  const scored: Scored = { strengths, byPlanet, isCaution: isCaution === true };
  return {
    points([mahadasha, antardasha, pratyantardasha]) {
      return (
        levelPoints(scored, mahadasha.lord, 0) +
        levelPoints(scored, antardasha.lord, 1) +
        levelPoints(scored, pratyantardasha.lord, 2) +
        ([mahadasha, antardasha, pratyantardasha].some(({ lord }) => isKaraka(scored, lord)) ? KARAKA_POINTS : 0) +
        strengthPoints(scored, antardasha.lord)
      );
    },
    parts(path) {
      const lords = path.map(({ lord }) => lord);
      return [
        ...lords.map((lord, index) => levelPart(scored, lord, index)),
        ...karakaPart(lords.filter((lord) => isKaraka(scored, lord))),
        strengthPart(scored, path[1].lord),
      ];
    },
  };
}

function levelPoints({ byPlanet }: Scored, lord: Planet, index: number): number {
  const significator = byPlanet.get(lord);
  return significator ? LEVEL_POINTS[index]! * (significator.isPrimary ? 1 : SECONDARY_SHARE) : 0;
}

function levelPart(scored: Scored, lord: Planet, index: number): ScorePart<WindowText> {
  const significator = scored.byPlanet.get(lord);
  return {
    id: LEVELS[index]!,
    label: windowFact('period_lord', { level: LEVELS[index]!, planet: lord, offices: significator?.reasons ?? [] }),
    points: levelPoints(scored, lord, index),
    max: LEVEL_POINTS[index]!,
  };
}

function isKaraka({ byPlanet }: Scored, lord: Planet): boolean {
  return byPlanet.get(lord)?.isKaraka === true;
}

function karakaPart(lords: readonly Planet[]): ScorePart<WindowText>[] {
  if (lords.length === 0) return [];
  const label = windowFact('natural_karakas', { planets: [...new Set(lords)] });
  return [{ id: 'karaka', label, points: KARAKA_POINTS, max: KARAKA_POINTS }];
}

/**
 * Points for the strength of the antardasha lord: ten either way at 80 and 40 of 100. In windows of care a strong lord
 * protects, so the points have the opposite sign.
 */
function strengthPoints({ isCaution, strengths }: Scored, lord: Planet): number {
  const leaning = leaningOf(strengths[lord].value, SCALES.planet);
  return tenths(leaning * (isCaution ? -1 : 1) * STRENGTH_POINTS);
}

function strengthPart(scored: Scored, lord: Planet): ScorePart<WindowText> {
  return {
    id: 'strength',
    label: windowFact('antardasha_strength', { planet: lord, value: scored.strengths[lord].value }),
    points: strengthPoints(scored, lord),
    max: STRENGTH_POINTS,
  };
}
