/** The Moon of a day for a birth: its tara, its house from the Moon of birth, the bindus of its sign. */
import { chandrabala, type Chandrabala } from '../../../panchang/chandrabala.ts';
import { within } from '../../../score.ts';
import { tara, type Tara } from '../../../panchang/tarabala.ts';
import * as points from '../../tables/dayScore.ts';
import type { Paksha } from '../../../tables/panchang.ts';
import type { DayCourse } from './course.ts';
import { judgedSpans, type DayPiece, type ScoredDay, type Worth } from './pieces.ts';
import type { DayScoreContext } from './context.ts';

/** Cuts a day where the Moon's nakshatra changes and judges its tara from that of birth. */
export function taraPieces(context: DayScoreContext, { cuts }: DayCourse, day: ScoredDay): DayPiece<Tara>[] {
  return judgedSpans(day, cuts.nakshatra, ({ number }) => {
    const found = tara(context.natalNakshatraIndex, number - 1);
    return { found, points: found.points };
  });
}

/**
 * Cuts a day where the Moon's sign changes, and where the half of the month does, in which some houses are good only.
 */
export function chandrabalaPieces(
  context: DayScoreContext,
  { cuts }: DayCourse,
  day: ScoredDay,
): DayPiece<Chandrabala>[] {
  const isSame = (a: Chandrabala, b: Chandrabala) => a.house === b.house && a.nature === b.nature;
  const worthIn = (moonSignIndex: number, paksha: Paksha) => {
    const found = chandrabala(context.chart.signs.Moon, moonSignIndex, paksha);
    return { found, points: found.points };
  };
  return judgedSpans(day, cuts.moonHalf, ({ moonSignIndex, paksha }) => worthIn(moonSignIndex, paksha), isSame);
}

export interface MoonBindus {
  readonly signIndex: number;
  /** Of the Moon in the sign, 0..8. */
  readonly bindus: number;
  /** Of all planets in it. */
  readonly sarva: number;
}

/** Cuts a day where the Moon changes sign and judges the bindus of that sign. */
export function moonBinduPieces(context: DayScoreContext, { cuts }: DayCourse, day: ScoredDay): DayPiece<MoonBindus>[] {
  return judgedSpans(day, cuts.moonSign, ({ index }) => moonBindus(context, index));
}

function moonBindus({ gochara }: DayScoreContext, signIndex: number): Worth<MoonBindus> {
  const bindus = gochara.ashtakavarga.bhinna.Moon[signIndex]!;
  const sarva = gochara.ashtakavarga.sarva[signIndex]!;
  return { found: { signIndex, bindus, sarva }, points: moonBinduPoints(bindus, sarva) };
}

/** Returns the points of the Moon's own bindus and of all in her sign, each bounded either way. */
export function moonBinduPoints(bindus: number, sarva: number): number {
  const own = within(-points.MOON_BINDUS_CAP, bindus - points.MEAN_MOON_BINDUS, points.MOON_BINDUS_CAP);
  const ofAll = points.MOON_SARVA_SHARE * (sarva - points.MOON_SARVA_MEAN);
  return own + within(-points.MOON_SARVA_CAP, ofAll, points.MOON_SARVA_CAP);
}
