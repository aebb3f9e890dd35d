/** Dignity table of BPHS 3.49-54; degrees within the sign, signs by index. */
import type { Planet, SevenPlanet } from './planets.ts';

export interface DignityRow {
  readonly exaltedSign: number;
  /** Deepest point of exaltation; debilitation is opposite, at the same degree. */
  readonly deepDegree: number;
  readonly moolatrikonaSign: number;
  readonly moolatrikonaFromDeg: number;
  readonly moolatrikonaToDeg: number;
  readonly ownSigns: readonly number[];
}

/** Exaltation, moolatrikona and own signs of the seven. */
export const DIGNITIES: Readonly<Record<SevenPlanet, DignityRow>> = {
  Sun: row(0, 10, 4, 0, 20, [4]),
  Moon: row(1, 3, 1, 3, 30, [3]),
  Mars: row(9, 28, 0, 0, 12, [0, 7]),
  Mercury: row(5, 15, 5, 15, 20, [5, 2]),
  Jupiter: row(3, 5, 8, 0, 10, [8, 11]),
  Venus: row(11, 27, 6, 0, 15, [6, 1]),
  Saturn: row(6, 20, 10, 0, 20, [10, 9]),
};

/** The nodes by `nodeExaltation`; no classical verse settles them, so both readings are offered. */
export const NODE_DIGNITIES: Readonly<Record<'taurus' | 'gemini', Readonly<Record<'Rahu' | 'Ketu', DignityRow>>>> = {
  taurus: { Rahu: row(1, 20, 2, 0, 30, [10]), Ketu: row(7, 20, 8, 0, 30, [7]) },
  gemini: { Rahu: row(2, 20, 5, 0, 30, [10]), Ketu: row(8, 20, 11, 0, 30, [7]) },
};

/** Where a planet is exalted no further than this degree, its sign turning to moolatrikona and own (BPHS 3.51-54). */
export const EXALTED_UP_TO_DEG: Readonly<Partial<Record<Planet, number>>> = { Moon: 3, Mercury: 15 };

function row(
  exaltedSign: number,
  deepDegree: number,
  moolatrikonaSign: number,
  moolatrikonaFromDeg: number,
  moolatrikonaToDeg: number,
  ownSigns: readonly number[],
): DignityRow {
  return { exaltedSign, deepDegree, moolatrikonaSign, moolatrikonaFromDeg, moolatrikonaToDeg, ownSigns };
}
