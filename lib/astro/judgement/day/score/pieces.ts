/** A day divided where something changes, and means weighted by the length of each piece. */
import { SAME_INSTANT_DAYS } from '../../../panchang/overlap.ts';
import type { TimeSpan } from '../../../time.ts';

/** A piece of a day in which a result does not change. */
export interface DayPiece<Found> extends TimeSpan {
  readonly found: Found;
  /** Of a day, 0 to 1. */
  readonly share: number;
  /** Points that a whole day like this piece would have. */
  readonly points: number;
}

/** Returns the span that runs at an instant, of spans in order and apart; undefined where none does. */
export function running<Span extends TimeSpan>(spans: readonly Span[], jdUT: number): Span | undefined {
  const span = spans[firstEndingAfter(spans, jdUT)];
  return span && span.startJdUT <= jdUT ? span : undefined;
}

/** Lists the spans that touch a day, whole ones, of spans in order and apart. */
export function spansTouching<Span extends TimeSpan>(spans: readonly Span[], { startJdUT, endJdUT }: TimeSpan): Span[] {
  const found: Span[] = [];
  for (let i = firstEndingAfter(spans, startJdUT); i < spans.length && spans[i]!.startJdUT < endJdUT; i++) {
    found.push(spans[i]!);
  }
  return found;
}

