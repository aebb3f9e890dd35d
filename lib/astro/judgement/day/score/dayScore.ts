/** The score of one day for one birth, 0 to 100: the exact sum of its parts. */
import { MOST_CHANDRABALA_POINTS, type Chandrabala } from '../../../panchang/chandrabala.ts';
import { within } from '../../../score.ts';
import { MOST_TARA_POINTS, type Tara } from '../../../panchang/tarabala.ts';
import type { Planet } from '../../../tables/planets.ts';
import * as points from '../../tables/dayScore.ts';
import { cappedClass, classCap, dayClosures, type ClassCap, type Closure } from './closures.ts';
import type { DayCourse } from './course.ts';
import { dashaPieces, type RunningLord } from './dashaPoints.ts';
import * as elements from './elements.ts';
import { chandrabalaPieces, moonBinduPieces, taraPieces, type MoonBindus } from './moon.ts';
import { inTenths, judgedPieces, weightedMean, type DayPiece, type ScoredDay } from './pieces.ts';
import type { SaturnSpan } from './saturn.ts';
import type { DayScoreContext, VaraFound } from './context.ts';
import * as transits from './transitPoints.ts';
import { GRADES } from '../../../tables/grades.ts';

interface PartOf<Id extends string, Found> {
  readonly id: Id;
  /** Mean of the pieces, in tenths. */
  readonly points: number;
  /** Most that it can give. */
  readonly max: number;
  /** What was found in the day, in order of time; none where there was nothing. */
  readonly pieces: readonly DayPiece<Found>[];
}

/** A part of the score, as data; `labels.ts` puts it into words. */
export type DayScorePart =
  | PartOf<'tarabala', Tara>
  | PartOf<'chandrabala', Chandrabala>
  | PartOf<'tithi', elements.TithiFound>
  | PartOf<'nakshatra', elements.NakshatraFound>
  | PartOf<'yoga', elements.YogaFound>
  | PartOf<'karana', elements.KaranaFound>
  | PartOf<'vara', VaraFound>
  | PartOf<'special_yogas', readonly elements.ScoredYoga[]>
  | PartOf<'gochara', transits.GocharaFound>
  | PartOf<'moon_bindus', MoonBindus>
  | PartOf<'dasha_lords', readonly RunningLord[]>
  | PartOf<'saturn', SaturnSpan>
  | PartOf<'double_transit', readonly number[]>;

export type DayScorePartId = DayScorePart['id'];
export type DayParts = { readonly [Id in DayScorePartId]: Extract<DayScorePart, { id: Id }> };

/** The adjustment that brings a sum of parts to a whole number between 0 and 100. */
export interface Closing {
  /** Of the sum before it is rounded. */
  readonly rounding: number;
  /** Points that the bounds took or gave. */
  readonly bounds: number;
}

/** A score with what it is the sum of. */
export interface DaySum extends Closing {
  /** 0 to 100: the start, all parts, rounding and bounds. */
  readonly score: number;
  readonly parts: DayParts;
  /** Of each transit over the whole day. */
  readonly transitScores: Readonly<Record<Planet, number>>;
}

export interface DayScore extends DaySum {
  /** By the score, and no better than the closures of the day allow. */
  readonly class: points.DayClass;
  /** What bounds the class; null where nothing does. */
  readonly cap: ClassCap | null;
  /** When beginnings are left, in order of time. */
  readonly closures: readonly Closure[];
}

/** A day and the sum of its parts: all that it is ranked by. */
export interface SummedDay {
  readonly context: DayScoreContext;
  readonly day: ScoredDay;
  readonly score: DaySum;
}

/** A day, its score, and what it was scored from. */
export interface JudgedDay extends SummedDay {
  readonly course: DayCourse;
  readonly score: DayScore;
}

const MOST_OF_DASHAS = Object.values(points.DASHA_WEIGHTS).reduce((sum, weight) => sum + weight, 0);
const MOST_OF_MOON_BINDUS = points.MOON_BINDUS_CAP + points.MOON_SARVA_CAP;
const MOST_OF_VARA = points.VARA_POINTS.yogakaraka + points.VARA_RELATION_POINTS.friend;

/**
 * Scores a day, 0 to 100.
 *
 * @param course of a time that contains the day
 */
export function dayScore(context: DayScoreContext, course: DayCourse, day: ScoredDay): DayScore {
  const sum = daySum(context, course, day);
  const closures = dayClosures(sum.parts, course, day);
  const cap = classCap(closures, day);
  return { ...sum, class: cappedClass(dayClass(sum.score), cap), cap, closures };
}

