/** The best times of a day: those free of shunned times, weighed by all windows that cover them. */
import type { DayBounds } from '../../panchang/dayParts.ts';
import { freeSpans } from '../../panchang/overlap.ts';
import type { Planet } from '../../tables/planets.ts';
import type { DayWindow } from './windows.ts';
import { KARAKA_POINTS } from '../tables/dayWindows.ts';
import { MINUTES_PER_DAY, type TimeSpan } from '../../time.ts';

export interface BestWindow extends TimeSpan {
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
 */
export function weighedWindows(
  windows: readonly DayWindow[],
  { duskJdUT, endJdUT, startJdUT }: DayBounds,
): BestWindow[] {
  const waking = { startJdUT, endJdUT: duskJdUT + (endJdUT - duskJdUT) * SHARE_OF_NIGHT };
  const closed = windows.filter((window) => window.isShunned || isBadChoghadiya(window));
  const open = windows.filter(({ isShunned }) => !isShunned);
  return freeSpans(waking, closed)
    .flatMap((free) => pieces(free, open))
    .filter((piece) => piece.endJdUT - piece.startJdUT >= SHORTEST_DAYS)
    .map((piece) => weighed(piece, open))
    .sort((a, b) => b.points - a.points || lengthDays(b) - lengthDays(a) || a.startJdUT - b.startJdUT);
}

/** Lists the times with more for than against them. */
export function bestWindows(weighed: readonly BestWindow[], most: number): BestWindow[] {
  return weighed.filter(({ points }) => points > 0).slice(0, most);
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

/** Returns the best time for a matter: the horas of its significators count for more; null where nothing is left. */
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

function pieces({ endJdUT, startJdUT }: TimeSpan, windows: readonly DayWindow[]): TimeSpan[] {
  const borders = new Set([startJdUT, endJdUT]);
  for (const window of windows) {
    for (const border of [window.startJdUT, window.endJdUT]) {
      if (border > startJdUT && border < endJdUT) borders.add(border);
    }
  }
  const sorted = Float64Array.from(borders).sort();
  return Array.from({ length: sorted.length - 1 }, (_, i) => ({ startJdUT: sorted[i]!, endJdUT: sorted[i + 1]! }));
}

function weighed(piece: TimeSpan, windows: readonly DayWindow[]): BestWindow {
  const covers = windows
    .filter(({ endJdUT, startJdUT }) => startJdUT <= piece.startJdUT && piece.endJdUT <= endJdUT)
    .sort((a, b) => b.points - a.points);
  return { ...piece, points: covers.reduce((sum, { points }) => sum + points, 0), covers };
}

function lengthDays({ endJdUT, startJdUT }: TimeSpan): number {
  return endJdUT - startJdUT;
}
