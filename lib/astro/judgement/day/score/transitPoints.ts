/** The transits of a day for a birth: all nine together, sade sati or dhaiya, the double transit. */
import { within } from '../../../score.ts';
import { forEachPlanet, isNode, PLANETS, type Planet } from '../../../tables/planets.ts';
import { doubleTransitHouses } from '../../../transit/doubleTransit.ts';
import { CENTRING, TRANSIT_WEIGHTS } from '../../../transit/gochara.ts';
import { transitScore } from '../../../transit/points.ts';
import * as points from '../../tables/dayScore.ts';
import type { DayCourse } from './course.ts';
import {
  dayPieces,
  forEachPiece,
  judgedPieces,
  judgedSpans,
  running,
  type DayPiece,
  type ScoredDay,
} from './pieces.ts';
import type { SaturnSpan } from './saturn.ts';
import type { DayScoreContext } from './context.ts';
import type { SkySpan } from './skies.ts';
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
  const pieces: DayPiece<GocharaFound>[] = [];
  forEachPiece(day, course.cuts.sky, (sky, startJdUT, endJdUT) => {
    const found = gocharaFound(context, course, { startJdUT, endJdUT }, sky);
    pieces.push({
      startJdUT,
      endJdUT,
      found,
      points: gocharaPoints(found.combined),
      share: (endJdUT - startJdUT) / days,
    });
  });
  return pieces;
}

function gocharaFound(context: DayScoreContext, course: DayCourse, piece: TimeSpan, sky: SkySpan): GocharaFound {
  const ofSky = sky.pointsFrom(context.chart.signs.Moon);
  const scores = forEachPlanet((planet) => meanScore(context, course, piece, planet, sky.signs[planet], ofSky[planet]));
  let combined = CENTRING;
  for (const planet of PLANETS) combined += (scores[planet] * TRANSIT_WEIGHTS[planet]) / 100;
  return { scores, combined };
}

/** Returns the points, positive or negative, of a combined transit score of 0 to 100, bounded either way. */
export function gocharaPoints(combined: number): number {
  return within(-points.GOCHARA_CAP, points.GOCHARA_SHARE * (combined - points.DAY_START), points.GOCHARA_CAP);
}

/** @param ofSky points that the planet has all through the piece */
function meanScore(
  { transits }: DayScoreContext,
  { cuts }: DayCourse,
  piece: TimeSpan,
  planet: Planet,
  signIndex: number,
  ofSky: number,
): number {
  const ofKakshas = transits.inSign(planet, signIndex);
  const days = piece.endJdUT - piece.startJdUT;
  // As a mean over the piece, which can differ from the score itself in the last bit.
  if (isNode(planet)) return (days * transitScore(ofSky + ofKakshas[0]!)) / days;
  const ofRetrograde = transits.ofRetrograde[planet];
  let sum = 0;
  forEachPiece(piece, cuts.passing[planet], ({ isRetrograde, kaksha }, startJdUT, endJdUT) => {
    const score = transitScore(ofSky + ofKakshas[kaksha]! + (isRetrograde ? ofRetrograde : 0));
    sum += (endJdUT - startJdUT) * score;
  });
  return sum / days;
}

/** Returns the score of each transit over a whole day. */
export function dayTransitScores(pieces: readonly DayPiece<GocharaFound>[]): Record<Planet, number> {
  return forEachPlanet((planet) => {
    let sum = 0;
    for (const { found, share } of pieces) sum += share * found.scores[planet];
    return sum;
  });
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
  { chart }: DayScoreContext,
  { cuts }: DayCourse,
  day: ScoredDay,
): DayPiece<readonly number[]>[] {
  return judgedSpans(day, cuts.doubleTransit, ({ jupiterSign, saturnSign }) => {
    const found = doubleTransitHouses(jupiterSign, saturnSign, chart.ascendant.signIndex);
    const isLifted = found.some((house) => points.DOUBLE_TRANSIT_HOUSES.includes(house));
    return { found, points: isLifted ? points.DOUBLE_TRANSIT_POINTS : 0 };
  });
}
