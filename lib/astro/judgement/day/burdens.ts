/** The planets that burden a day most, for its remedies. */
import { PLANETS, type Planet } from '../../tables/planets.ts';
import { TRANSIT_WEIGHTS } from '../../transit/gochara.ts';
import { transitWeight } from './counsels.ts';
import type { DayScorePartId, DayScore } from './score/dayScore.ts';
import { GOCHARA_SHARE } from '../tables/dayScore.ts';

/** The parts by which a planet can take points from a day. */
export type BurdenPartId = Extract<
  DayScorePartId,
  'gochara' | 'dasha_lords' | 'saturn' | 'tarabala' | 'chandrabala' | 'vara'
>;

interface BurdenPart {
  readonly part: BurdenPartId;
  /** Taken from the day, below 0. */
  readonly points: number;
}

export interface PlanetBurden {
  readonly planet: Planet;
  readonly points: number;
  /** The heaviest first. */
  readonly parts: readonly BurdenPart[];
}

/**
 * Lists the planets that take points from a day, the heaviest first.
 *
 * Transits count as in the score, lords of periods by their level. Points that sade sati or dhaiya take are Saturn's, those
 * of tara and of the Moon's place are the Moon's, those of the weekday its lord's.
 */
export function planetBurdens(score: DayScore): PlanetBurden[] {
  const taken = new Map<Planet, BurdenPart[]>();
  const take = (planet: Planet, part: BurdenPartId, points: number) => {
    if (points >= 0) return;
    const parts = taken.get(planet);
    if (parts) parts.push({ part, points });
    else taken.set(planet, [{ part, points }]);
  };
  const { parts, transitScores } = score;
  for (const planet of PLANETS) take(planet, 'gochara', GOCHARA_SHARE * transitWeight(planet, transitScores[planet]));
  for (const { found, share } of parts.dasha_lords.pieces) {
    for (const { lord, points } of found) take(lord, 'dasha_lords', points * share);
  }
  take('Saturn', 'saturn', parts.saturn.points);
  take('Moon', 'tarabala', parts.tarabala.points);
  take('Moon', 'chandrabala', parts.chandrabala.points);
  for (const { found, points } of parts.vara.pieces) take(found.lord, 'vara', points);
  return [...taken]
    .map(([planet, all]) => burden(planet, all))
    .sort((a, b) => a.points - b.points || TRANSIT_WEIGHTS[b.planet] - TRANSIT_WEIGHTS[a.planet]);
}

function burden(planet: Planet, all: readonly BurdenPart[]): PlanetBurden {
  const ids = [...new Set(all.map(({ part }) => part))];
  const sumOf = (some: readonly BurdenPart[]) => some.reduce((sum, { points }) => sum + points, 0);
  const parts = ids
    .map((part) => ({ part, points: sumOf(all.filter((one) => one.part === part)) }))
    .sort((a, b) => a.points - b.points);
  return { planet, points: sumOf(parts), parts };
}
