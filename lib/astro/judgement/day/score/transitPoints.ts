/** The transits of a day for a birth: all nine together, sade sati or dhaiya, the double transit. */
import { within } from '../../../score.ts';
import { forEachPlanet, isNode, PLANETS, type Planet } from '../../../tables/planets.ts';
import { doubleTransitHouses } from '../../../transit/doubleTransit.ts';
import { CENTRING, TRANSIT_WEIGHTS } from '../../../transit/gochara.ts';
import { moortiOf } from '../../../transit/moorti.ts';
import { transitResult } from '../../../transit/vedha.ts';
import { countFrom } from '../../../angle.ts';
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
  const scores = forEachPlanet((planet) => meanScore(context, course, piece, planet, sky));
  let combined = CENTRING;
  for (const planet of PLANETS) combined += (scores[planet] * TRANSIT_WEIGHTS[planet]) / 100;
  return { scores, combined };
}

/** Returns the points, positive or negative, of a combined transit score of 0 to 100, bounded either way. */
export function gocharaPoints(combined: number): number {
  return within(-points.GOCHARA_CAP, points.GOCHARA_SHARE * (combined - points.DAY_START), points.GOCHARA_CAP);
}

function meanScore(context: DayScoreContext, course: DayCourse, piece: TimeSpan, planet: Planet, sky: SkySpan): number {
  const { chart, gochara, transitScore } = context;
  const { index: signIndex, moonSignIndex } = sky.stays[planet];
  const moorti = moonSignIndex === null ? null : moortiOf(countFrom(chart.signs.Moon, moonSignIndex));
  const result = transitResult(planet, chart.signs.Moon, sky.signs, gochara.nodeVedha);
  const scoreIn = (kakshaIndex: number, isRetrograde: boolean) =>
    transitScore(planet, { signIndex, kakshaIndex, isRetrograde, moorti }, result);
  const days = piece.endJdUT - piece.startJdUT;
  // As a mean over the piece, which differs from the score itself in the last bit.
  if (isNode(planet)) return (days * scoreIn(0, false)) / days;
  let sum = 0;
  forEachPiece(piece, course.cuts.passing[planet], ({ kaksha, motion }, startJdUT, endJdUT) => {
    sum += (endJdUT - startJdUT) * scoreIn(kaksha.index % KAKSHAS_OF_SIGN, motion.isRetrograde);
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
  return judgedSpans(day, cuts.doubleTransit, ({ Jupiter, Saturn }) => {
    const found = doubleTransitHouses(Jupiter.index, Saturn.index, chart.ascendant.signIndex);
    const isLifted = found.some((house) => points.DOUBLE_TRANSIT_HOUSES.includes(house));
    return { found, points: isLifted ? points.DOUBLE_TRANSIT_POINTS : 0 };
  });
}
