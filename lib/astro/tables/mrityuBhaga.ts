/** Degrees of death (mrityu bhaga) of each body by sign, Aries first: Jataka Parijata 1, as commonly tabulated. */
import type { ThemeBody } from './bodyThemes.ts';

/** The value n is the point n degrees 00 minutes of the sign. */
export const MRITYU_BHAGA_DEG: Readonly<Record<ThemeBody, readonly number[]>> = {
  Sun: [20, 9, 12, 6, 8, 24, 16, 17, 22, 2, 3, 23],
  Moon: [26, 12, 13, 25, 24, 11, 26, 14, 13, 25, 5, 12],
  Mars: [19, 28, 25, 23, 29, 28, 14, 21, 2, 15, 11, 6],
  Mercury: [15, 14, 13, 12, 8, 18, 20, 10, 21, 22, 7, 5],
  Jupiter: [19, 29, 12, 27, 6, 4, 13, 10, 17, 11, 15, 28],
  Venus: [28, 15, 11, 17, 10, 13, 4, 6, 27, 12, 29, 19],
  Saturn: [10, 4, 7, 9, 12, 16, 3, 18, 28, 14, 13, 15],
  Rahu: [14, 13, 12, 11, 24, 23, 22, 21, 10, 20, 18, 8],
  Ketu: [8, 18, 20, 10, 21, 22, 23, 24, 11, 12, 13, 14],
  Mandi: [23, 24, 11, 12, 13, 14, 8, 18, 20, 10, 21, 22],
  Ascendant: [1, 9, 22, 22, 25, 2, 4, 23, 18, 20, 24, 10],
};

/** How near a body must be to stand on its degree: wider for the swift ones. */
export const MRITYU_TOLERANCE_DEG: Readonly<Partial<Record<ThemeBody, number>>> = {
  Sun: 1 / 3,
  Moon: 2 / 3,
  Mercury: 2 / 3,
  Ascendant: 2 / 3,
};
/** Within this a body is on its degree, where no tolerance of its own is given. */
export const MRITYU_DEFAULT_TOLERANCE_DEG = 0.25;

/** Degrees within which a body counts as near its degree of death. */
export const MRITYU_NEAR_DEG = 1;
