/** Searches for zeros and extrema along one variable, nearly always time, with one root finder. */

export type Curve = (x: number) => number;

/** A thousandth of a second in days: how exactly what begins or ends within a day is found. */
export const TOLERANCE_DAYS = 1e-8;

export interface Crossing {
  readonly x: number;
  /** True where the curve goes from below zero to zero or above. */
  readonly isRising: boolean;
}

/** A sign change of a difference of longitudes that is larger than this is its wrap from 180 to -180, not a zero. */
const WRAP_DEG = 180;
const GOLDEN_SECTION = (3 - Math.sqrt(5)) / 2;

/**
 * Returns where a continuous curve crosses zero between `a` and `b`, to within `toleranceX`.
 *
 * The signs at `a` and `b` must differ (zero counts as positive); the bracket shrinks at every step, with inverse
 * quadratic interpolation where the curve is smooth enough for it and bisection elsewhere.
 *
 * @see Chandrupatla (1997), Advances in Engineering Software 28, 145
 */
export function findCrossing(f: Curve, a: number, b: number, toleranceX: number): number {
  return refinedCrossing(f, a, f(a), b, f(b), toleranceX);
}

/**
 * Yields every zero of a curve in `startX <= x < endX`, in order.
 *
 * The curve is sampled every `stepX`, from one step before the start to one step behind the end. Two zeros within a
 * step are found too: where three samples bend towards zero, the extremum between them is looked up. A curve may be a
 * difference of longitudes in degrees wrapped to -180..180, provided that it moves less than 180 degrees in a step.
 */
export function* crossings(
  f: Curve,
  startX: number,
  endX: number,
  stepX: number,
  toleranceX: number,
): Generator<Crossing, void> {
  const steps = Math.ceil((endX - startX) / stepX - 1e-9);
  let before: Sample = sample(f, startX - stepX);
  let here: Sample = sample(f, startX);
  let pending: Crossing[] = bracketed(f, before, here, toleranceX);
  for (let i = 1; i <= steps + 1; i++) {
    const after = sample(f, startX + i * stepX);
    const ahead = bracketed(f, here, after, toleranceX);
    // The extremum may lie on either side of `here`, so what it splits in two belongs to this place in the order.
    if (pending.length === 0 && ahead.length === 0) pending = grazing(f, before, here, after, toleranceX);
    for (const crossing of pending) {
      if (crossing.x >= startX && crossing.x < endX) yield crossing;
    }
    pending = ahead;
    before = here;
    here = after;
  }
}

/** Returns where a curve with a single extremum between `a` and `b` is highest or lowest, to within `toleranceX`. */
export function extremum(f: Curve, a: number, b: number, kind: 'maximum' | 'minimum', toleranceX: number): number {
  const sign = kind === 'maximum' ? 1 : -1;
  let left = a;
  let right = b;
  let lower = left + GOLDEN_SECTION * (right - left);
  let upper = right - GOLDEN_SECTION * (right - left);
  let atLower = sign * f(lower);
  let atUpper = sign * f(upper);
  while (right - left > toleranceX) {
    if (atLower > atUpper) {
      right = upper;
      upper = lower;
      atUpper = atLower;
      lower = left + GOLDEN_SECTION * (right - left);
      atLower = sign * f(lower);
    } else {
      left = lower;
      lower = upper;
      atLower = atUpper;
      upper = right - GOLDEN_SECTION * (right - left);
      atUpper = sign * f(upper);
    }
  }
  return (left + right) / 2;
}

interface Sample {
  readonly x: number;
  readonly y: number;
}

const sample = (f: Curve, x: number): Sample => ({ x, y: f(x) });

function changesSign(a: Sample, b: Sample): boolean {
  return a.y < 0 !== b.y < 0 && Math.abs(b.y - a.y) < WRAP_DEG;
}

function bracketed(f: Curve, a: Sample, b: Sample, toleranceX: number): Crossing[] {
  if (!changesSign(a, b)) return [];
  return [{ x: refinedCrossing(f, a.x, a.y, b.x, b.y, toleranceX), isRising: a.y < 0 }];
}

/** The two zeros around an extremum that reaches over zero between three samples on the same side of it. */
function grazing(f: Curve, before: Sample, here: Sample, after: Sample, toleranceX: number): Crossing[] {
  const side = here.y < 0 ? -1 : 1;
  const left = side * before.y;
  const middle = side * here.y;
  const right = side * after.y;
  const bend = left - 2 * middle + right;
  if (middle > left || middle >= right || left < 0 || right < 0) return [];
  // The lowest point of the parabola through the samples; the curve itself stays within the bend of it.
  const lowest = middle - (right - left) ** 2 / (8 * bend || Infinity);
  if (lowest > bend) return [];
  const peak = sample(f, extremum(f, before.x, after.x, side < 0 ? 'maximum' : 'minimum', toleranceX));
  return [...bracketed(f, before, peak, toleranceX), ...bracketed(f, peak, after, toleranceX)];
}

function refinedCrossing(f: Curve, x1: number, y1: number, x2: number, y2: number, toleranceX: number): number {
  // `a` is the newest end of the bracket, `b` the other one, `c` the end that was just dropped.
  let ax = x2;
  let ay = y2;
  let bx = x1;
  let by = y1;
  let part = 0.5;
  for (;;) {
    const isNewestBest = Math.abs(ay) < Math.abs(by);
    const bestX = isNewestBest ? ax : bx;
    const smallestPart = toleranceX / 2 / Math.abs(bx - ax) + 2 * Number.EPSILON * Math.abs(bestX / (bx - ax));
    if (smallestPart > 0.5 || (isNewestBest ? ay : by) === 0) return bestX;
    const x = ax + Math.min(Math.max(part, smallestPart), 1 - smallestPart) * (bx - ax);
    const y = f(x);
    const isOnSameSide = y < 0 === ay < 0;
    const cx = isOnSameSide ? ax : bx;
    const cy = isOnSameSide ? ay : by;
    if (!isOnSameSide) {
      bx = ax;
      by = ay;
    }
    ax = x;
    ay = y;
    part = interpolatedPart(ax, ay, bx, by, cx, cy);
  }
}

/** Where in the bracket, as a part of `bx - ax`, the next look goes. */
function interpolatedPart(ax: number, ay: number, bx: number, by: number, cx: number, cy: number): number {
  const xi = (ax - bx) / (cx - bx);
  const phi = (ay - by) / (cy - by);
  // Outside this region the inverse parabola through the three points is not monotonic.
  if (!(phi * phi < xi && (1 - phi) * (1 - phi) < 1 - xi)) return 0.5;
  return (ay / (by - ay)) * (cy / (by - cy)) + ((cx - ax) / (bx - ax)) * (ay / (cy - ay)) * (by / (cy - by));
}