/** Scores a day without its class, for callers that rank a hundred days by their scores alone. */
export function daySum(context: DayScoreContext, course: DayCourse, day: ScoredDay): DaySum {
  const parts = dayParts(context, course, day);
  const sum = Object.values(parts).reduce((total, { points: own }) => total + own, points.DAY_START);
  return { ...closed(sum), parts, transitScores: transits.dayTransitScores(parts.gochara.pieces) };
}

function dayParts(context: DayScoreContext, course: DayCourse, day: ScoredDay): DayParts {
  return {
    tarabala: part('tarabala', MOST_TARA_POINTS, taraPieces(context, course, day)),
    chandrabala: part('chandrabala', MOST_CHANDRABALA_POINTS, chandrabalaPieces(context, course, day)),
    tithi: part('tithi', points.MOST_TITHI_POINTS, elements.tithiPieces(course, day)),
    nakshatra: part('nakshatra', points.NAKSHATRA_POINTS.dhruva, elements.nakshatraPieces(course, day)),
    yoga: part('yoga', points.YOGA_POINTS.good, elements.yogaPieces(course, day)),
    karana: part('karana', points.KARANA_POINTS.moving, elements.karanaPieces(course, day)),
    vara: part(
      'vara',
      MOST_OF_VARA,
      judgedPieces(day, [day], () => context.varas[day.varaIndex]!),
    ),
    special_yogas: part('special_yogas', points.SPECIAL_YOGAS_CAP, elements.specialYogaPieces(course, day)),
    gochara: part('gochara', points.GOCHARA_CAP, transits.gocharaPieces(context, course, day)),
    moon_bindus: part('moon_bindus', MOST_OF_MOON_BINDUS, moonBinduPieces(context, course, day)),
    dasha_lords: part('dasha_lords', MOST_OF_DASHAS, dashaPieces(context, course, day)),
    saturn: part('saturn', 0, transits.saturnPieces(course, day)),
    double_transit: part(
      'double_transit',
      points.DOUBLE_TRANSIT_POINTS,
      transits.doubleTransitPieces(context, course, day),
    ),
  };
}

function part<Id extends string, Found>(id: Id, max: number, pieces: readonly DayPiece<Found>[]): PartOf<Id, Found> {
  return { id, points: inTenths(weightedMean(pieces)), max, pieces };
}

/** Returns a sum as a whole number between 0 and 100, with the points of rounding and of the bounds. */
export function closed(sum: number): Closing & { readonly score: number } {
  const exact = inTenths(sum);
  const whole = Math.round(exact);
  const score = within(0, whole, 100);
  return { score, rounding: inTenths(whole - exact), bounds: score - whole };
}

/** Returns the class of a day by its score, 0 to 100. */
export function dayClass(score: number): points.DayClass {
  return GRADES.day.of(score);
}

/** An item of a score, without its words. */
export interface Summand {
  readonly id: string;
  readonly points: number;
}

/** Lists all that a score is the exact sum of; rounding and bounds are left out where they change nothing. */
export function summands(start: number, parts: readonly Summand[], { bounds, rounding }: Closing): Summand[] {
  const closings = [
    { id: 'rounding', points: rounding },
    { id: 'bounds', points: bounds },
  ];
  return [
    { id: 'start', points: start },
    ...parts.map(({ id, points: own }) => ({ id, points: own })),
    ...closings.filter(({ points: own }) => own !== 0),
  ];
}

/** Lists all that the score of a day is the exact sum of, without words. */
export function dayPoints(score: DayScore): Summand[] {
  return summands(points.DAY_START, Object.values<DayScorePart>(score.parts), score);
}

export interface Leading<Item> {
  readonly best: readonly Item[];
  readonly worst: readonly Item[];
}

/**
 * Returns the parts that gave most and those that took most, of each kind three at the most; ties by the order of the
 * parts.
 */
export function leadingParts({ parts }: Pick<DayScore, 'parts'>): Leading<DayScorePart> {
  return leadingItems(Object.values<DayScorePart>(parts));
}

const LEADING = 3;

/** Returns the items that gave most and those that took most, of each kind three at the most; ties in their order. */
export function leadingItems<Item extends { readonly points: number }>(items: readonly Item[]): Leading<Item> {
  const ordered = (some: readonly Item[]) => some.toSorted((a, b) => Math.abs(b.points) - Math.abs(a.points));
  return {
    best: ordered(items.filter(({ points }) => points > 0)).slice(0, LEADING),
    worst: ordered(items.filter(({ points }) => points < 0)).slice(0, LEADING),
  };
}
