/** Moments: the stretches of a day in which nothing that is judged changes. */
import { wrapIndex } from '../../angle.ts';
import { CHOGHADIYAS_OF_HALF, choghadiyaAt } from '../../panchang/choghadiya.ts';
import { horaLordAt, HORAS_OF_HALF } from '../../panchang/hora.ts';
import type { Choghadiya } from '../../tables/dayParts.ts';
import { PLANETS, type Planet, type SevenPlanet } from '../../tables/planets.ts';
import type { TimeSpan } from '../../time.ts';
import type { RunningBlock } from './blocks.ts';
import { SHORT_TIMES, shortTimes, type ShortTime } from './closures.ts';
import type { Course, CourseDay } from './course.ts';
import type { SeenEclipse } from './eclipses.ts';
import { follower, type Follower, type ValueSpan } from '../../calendar/lanes.ts';
import type { MonthSpan } from '../../calendar/lunarMonths.ts';
import { nakshatraLane } from './planetLanes.ts';

/** Where the planets stand, as long as none of them changes its sign or its light. */
export interface MomentSky {
  /** Signs in the order of `PLANETS`, Aries 0. */
  readonly signs: readonly number[];
  readonly combust: readonly boolean[];
  /** Nakshatras of those that can kick, Ashwini 0; empty where nothing asks for them. */
  readonly nakshatras: readonly number[];
  readonly isMercuryBackward: boolean;
}

/** A stretch of a day with all that runs in it. */
export interface Moment extends TimeSpan {
  /** Its middle, for which it is judged. */
  readonly atJdUT: number;
  readonly day: CourseDay;
  /** 1 to 30, 1 to 27, 1 to 4, 1 to 27 and 1 to 60. */
  readonly tithi: number;
  readonly nakshatra: number;
  readonly pada: number;
  readonly yoga: number;
  readonly karana: number;
  readonly risingSignIndex: number;
  readonly sky: MomentSky;
  readonly sunNakshatra: number;
  readonly month: MonthSpan;
  /** Which of the blocks of the request run, a bit each. */
  readonly blockBits: number;
  /** Which of the short times run, a bit each in the order of `SHORT_TIMES`. */
  readonly shortBits: number;
  readonly eclipse: SeenEclipse | null;
  /** Null where the Sun does not rise or set. */
  readonly horaLord: SevenPlanet | null;
  readonly choghadiya: Choghadiya | null;
}

const SHORT_BITS = Object.fromEntries(SHORT_TIMES.map((id, i) => [id, 1 << i])) as Readonly<Record<ShortTime, number>>;

/** Tells whether one of the short times runs. */
export function isRunning({ shortBits }: Moment, id: ShortTime): boolean {
  return (shortBits & SHORT_BITS[id]) !== 0;
}

/** Tells whether a block runs, by its place in the list of blocks. */
export function isBlocked({ blockBits }: Moment, blockIndex: number): boolean {
  return (blockBits & (1 << blockIndex)) !== 0;
}

/** Returns the sign of a planet at a moment, Aries 0. */
export function signOf({ signs }: MomentSky, planet: Planet): number {
  return signs[PLANET_INDEX[planet]]!;
}

/** Tells whether a planet is combust at a moment. */
export function isCombustIn({ combust }: MomentSky, planet: Planet): boolean {
  return combust[PLANET_INDEX[planet]]!;
}

/** The planets by their place in the list of all nine. */
export const PLANET_INDEX = Object.fromEntries(PLANETS.map((planet, index) => [planet, index])) as Readonly<
  Record<Planet, number>
>;

/** Returns a day's moments when asked for the days in order. */
export type MomentReader = (day: CourseDay) => Moment[];

/**
 * Returns a reader of the moments of days; it reads each day once at most, in order.
 *
 * @param withStars whether the nakshatras of the planets are judged
 */
