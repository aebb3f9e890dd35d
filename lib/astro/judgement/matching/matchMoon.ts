/** The Moon of one birth as a match sees her: sign, nakshatra, pada, and the half of the sign where that matters. */
import { wrapIndex } from '../../angle.ts';
import { moonPlaceOf, type MoonPlace } from '../../affliction/moonPair.ts';
import type { Chart } from '../../chart/chart.ts';
import { placement } from '../../chart/zodiac.ts';
import { vashyaOf } from '../../tables/avakahada.ts';
import { SIGN_ARC_DEG } from '../../tables/signs.ts';

export interface MatchMoon extends MoonPlace {
  /** Null in a sign that is of one vashya throughout: only Sagittarius and Capricorn have two. */
  readonly isSecondHalf: boolean | null;
}

/** A stretch of the zodiac within which no koot and no porutham changes. */
export interface Segment extends MatchMoon {
  /** Sidereal longitude at which it begins; it ends where the next one does. */
  readonly fromDeg: number;
}

const HALF_SIGN_DEG = SIGN_ARC_DEG / 2;
const PADAS_PER_NAKSHATRA = 4;
const PADAS = 108;
const PADA_ARC_DEG = 360 / PADAS;

/** The 110 segments from 0 degrees of Aries: 108 padas, two of them cut in the middle of Sagittarius and Capricorn. */
export const SEGMENTS: readonly Segment[] = Array.from({ length: PADAS }, (_, pada) => segmentsOfPada(pada)).flat();

function segmentsOfPada(padaIndex: number): Segment[] {
  const place = placement((padaIndex * 360) / PADAS);
  const cutDeg = place.signIndex * SIGN_ARC_DEG + HALF_SIGN_DEG;
  const { longitudeDeg: fromDeg } = place;
  const segment = (deg: number): Segment => ({ fromDeg: deg, ...moonOfPada(padaIndex, deg - cutDeg >= 0) });
  const isCut = isOfTwoHalves(place.signIndex) && fromDeg < cutDeg && cutDeg < fromDeg + PADA_ARC_DEG;
  return isCut ? [segment(fromDeg), segment(cutDeg)] : [segment(fromDeg)];
}

/** The navamsas follow each other through the zodiac, Aries first, as the padas do. */
function moonOfPada(padaIndex: number, isSecondHalf: boolean): MatchMoon {
  const signIndex = Math.floor((padaIndex * 12) / PADAS);
  return {
    signIndex,
    nakshatraIndex: Math.floor(padaIndex / PADAS_PER_NAKSHATRA),
    pada: (padaIndex % PADAS_PER_NAKSHATRA) + 1,
    navamsaSignIndex: wrapIndex(padaIndex, 12),
    isSecondHalf: isOfTwoHalves(signIndex) ? isSecondHalf : null,
  };
}

function isOfTwoHalves(signIndex: number): boolean {
  return vashyaOf(signIndex, 0) !== vashyaOf(signIndex, HALF_SIGN_DEG);
}

/** Returns the segment of a sidereal longitude, 0 <= longitudeDeg < 360. */
export function segmentAt(longitudeDeg: number): Segment {
  return SEGMENTS[segmentIndexAt(longitudeDeg)]!;
}

function segmentIndexAt(longitudeDeg: number): number {
  const { degreeInSign, nakshatraIndex, pada, signIndex } = placement(longitudeDeg);
  return segmentIndexOf({ nakshatraIndex, pada, isSecondHalf: halfOf(signIndex, degreeInSign) });
}

function segmentIndexOf(moon: Pick<MatchMoon, 'nakshatraIndex' | 'pada' | 'isSecondHalf'>): number {
  return SEGMENTS.findIndex(
    ({ isSecondHalf, nakshatraIndex, pada }) =>
      nakshatraIndex === moon.nakshatraIndex && pada === moon.pada && isSecondHalf === moon.isSecondHalf,
  );
}

function halfOf(signIndex: number, degreeInSign: number): boolean | null {
  return isOfTwoHalves(signIndex) ? degreeInSign >= HALF_SIGN_DEG : null;
}

/** Returns the segment that a Moon stands in. */
export function segmentOf(moon: MatchMoon): Segment {
  return SEGMENTS[segmentIndexOf(moon)]!;
}

/** Returns the Moon of a chart; her navamsa is that of the chart's conventions. */
export function matchMoonOf(chart: Chart): MatchMoon {
  const { degreeInSign, signIndex } = chart.planets.Moon;
  return { ...moonPlaceOf(chart), isSecondHalf: halfOf(signIndex, degreeInSign) };
}

/**
 * Lists what a Moon may be of which only nakshatra and pada are known: one, or two in the first pada of Purva Ashadha and
 * the second of Shravana, which the middle of their signs cuts.
 *
 * @param degreeInSign tells which of two, where it is known
 */
export function moonsOfPada(nakshatraIndex: number, pada: number, degreeInSign: number | null): readonly MatchMoon[] {
  const found = SEGMENTS.filter((segment) => segment.nakshatraIndex === nakshatraIndex && segment.pada === pada);
  if (degreeInSign === null || found.length === 1) return found;
  return found.filter(({ isSecondHalf }) => isSecondHalf === degreeInSign >= HALF_SIGN_DEG);
}

/**
 * Lists the segments that the Moon crosses, the one at the start first.
 *
 * @param toDeg where she is at the end, which may be past 0 degrees of Aries
 */
export function crossedSegments(fromDeg: number, toDeg: number): readonly Segment[] {
  const first = segmentIndexAt(fromDeg);
  const crossed = wrapIndex(segmentIndexAt(toDeg) - first, SEGMENTS.length);
  return Array.from({ length: crossed + 1 }, (_, i) => SEGMENTS[(first + i) % SEGMENTS.length]!);
}
