/** A birth chart and what is read from it, as facts without words: the small part of the engine. */
import type { Chart } from '../lib/astro/chart/chart.ts';
import type { Sky } from '../lib/astro/chart/sky.ts';
import { DEFAULT_CONVENTIONS, type Conventions } from '../lib/astro/conventions.ts';
import { ashtottari } from '../lib/astro/dasha/ashtottari.ts';
import { mahadashas, runningPath, subPeriods, type NakshatraDasha } from '../lib/astro/dasha/nakshatra.ts';
import type { Period } from '../lib/astro/dasha/period.ts';
import { vimshottari } from '../lib/astro/dasha/vimshottari.ts';
import { yogini } from '../lib/astro/dasha/yogini.ts';
import type { HouseCusps } from '../lib/astro/earth/cusps.ts';
import { ttFromUt } from '../lib/astro/earth/deltaT.ts';
import type { Ephemeris } from '../lib/astro/ephemeris.ts';
import type { Planet } from '../lib/astro/tables/planets.ts';
import { jdFromUnixMs, unixMsFromJd } from '../lib/astro/time.ts';
import { vargaChart, type VargaChart } from '../lib/astro/varga/position.ts';
import type { VargaId } from '../lib/astro/varga/vargas.ts';
import { castAt } from '../lib/birth/castAt.ts';
import { instantOnClock } from '../lib/time/civilTime.ts';
import { placeClock } from '../lib/time/placeClock.ts';

/** When and where somebody was born. */
export interface BornAt {
  /** YYYY-MM-DD, by the Gregorian calendar. */
  readonly date: string;
  /** HH:MM:SS, on the clock of the place. */
  readonly time: string;
  /** Degrees, north positive. */
  readonly latitude: number;
  /** Degrees, east positive. */
  readonly longitude: number;
  /** A name of the tz database such as Asia/Kolkata, for which `provideZones` is called first; or an offset: +05:30. */
  readonly timezone: string;
}

/** A chart with the instant and the sky that it was cast for. */
export interface BornChart extends Chart {
  /** Julian day of birth, UT. */
  readonly jdUT: number;
  readonly sky: Sky;
  /** Cusps by the house system of the conventions; `cuspsDeg` is null where the place has none by it. */
  readonly cusps: HouseCusps;
}

/**
 * Returns the chart of a birth: sidereal places in degrees, signs from 0, houses from 1, dignity, retrogression.
 *
 * @param conventions those that differ from the usual ones
 * @throws TimezoneError where the time zone is unknown
 * @throws EphemerisRangeError where the ephemeris does not cover the date
 */
export function chart(born: BornAt, ephemeris: Ephemeris, conventions: Partial<Conventions> = {}): BornChart {
  const chosen = { ...DEFAULT_CONVENTIONS, ...conventions };
  const jdUT = jdFromUnixMs(instantOnClock(placeClock(born), born.date, born.time).unixMs);
  const at = { jdUT, jdTT: ttFromUt(jdUT), latitudeDeg: born.latitude, longitudeDeg: born.longitude };
  const { chart: cast, cusps, sky } = castAt(ephemeris, at, chosen);
  return { ...cast, jdUT, sky, cusps };
}

/** Returns a divisional chart, by the method that the conventions of the chart name. */
export function varga(born: BornChart, id: VargaId): VargaChart {
  return vargaChart(born, id);
}

/** Dashas that are counted from the nakshatra of the Moon. */
const DASHAS = { vimshottari, ashtottari, yogini } as const satisfies Record<string, NakshatraDasha<Planet>>;
export type DashaId = keyof typeof DASHAS;

/** Returns the mahadashas from the one that runs at birth, for at least 120 years; instants are Julian days, UT. */
export function dasha(born: BornChart, id: DashaId = 'vimshottari'): Period<Planet>[] {
  return mahadashas(DASHAS[id], born.planets.Moon.longitudeDeg, born.jdUT, born.conventions.dashaYear);
}

/** Returns the parts of a period: of a mahadasha its antardashas, and so on down to pranas, which have none. */
export function dashaWithin(period: Period<Planet>, id: DashaId = 'vimshottari'): Period<Planet>[] {
  return subPeriods(DASHAS[id], period);
}

/** Returns the periods that run at an instant, mahadasha to prana; null before the first and after the last. */
export function dashaAt(born: BornChart, at: Date, id: DashaId = 'vimshottari') {
  return runningPath(DASHAS[id], dasha(born, id), jdFromUnixMs(at.getTime()));
}

/** Returns the date of a Julian day, UT, to the millisecond. */
export function dateOf(jdUT: number): Date {
  return new Date(Math.round(unixMsFromJd(jdUT)));
}