export function momentReader(course: Course, blocks: readonly RunningBlock[], withStars: boolean): MomentReader {
  const lanes = momentLanes(course, blocks, withStars);
  const cuts = sortedCuts(lanes.all);
  const read = momentMaker(course, lanes);
  let next = 0;
  return (day) => {
    const { startJdUT, endJdUT } = day.bounds;
    const ofDay = partCuts(day);
    while (next < cuts.length && cuts[next]! < startJdUT) next += 1;
    for (; next < cuts.length && cuts[next]! < endJdUT; next++) ofDay.push(cuts[next]!);
    const moments: Moment[] = [];
    let since = startJdUT;
    for (const cut of Float64Array.from(ofDay).sort()) {
      // Edges that coincide are found a hair apart.
      if (cut - since < SAME_CUT_DAYS || endJdUT - cut < SAME_CUT_DAYS) continue;
      moments.push(read(day, since, cut));
      since = cut;
    }
    moments.push(read(day, since, endJdUT));
    return moments;
  };
}

/** The borders of the horas and choghadiyas of a day; of sunset alone where the Sun does not rise or set. */
function partCuts({ bounds }: CourseDay): number[] {
  const { duskJdUT, endJdUT, reason, startJdUT } = bounds;
  if (reason !== null) return [middayJdUT(bounds), duskJdUT];
  const cuts = [duskJdUT];
  for (const parts of [HORAS_OF_HALF, CHOGHADIYAS_OF_HALF]) {
    for (let i = 1; i < parts; i++) {
      cuts.push(startJdUT + ((duskJdUT - startJdUT) * i) / parts, duskJdUT + ((endJdUT - duskJdUT) * i) / parts);
    }
  }
  return cuts;
}

/** Two seconds, below which two edges are one. */
const SAME_CUT_DAYS = 2e-5;

interface MomentLanes {
  readonly blocks: readonly (readonly TimeSpan[])[];
  readonly short: readonly (readonly TimeSpan[])[];
  readonly signs: readonly (readonly ValueSpan<number>[])[];
  readonly combust: readonly (readonly TimeSpan[])[];
  readonly nakshatras: readonly (readonly ValueSpan<number>[])[];
  readonly rising: readonly ValueSpan<number>[];
  readonly all: readonly (readonly TimeSpan[])[];
}

function momentLanes(course: Course, blocks: readonly RunningBlock[], withStars: boolean): MomentLanes {
  const { combust, days, range, signs, tracks } = course;
  const short = shortTimes(course);
  const lanes = {
    blocks: blocks.map(({ spans }) => spans),
    short: SHORT_TIMES.map((id) => short[id]),
    signs: PLANETS.map((planet) => signs[planet]),
    combust: PLANETS.map((planet) => combust[planet] ?? []),
    nakshatras: withStars ? PLANETS.map((planet) => nakshatraLane(tracks[planet], range)) : [],
    rising: days.flatMap(({ rising }) => rising),
  };
  const { eclipses, karanas, mercuryBackward, months, padas, shunned, sunNakshatras, tithis, yogas } = course;
  const all: (readonly TimeSpan[])[] = [
    ...lanes.blocks,
    ...lanes.short,
    ...lanes.signs,
    ...lanes.combust,
    ...lanes.nakshatras,
    lanes.rising,
    days.flatMap(({ hours }) => hours ?? []),
    ...[eclipses, karanas, mercuryBackward, months, padas, shunned, sunNakshatras, tithis, yogas],
  ];
  return { ...lanes, all };
}

/** Returns when the forenoon of a day ends: halfway between sunrise and sunset. */
export function middayJdUT({ startJdUT, duskJdUT }: Pick<CourseDay['bounds'], 'startJdUT' | 'duskJdUT'>): number {
  return (startJdUT + duskJdUT) / 2;
}

function sortedCuts(lanes: readonly (readonly TimeSpan[])[]): Float64Array {
  let count = 0;
  for (const lane of lanes) count += 2 * lane.length;
  const cuts = new Float64Array(count);
  let at = 0;
  for (const lane of lanes) {
    for (const { startJdUT, endJdUT } of lane) {
      cuts[at++] = startJdUT;
      cuts[at++] = endJdUT;
    }
  }
  return cuts.sort();
}

