/** Validated birth data to conventions, instant, place and chart: once per request. */
import { wrap360 } from '../astro/angle.ts';
import { castChart, type Chart } from '../astro/chart/chart.ts';
import { DEFAULT_CONVENTIONS, type Conventions } from '../astro/conventions.ts';
import { siderealHouseCusps, type HouseCusps } from '../astro/earth/cusps.ts';
import { ttFromUt } from '../astro/earth/deltaT.ts';
import { ascendantDeg, midheavenDeg, type Horizon } from '../astro/earth/horizon.ts';
import { localSiderealDeg } from '../astro/earth/siderealTime.ts';
import type { Ephemeris } from '../astro/ephemeris.ts';
import { skyAt, type Sky } from '../astro/chart/sky.ts';
import { jdFromUnixMs } from '../astro/time.ts';
import type { Birth } from '../schemas/common/inputs.ts';
import { message } from '../words/message.ts';
import { instantOnClock, resolveCivilTime, timezoneProblem, type ResolvedTime } from '../time/civilTime.ts';
import { ephemeris } from '../../functions/_shell/ephemeris.ts';
import type { FieldError, PathSegment } from '../../functions/_shell/errors.ts';
import { namesIn, type Language, type Names } from '../words/names.ts';

/** What a function of a natal row receives. */
export interface NatalContext<Query, Params, Input extends Birth = Birth> {
  readonly chart: Chart;
  readonly sky: Sky;
  readonly cusps: HouseCusps;
  readonly horizon: Horizon;
  readonly birth: BirthMoment;
  readonly names: Names;
  readonly input: Input;
  readonly query: Query;
  readonly params: Params;
  /** The instant taken for now. */
  readonly nowJdUT: number;
  /** The sky of another instant under the conventions of the chart. */
  skyAt(jdTT: number): Sky;
  /** For searches in time. */
  readonly ephemeris: Ephemeris;
}

export interface BirthMoment {
  readonly jdUT: number;
  readonly jdTT: number;
  readonly time: ResolvedTime;
  readonly latitudeDeg: number;
  readonly longitudeDeg: number;
}

/**
 * Casts the chart of a body without `birthErrors`.
 *
 * @param usesHouseSystem whether the caller may choose how houses are divided; else they are whole signs
 */
export function natalContext<Query extends object, Params, Input extends Birth = Birth>(
  input: Input,
  lang: Language,
  query: Query,
  params: Params,
  usesHouseSystem: boolean,
): NatalContext<Query, Params, Input> {
  const pack = ephemeris();
  const chosen = conventionsOf({ ...input, ...given(query) });
  const conventions = usesHouseSystem ? chosen : { ...chosen, houseSystem: DEFAULT_CONVENTIONS.houseSystem };
  const birth = birthMoment(input);
  const sky = skyAt(pack, birth.jdTT, conventions);
  const horizon = horizonOf(birth, sky);
  // The ascendant stands on the true equinox, so nutation goes out with the ayanamsa.
  const trueAyanamsaDeg = sky.ayanamsaDeg + sky.nutationLongitudeDeg;
  return {
    chart: castChart(sky.planets, wrap360(horizon.ascendantDeg - trueAyanamsaDeg), conventions),
    sky,
    cusps: siderealHouseCusps(conventions.houseSystem, horizon, trueAyanamsaDeg),
    horizon,
    birth,
    names: namesIn(lang),
    input,
    query,
    params,
    nowJdUT: nowJdUT((input as Dated).analysis_date ?? (query as Asked).as_of, birth.time),
    skyAt: (jdTT) => skyAt(pack, jdTT, conventions),
    ephemeris: pack,
  };
}

function birthMoment(input: Birth): BirthMoment {
  const time = resolveCivilTime(input);
  const jdUT = jdFromUnixMs(time.unixMs);
  return { jdUT, jdTT: ttFromUt(jdUT), time, latitudeDeg: input.latitude, longitudeDeg: input.longitude };
}

