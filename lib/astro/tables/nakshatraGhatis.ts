/**
 * Where varjyam (vishaghati, four ghatis to be avoided) and amrita kaal (four good ones) begin in each nakshatra.
 *
 * In sixtieths of the nakshatra, Ashwini first. Those of varjyam are in Muhurta Chintamani (on marriage) and
 * Kalaprakashika; Mula has two.
 */
export const VARJYAM_GHATIS: readonly (readonly number[])[] = [
  [50],
  [24],
  [30],
  [40],
  [14],
  [21],
  [30],
  [20],
  [32],
  [30],
  [20],
  [18],
  [21],
  [20],
  [14],
  [14],
  [10],
  [14],
  [20, 56],
  [24],
  [20],
  [10],
  [10],
  [18],
  [16],
  [24],
  [30],
];

/** Ghati at which amrita kaal begins, Ashwini first. */
export const AMRITA_GHATIS: readonly number[] = [
  42, 48, 54, 52, 38, 35, 54, 44, 56, 54, 44, 42, 45, 44, 38, 38, 34, 38, 44, 48, 44, 34, 34, 42, 40, 48, 54,
];

/** A ghati here is a sixtieth of the time that the Moon spends in its nakshatra. */
export const GHATIS_PER_NAKSHATRA = 60;
/** Of each varjyam and amrita kaal. */
export const GHATIS_LONG = 4;
