/** Rounding, so that equal requests give equal bytes and no digit is noise. */

/** Rounds degrees and degrees per day to 1e-7. */
export function degrees(value: number): number {
  return Math.round(value * 1e7) / 1e7;
}

/** Rounds a Julian day to 1e-7, below a hundredth of a second. */
export function julianDay(value: number): number {
  return Math.round(value * 1e7) / 1e7;
}

/** Rounds shares, scores and ratios to 1e-4. */
export function ratio(value: number): number {
  return Math.round(value * 1e4) / 1e4;
}

/** Rounds to hundredths, as distances in degrees are shown among what was observed; never -0. */
export function hundredths(value: number): number {
  return Math.round(value * 100) / 100 + 0;
}

/** Rounds to tenths, as points are kept and shown; never -0. */
export function tenths(value: number): number {
  return Math.round(value * 10) / 10 + 0;
}

/** Writes an arc as 0°42′, cut to the minute. */
export function arcText(deg: number): string {
  const minutes = Math.floor(deg * 60 + 1e-6);
  return `${Math.floor(minutes / 60)}°${String(minutes % 60).padStart(2, '0')}′`;
}
