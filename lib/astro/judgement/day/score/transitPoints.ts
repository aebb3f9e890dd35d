/** The transits of a day for a birth: all nine together, sade sati or dhaiya, the double transit. */
import { within } from '../../../score.ts';
import { forEachPlanet, isNode, PLANETS, type Planet } from '../../../tables/planets.ts';
import { doubleTransitHouses } from '../../../transit/doubleTransit.ts';
import { CENTRING, TRANSIT_WEIGHTS } from '../../../transit/gochara.ts';
import { transitScore } from '../../../transit/points.ts';
import * as points from '../../tables/dayScore.ts';
import type { DayCourse } from './course.ts';
import { dayPieces, judgedPieces, running, type DayPiece, type ScoredDay } from './pieces.ts';
import type { SaturnSpan } from './saturn.ts';
import type { DayScoreContext } from './context.ts';
import type { SkySpan } from './skies.ts';
import { KAKSHAS_OF_SIGN } from '../../../ashtakavarga/kaksha.ts';
import type { TimeSpan } from '../../../time.ts';

export interface GocharaFound {
  /** Mean score of each transit in the piece, 0 to 100. */
  readonly scores: Readonly<Record<Planet, number>>;
  /** All of them, weighted and centred. */
  readonly combined: number;
}

/** Cuts a day where a planet changes its sign; changes of kaksha and direction are in the mean score of a piece. */
export function gocharaPieces(context: DayScoreContext, course: DayCourse, day: ScoredDay): DayPiece<GocharaFound>[] {
  const days = day.endJdUT - day.startJdUT;
  return dayPieces(day, course.skies).map((piece) => {
    const { startJdUT, endJdUT } = piece;
    const found = gocharaFound(context, course, piece);
    return { startJdUT, endJdUT, found, points: gocharaPoints(found.combined), share: (endJdUT - startJdUT) / days };
  });
}

function gocharaFound(context: DayScoreContext, course: DayCourse, piece: TimeSpan): GocharaFound {
  const sky = running(course.skies, (piece.startJdUT + piece.endJdUT) / 2)!;
  const scores = forEachPlanet((planet) => meanScore(context, course, piece, planet, sky));
  return {
    scores,
    combined: PLANETS.reduce((sum, planet) => sum + (scores[planet] * TRANSIT_WEIGHTS[planet]) / 100, CENTRING),
  };
}

/** Returns the points, positive or negative, of a combined transit score of 0 to 100, bounded either way. */
export function gocharaPoints(combined: number): number {
  return within(-points.GOCHARA_CAP, points.GOCHARA_SHARE * (combined - points.DAY_START), points.GOCHARA_CAP);
}

function meanScore(context: DayScoreContext, course: DayCourse, piece: TimeSpan, planet: Planet, sky: SkySpan): number {
  const cuts = isNode(planet) ? [piece] : dayPieces(piece, course.kakshas[planet], course.retrogrades[planet]);
  let sum = 0;
  for (const { endJdUT, startJdUT } of cuts) {
    sum += (endJdUT - startJdUT) * scoreAt(context, course, (startJdUT + endJdUT) / 2, planet, sky);
  }
  return sum / (piece.endJdUT - piece.startJdUT);
}

function scoreAt({ gochara }: DayScoreContext, course: DayCourse, jdUT: number, planet: Planet, sky: SkySpan): number {
  const { index: signIndex, moorti } = sky.stays[planet];
  const isOfNode = isNode(planet);
  const kakshaIndex = isOfNode ? 0 : running(course.kakshas[planet], jdUT)!.index % KAKSHAS_OF_SIGN;
  const isRetrograde = !isOfNode && running(course.retrogrades[planet], jdUT) !== undefined;
  return transitScore(gochara, planet, { signIndex, kakshaIndex, isRetrograde, moorti }, sky.vedhas[planet]);
}

/** Returns the score of each transit over a whole day. */
export function dayTransitScores(pieces: readonly DayPiece<GocharaFound>[]): Record<Planet, number> {
  return forEachPlanet((planet) => pieces.reduce((sum, { found, share }) => sum + share * found.scores[planet], 0));
}

/** Cuts a day where sade sati or dhaiya begins or ends; pieces without either are left out. */
export function saturnPieces({ saturn }: DayCourse, day: ScoredDay): DayPiece<SaturnSpan>[] {
  return judgedPieces(day, dayPieces(day, saturn), (jdUT) => {
    const found = running(saturn, jdUT);
    return found ? { found, points: points.SATURN_POINTS[found.band] } : null;
  });
}

/** Cuts a day where the houses of the ascendant change that Jupiter and Saturn activate together. */
export function doubleTransitPieces(
  context: DayScoreContext,
  { signs }: DayCourse,
  day: ScoredDay,
): DayPiece<readonly number[]>[] {
  const houses = (jdUT: number) => {
    const [jupiter, saturn] = [running(signs.Jupiter, jdUT)!.index, running(signs.Saturn, jdUT)!.index];
    return doubleTransitHouses(jupiter, saturn, context.chart.ascendant.signIndex);
  };
  return judgedPieces(day, dayPieces(day, signs.Jupiter, signs.Saturn), (jdUT) => {
    const found = houses(jdUT);
    const isLifted = found.some((house) => points.DOUBLE_TRANSIT_HOUSES.includes(house));
    return { found, points: isLifted ? points.DOUBLE_TRANSIT_POINTS : 0 };
  });
}