function horizonOf({ jdUT, jdTT, latitudeDeg, longitudeDeg }: BirthMoment, sky: Sky): Horizon {
  const obliquityDeg = sky.trueObliquityDeg;
  const siderealDeg = localSiderealDeg(jdUT, jdTT, sky.nutationLongitudeDeg, obliquityDeg, longitudeDeg);
  return {
    ascendantDeg: ascendantDeg(siderealDeg, obliquityDeg, latitudeDeg),
    midheavenDeg: midheavenDeg(siderealDeg, obliquityDeg),
    localSiderealDeg: siderealDeg,
    obliquityDeg,
    latitudeDeg,
  };
}

/** Lists what is wrong with birth data beyond its form: an unknown time zone, a date outside the ephemeris. */
export function birthErrors(given: object, where: 'body' | 'query' = 'body'): FieldError[] {
  const { date, timezone } = given as Record<string, unknown>;
  return [...dateErrors(date, [where, 'date']), ...timezoneErrors(timezone, [where, 'timezone'])];
}

/** Says that a date is outside the ephemeris; what is wrong in form is left to what is said of that. */
export function dateErrors(date: unknown, loc: readonly PathSegment[]): FieldError[] {
  const { startYear, endYear } = ephemeris().coverage;
  const year = typeof date === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(date) ? Number(date.slice(0, 4)) : startYear;
  if (year >= startYear && year <= endYear) return [];
  const msg = message('date_out_of_range', { startYear, endYear, got: String(date) });
  return [{ loc, msg, type: 'date_out_of_range' }];
}

/**
 * Lists what is wrong with a time zone, which may name none of those there are; what is no text is left to its form.
 */
export function timezoneErrors(timezone: unknown, loc: readonly PathSegment[]): FieldError[] {
  const msg = typeof timezone === 'string' ? timezoneProblem(timezone) : null;
  return msg === null ? [] : [{ loc, msg, type: 'timezone' }];
}

/** The fields of a query that are there: absent and null ones must not hide those of the body. */
function given(query: object): object {
  return Object.fromEntries(Object.entries(query).filter(([, value]) => value !== undefined && value !== null));
}

/** Fills in the default of every convention that the caller left open. */
export function conventionsOf(input: Partial<Birth>): Conventions {
  const { ayanamsa, house_system: houseSystem } = input;
  const defaults = DEFAULT_CONVENTIONS;
  return {
    ayanamsa: ayanamsa === 'kp' ? 'krishnamurti' : (ayanamsa ?? defaults.ayanamsa),
    node: input.node ?? defaults.node,
    houseSystem: houseSystem === 'd1' ? 'whole_sign' : (houseSystem ?? defaults.houseSystem),
    dashaYear: input.dasha_year ?? defaults.dashaYear,
    sunrise: input.sunrise ?? defaults.sunrise,
    karakaScheme: input.karaka_scheme ?? defaults.karakaScheme,
    moonNature: input.moon_nature ?? defaults.moonNature,
    mercuryNature: input.mercury_nature ?? defaults.mercuryNature,
    nodeExaltation: input.node_exaltation ?? defaults.nodeExaltation,
    nodeAspects: input.node_aspects ?? defaults.nodeAspects,
    vargaMethods: given(input.varga_methods ?? {}) as Conventions['vargaMethods'],
  };
}

/** Returns the instant that `as_of` names, a date meaning the local noon of the place, or the current time. */
/** Fields of some inputs and of some queries that name the instant taken for now; the body's goes before. */
interface Dated {
  readonly analysis_date?: string | null;
}
interface Asked {
  readonly as_of?: string | null;
}

function nowJdUT(asOf: string | null | undefined, time: ResolvedTime): number {
  if (!asOf) return jdFromUnixMs(Math.floor(Date.now() / 1000) * 1000);
  if (asOf.includes('T')) return jdFromUnixMs(Date.parse(asOf));
  return jdFromUnixMs(instantOnClock(time.clock, asOf, '12:00:00').unixMs);
}