/** By halving: a course of a year has more than a thousand spans. */
function firstEndingAfter(spans: readonly TimeSpan[], jdUT: number): number {
  let low = 0;
  let high = spans.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (spans[middle]!.endJdUT > jdUT) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** Cuts a day wherever a span of any of the lists, each in order, begins or ends. */
export function dayPieces(day: TimeSpan, ...lists: readonly (readonly TimeSpan[])[]): TimeSpan[] {
  const borders: number[] = [];
  for (const spans of lists) addBorders(borders, day, spans);
  if (borders.length === 0) return [day];
  if (lists.length > 1) borders.sort(inOrder);
  const pieces: TimeSpan[] = [];
  let { startJdUT } = day;
  for (const endJdUT of borders) {
    const isPiece = endJdUT - startJdUT > SAME_INSTANT_DAYS && day.endJdUT - endJdUT > SAME_INSTANT_DAYS;
    if (!isPiece) continue;
    pieces.push({ startJdUT, endJdUT });
    startJdUT = endJdUT;
  }
  pieces.push({ startJdUT, endJdUT: day.endJdUT });
  return pieces;
}

const inOrder = (a: number, b: number) => a - b;

/** Adds where spans begin and end within a day; where one ends and the next begins only once. */
function addBorders(borders: number[], day: TimeSpan, spans: readonly TimeSpan[]): void {
  for (let i = firstEndingAfter(spans, day.startJdUT); i < spans.length; i++) {
    const { startJdUT, endJdUT } = spans[i]!;
    if (startJdUT >= day.endJdUT) break;
    if (startJdUT > day.startJdUT && startJdUT !== borders.at(-1)) borders.push(startJdUT);
    if (endJdUT < day.endJdUT) borders.push(endJdUT);
  }
}

/** Spans that follow each other without a gap, with their ends apart: a search among numbers is several times quicker. */
export interface Row<Span extends TimeSpan> {
  readonly spans: readonly Span[];
  readonly endsJdUT: Float64Array;
}

/** Returns spans that follow each other without a gap as a row, by which many days can be cut. */
export function rowOf<Span extends TimeSpan>(spans: readonly Span[]): Row<Span> {
  return { spans, endsJdUT: Float64Array.from(spans, ({ endJdUT }) => endJdUT) };
}

/**
 * Visits the pieces of a day, cut where the spans of a row change, each with the span at its middle. A border so near to
 * the one before it, or to an end of the day, is none.
 */
export function forEachPiece<Span extends TimeSpan>(
  day: TimeSpan,
  { endsJdUT, spans }: Row<Span>,
  visit: (span: Span, startJdUT: number, endJdUT: number) => void,
): void {
  let { startJdUT } = day;
  let at = firstAfter(endsJdUT, startJdUT);
  for (let next = at; startJdUT < day.endJdUT; next++) {
    const border = endsJdUT[next]!;
    const isLast = day.endJdUT - border <= SAME_INSTANT_DAYS;
    if (!isLast && border - startJdUT <= SAME_INSTANT_DAYS) continue;
    const endJdUT = isLast ? day.endJdUT : border;
    const middleJdUT = (startJdUT + endJdUT) / 2;
    while (endsJdUT[at]! <= middleJdUT) at++;
    visit(spans[at]!, startJdUT, endJdUT);
    startJdUT = endJdUT;
  }
}

function firstAfter(endsJdUT: Float64Array, jdUT: number): number {
  let low = 0;
  let high = endsJdUT.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (endsJdUT[middle]! > jdUT) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** The result of a piece, and its points. */
export interface Worth<Found> {
  readonly found: Found;
  readonly points: number;
}

/**
 * Judges the pieces of a day at their middle; neighbouring pieces with the same result are joined.
 *
 * @param worthAt null where there is nothing to judge
 * @param isSame whether two results are the same
 */
export function judgedPieces<Found>(
  day: TimeSpan,
  pieces: readonly TimeSpan[],
  worthAt: (jdUT: number) => Worth<Found> | null,
  isSame: (a: Found, b: Found) => boolean = Object.is,
): DayPiece<Found>[] {
  const days = day.endJdUT - day.startJdUT;
  const judged: DayPiece<Found>[] = [];
  for (const { startJdUT, endJdUT } of pieces) {
    const worth = worthAt((startJdUT + endJdUT) / 2);
    if (worth !== null) addPiece(judged, startJdUT, endJdUT, worth, days, isSame);
  }
  return judged;
}

/**
 * Judges the pieces of a day in which the spans of a row last; neighbouring pieces with the same result are joined.
 *
 * @param worthOf null where there is nothing to judge
 * @param isSame whether two results are the same
 */
export function judgedSpans<Span extends TimeSpan, Found>(
  day: TimeSpan,
  row: Row<Span>,
  worthOf: (span: Span) => Worth<Found> | null,
  isSame: (a: Found, b: Found) => boolean = Object.is,
): DayPiece<Found>[] {
  const days = day.endJdUT - day.startJdUT;
  const judged: DayPiece<Found>[] = [];
  forEachPiece(day, row, (span, startJdUT, endJdUT) => {
    const worth = worthOf(span);
    if (worth !== null) addPiece(judged, startJdUT, endJdUT, worth, days, isSame);
  });
  return judged;
}

/** Adds a piece, or makes the last one longer where it ends as this one begins and has the same result. */
function addPiece<Found>(
  judged: DayPiece<Found>[],
  startJdUT: number,
  endJdUT: number,
  { found, points }: Worth<Found>,
  days: number,
  isSame: (a: Found, b: Found) => boolean,
): void {
  const last = judged.at(-1);
  const isOn = last?.endJdUT === startJdUT && last.points === points && isSame(last.found, found);
  const fromJdUT = isOn ? judged.pop()!.startJdUT : startJdUT;
  judged.push({ startJdUT: fromJdUT, endJdUT, found, points, share: (endJdUT - fromJdUT) / days });
}

/** Returns the mean of what the pieces are worth, each counted for as long as it lasts; what has no piece counts 0. */
export function weightedMean(pieces: readonly Pick<DayPiece<unknown>, 'points' | 'share'>[]): number {
  let sum = 0;
  for (const { points, share } of pieces) sum += points * share;
  return sum;
}

/** Rounds points to the tenths they are kept in, so that the printed ones add up. */
export function inTenths(points: number): number {
  // Sums of shares end a hair below or above a half: the same day must round the same way from any course.
  return Math.round(points * 10 + 1e-6) / 10 || 0;
}

/** From one sunrise to the next. */
export interface ScoredDay extends TimeSpan {
  /** Sunday is 0. */
  readonly varaIndex: number;
}