function momentMaker(course: Course, lanes: MomentLanes) {
  const follow = {
    tithi: follower(course.tithis),
    nakshatra: follower(course.nakshatras),
    pada: follower(course.padas),
    yoga: follower(course.yogas),
    karana: follower(course.karanas),
    month: follower(course.months),
    sunNakshatra: follower(course.sunNakshatras),
    eclipse: follower(course.eclipses),
    rising: follower(lanes.rising),
  };
  const skyAt = skyReader(course, lanes);
  const blockBits = bitReader(lanes.blocks);
  const shortBits = bitReader(lanes.short);
  return (day: CourseDay, startJdUT: number, endJdUT: number): Moment => {
    const atJdUT = (startJdUT + endJdUT) / 2;
    const { bounds, varaIndex } = day;
    const isLit = bounds.reason === null;
    return {
      startJdUT,
      endJdUT,
      atJdUT,
      day,
      tithi: follow.tithi(atJdUT)!.number,
      nakshatra: follow.nakshatra(atJdUT)!.number,
      pada: wrapIndex(follow.pada(atJdUT)!.number - 1, 4) + 1,
      yoga: follow.yoga(atJdUT)!.number,
      karana: follow.karana(atJdUT)!.number,
      risingSignIndex: follow.rising(atJdUT)!.value,
      sky: skyAt(atJdUT),
      sunNakshatra: follow.sunNakshatra(atJdUT)!.value + 1,
      month: follow.month(atJdUT)!,
      blockBits: blockBits(atJdUT),
      shortBits: shortBits(atJdUT),
      eclipse: follow.eclipse(atJdUT),
      horaLord: isLit ? horaLordAt(atJdUT, varaIndex, bounds) : null,
      choghadiya: isLit ? choghadiyaAt(atJdUT, varaIndex, bounds) : null,
    };
  };
}

/** Returns a reader of which lanes have a span at an instant, a bit each. */
function bitReader(lanes: readonly (readonly TimeSpan[])[]): (jdUT: number) => number {
  const followers = lanes.map((lane) => follower(lane));
  return (jdUT) => {
    let bits = 0;
    for (let i = 0; i < followers.length; i++) if (followers[i]!(jdUT) !== null) bits |= 1 << i;
    return bits;
  };
}

/** Returns a reader of the sky, which is one and the same object until something in it changes. */
function skyReader({ mercuryBackward }: Course, lanes: MomentLanes): (jdUT: number) => MomentSky {
  const signs = lanes.signs.map((lane) => follower(lane));
  const nakshatras = lanes.nakshatras.map((lane) => follower(lane));
  const combust = lanes.combust.map((lane) => follower(lane));
  const backward = follower(mercuryBackward);
  let last: MomentSky | null = null;
  return (jdUT) => {
    const isMercuryBackward = backward(jdUT) !== null;
    const isSame =
      last !== null &&
      last.isMercuryBackward === isMercuryBackward &&
      areSame(signs, last.signs, jdUT) &&
      areSame(nakshatras, last.nakshatras, jdUT) &&
      combust.every((follow, i) => (follow(jdUT) !== null) === last!.combust[i]);
    if (isSame) return last!;
    last = {
      signs: signs.map((follow) => follow(jdUT)!.value),
      nakshatras: nakshatras.map((follow) => follow(jdUT)!.value),
      combust: combust.map((follow) => follow(jdUT) !== null),
      isMercuryBackward,
    };
    return last;
  };
}

function areSame(followers: readonly Follower<ValueSpan<number>>[], values: readonly number[], jdUT: number): boolean {
  for (let i = 0; i < followers.length; i++) if (followers[i]!(jdUT)!.value !== values[i]) return false;
  return true;
}
