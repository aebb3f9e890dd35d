/** What a time is chosen by: the purpose, the place, the days, the persons and the options. */
import type { Conventions } from '../../conventions.ts';
import type { ObserverPlace } from '../../earth/diurnal.ts';
import type { Ephemeris } from '../../ephemeris.ts';
import type { CompassId, MuhurtaCalendar, PurposeId, Role } from '../../tables/muhurta/ids.ts';
import type { TimeSpan } from '../../time.ts';

/** A person whom the time is chosen for. */
export interface MuhurtaPerson {
  readonly role: Role;
  /** Stars and signs of the Moon at birth, 0 to 26 and 0 to 11: several where the time of birth is not known. */
  readonly nakshatraIndexes: readonly number[];
  readonly moonSignIndexes: readonly number[];
  /** Null where the time of birth is not known. */
  readonly ascendantSignIndex: number | null;
  /** Amanta month of birth, Chaitra 0. */
  readonly birthMonthIndex: number | null;
  /** For rites that belong to an age. */
  readonly birthJdUT: number | null;
}

/** A date on which a time is looked for. */
export interface MuhurtaDate {
  /** YYYY-MM-DD on the clock of the place. */
  readonly date: string;
  /** Noon of the date by that clock. */
  readonly noonJdUT: number;
  /** Sunday is 0. */
  readonly varaIndex: number;
  /** Hours that are wanted, of the day from sunrise to sunrise; null for all. */
  readonly hours: readonly TimeSpan[] | null;
}

export interface MuhurtaOptions {
  /** Whether bad stars, avoided tithis, Rahu kaal and varjyam close a time; else they count against it. */
  readonly isStrict: boolean;
  readonly calendar: MuhurtaCalendar;
  /** Of a journey. */
  readonly direction: CompassId | null;
  /** On both sides of a combustion of Jupiter or Venus, and of a total eclipse. */
  readonly astaDays: number;
  readonly eclipseDays: number;
}

/** What a moment is judged by. */
export interface MuhurtaRequest {
  readonly ephemeris: Ephemeris;
  readonly place: ObserverPlace;
  readonly conventions: Conventions;
  /** One to 92 dates in order. */
  readonly dates: readonly MuhurtaDate[];
  readonly purpose: PurposeId;
  readonly persons: readonly MuhurtaPerson[];
  readonly options: MuhurtaOptions;
}

/** Which of the windows that are found are wanted. */
export interface WindowWishes {
  /** 0 to 100. */
  readonly minScore: number;
  readonly minMinutes: number;
  readonly limit: number;
  /** Most windows of one day. */
  readonly perDay: number;
}
