/** The best times of a day: those free of shunned times, weighed by all windows that cover them, each with what it is for. */
import type { DayBounds } from '../../panchang/dayParts.ts';
import { freeSpans, overlap } from '../../panchang/overlap.ts';
import type { Planet } from '../../tables/planets.ts';
import type { DayWindow } from './windows.ts';
import { KARAKA_POINTS, type WindowPurpose } from '../tables/dayWindows.ts';
import { MINUTES_PER_DAY, type TimeSpan } from '../../time.ts';

export interface BestWindow extends TimeSpan {
  readonly purpose: WindowPurpose;
  /** The exact sum of the points of what covers it; interpretive. */
  readonly points: number;
  /** Every window that covers it, the heaviest first. */
  readonly covers: readonly DayWindow[];
}

/** Shorter ones are of no use. Interpretive. */
const SHORTEST_DAYS = 20 / MINUTES_PER_DAY;
/** Beginnings are set between sunrise and the end of the first of the four watches of the night. Interpretive. */
const SHARE_OF_NIGHT = 0.25;

/**
 * Cuts the waking part of a day where anything changes and lists what is free of shunned times and of bad choghadiyas, the best first.
 *
 * Among equals the longer comes first, then the earlier.
 *
 * @param closures when beginnings are left in the day
 */
export function weighedWindows(
  windows: readonly DayWindow[],
  { duskJdUT, endJdUT, startJdUT }: DayBounds,
  closures: readonly TimeSpan[],
): BestWindow[] {
  const waking = { startJdUT, endJdUT: duskJdUT + (endJdUT - duskJdUT) * SHARE_OF_NIGHT };
  const closed = windows.filter((window) => window.isShunned || isBadChoghadiya(window));
  const open = windows.filter(({ isShunned }) => !isShunned);
  return freeSpans(waking, closed)
    .flatMap((free) => pieces(free, [...open, ...closures]))
    .filter(isOfUse)
    .map((piece) => weighed(piece, open, closures))
    .sort((a, b) => b.points - a.points || lengthDays(b) - lengthDays(a) || a.startJdUT - b.startJdUT);
}

function isOfUse({ endJdUT, startJdUT }: TimeSpan): boolean {
  return endJdUT - startJdUT >= SHORTEST_DAYS;
}

/**
 * Lists the times for a purpose with more for than against them; none for beginnings in the hora of Saturn (practice),
 * which is left to the matters that Saturn signifies.
 */
export function bestWindows(weighed: readonly BestWindow[], purpose: WindowPurpose, most: number): BestWindow[] {
  const isLeft = ({ covers }: BestWindow) =>
    purpose === 'beginnings' && covers.some((cover) => isHoraOf('Saturn', cover));
  return weighed.filter((window) => window.purpose === purpose && window.points > 0 && !isLeft(window)).slice(0, most);
}

/** Cuts the times at an instant, after which nothing is left; what becomes too short is left out. */
export function windowsUntil(weighed: readonly BestWindow[], untilJdUT: number): BestWindow[] {
  return weighed.map((window) => ({ ...window, endJdUT: Math.min(window.endJdUT, untilJdUT) })).filter(isOfUse);
}

/** No beginning is set in Udveg, Kaal or Rog, as almanacs have it. */
function isBadChoghadiya({ fact, points }: DayWindow): boolean {
  return fact.kind === 'choghadiya' && points < 0;
}

export interface MatterWindow {
  readonly window: BestWindow;
  /** Lord of its hora, where that is a significator of the matter. */
  readonly karaka: Planet | null;
  /** Points of the window and of the significator together. */
  readonly points: number;
}

/** Lists the times in the horas of some planets. */
export function windowsInHoras(planets: readonly Planet[], weighed: readonly BestWindow[]): BestWindow[] {
  return weighed.filter(({ covers }) => covers.some((cover) => planets.some((planet) => isHoraOf(planet, cover))));
}

/** Returns the best of some times for a matter: the horas of its significators count for more; null where nothing is left. */
export function bestWindowFor(karakas: readonly Planet[], weighed: readonly BestWindow[]): MatterWindow | null {
  let best: MatterWindow | null = null;
  for (const window of weighed) {
    const place = karakas.findIndex((karaka) => window.covers.some((cover) => isHoraOf(karaka, cover)));
    const points = window.points + (KARAKA_POINTS[place] ?? 0);
    // Ties fall to the better window, which comes first.
    if (points > (best?.points ?? 0)) best = { window, karaka: place < 0 ? null : karakas[place]!, points };
  }
  return best;
}

function isHoraOf(planet: Planet, { fact }: DayWindow): boolean {
  return fact.kind === 'hora' && fact.lord === planet;
}

function pieces({ endJdUT, startJdUT }: TimeSpan, windows: readonly TimeSpan[]): TimeSpan[] {
  const borders = new Set([startJdUT, endJdUT]);
  for (const window of windows) {
    for (const border of [window.startJdUT, window.endJdUT]) {
      if (border > startJdUT && border < endJdUT) borders.add(border);
    }
  }
  // A list first: Hermes 0.12 makes an empty array of a set.
  const sorted = Float64Array.from([...borders]).sort();
  return Array.from({ length: sorted.length - 1 }, (_, i) => ({ startJdUT: sorted[i]!, endJdUT: sorted[i + 1]! }));
}

function weighed(piece: TimeSpan, windows: readonly DayWindow[], closures: readonly TimeSpan[]): BestWindow {
  const covers = windows
    .filter(({ endJdUT, startJdUT }) => startJdUT <= piece.startJdUT && piece.endJdUT <= endJdUT)
    .sort((a, b) => b.points - a.points);
  const isClosed = closures.some((closure) => overlap(closure, piece) !== null);
  const purpose = isClosed ? 'routine' : covers.some(isOfMovement) ? 'movement' : 'beginnings';
  return { ...piece, purpose, points: covers.reduce((sum, { points }) => sum + points, 0), covers };
}

/** Char, the moving choghadiya. */
function isOfMovement({ fact }: DayWindow): boolean {
  return fact.kind === 'choghadiya' && fact.id === 'char';
}

function lengthDays({ endJdUT, startJdUT }: TimeSpan): number {
  return endJdUT - startJdUT;
}
