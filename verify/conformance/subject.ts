/** A subject of comparison: its values, and how far apart two values may be. */
import type { ReasonId } from './reasons.ts';

export type Value = number | string | boolean | null;

/** One value of the engine and the golden one. */
export interface Compared {
  /** The birth, the day or the row that it belongs to: `S019`. */
  readonly of: string;
  /** What it is: `A10`. */
  readonly what: string;
  readonly found: Value;
  readonly expected: Value;
  readonly otherwise?: Otherwise;
}

/** The explanation of a difference, computed only where there is one. */
export interface Otherwise {
  /**
   * What the engine would find under another reading, by reason: where this is the golden value, the reading explains
   * the difference.
   */
  readonly reread?: () => Readonly<Partial<Record<ReasonId, Value>>>;
  /** The reason of a difference that was found in the sources of the other side, and is not computed here. */
  readonly stated?: ReasonId;
  /** A remark on this difference alone: `gajakesari: the library requires a benefic with Jupiter`. */
  readonly remark?: string;
}

/** How far apart two values are, and how far they may be. */
export interface Measure {
  /** Null where values can only be equal or not. */
  readonly unit: string | null;
  readonly tolerance: number;
  /** Infinite where the two are not comparable. */
  apart(found: Value, expected: Value): number;
}

/** The origin of golden values. */
export type Basis = 'ephemeris' | 'horizons' | 'rule' | 'library' | 'book';

/** Returns the content of a golden file, by its path under tests/golden without the ending. */
export type Golden = <File>(name: string) => File;

export interface Subject {
  readonly id: string;
  readonly title: string;
  /** The golden file, by its path under tests/golden without the ending. */
  readonly file: string;
  readonly basis: Basis;
  /** What must be known of the comparison in addition to the conventions; empty where nothing. */
  readonly convention: string;
  readonly measure: Measure;
  /** Reasons by which it may differ; one that explains no difference is a fault. */
  readonly reasons: readonly ReasonId[];
  compared(golden: Golden): Iterable<Compared>;
}

/** Subjects that belong together on the page. */
export interface Chapter {
  readonly title: string;
  readonly subjects: readonly Subject[];
}

/** Fills in the defaults: equality, no remark, no reason. */
export function subject(
  given: Pick<Subject, 'id' | 'title' | 'file' | 'basis' | 'compared'> & Partial<Subject>,
): Subject {
  return { convention: '', measure: EQUAL, reasons: [], ...given };
}

export const EQUAL: Measure = {
  unit: null,
  tolerance: 0,
  apart: (found, expected) => (Object.is(found, expected) ? 0 : Infinity),
};

/** A plain difference, in so many units to one of the values; two missing values agree. */
export function distance(unit: string, tolerance: number, unitsPerOne = 1): Measure {
  return measured(unit, tolerance, (found, expected) => Math.abs(found - expected) * unitsPerOne);
}

/** A difference between degrees of a circle. */
export function arc(unit: 'arcsec' | 'deg', tolerance: number): Measure {
  const unitsPerDeg = unit === 'arcsec' ? 3600 : 1;
  const turned = (deg: number) => Math.abs(((((deg + 180) % 360) + 360) % 360) - 180);
  return measured(unit, tolerance, (found, expected) => turned(found - expected) * unitsPerDeg);
}

/** A difference between Julian days, in seconds. */
export function seconds(tolerance: number): Measure {
  return distance('s', tolerance, 86_400);
}

/** A difference between Julian days, in days. */
export function days(tolerance: number): Measure {
  return distance('days', tolerance);
}

function measured(unit: string, tolerance: number, apart: (found: number, expected: number) => number): Measure {
  return {
    unit,
    tolerance,
    apart(found, expected) {
      if (typeof found === 'number' && typeof expected === 'number') return apart(found, expected);
      return found === null && expected === null ? 0 : Infinity;
    },
  };
}
