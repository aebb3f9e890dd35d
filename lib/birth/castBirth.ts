/** Casts the chart of a birth: validated fields to conventions, instant, place, sky and chart, once per request. */
import { DEFAULT_CONVENTIONS } from '../astro/conventions.ts';
import { ttFromUt } from '../astro/earth/deltaT.ts';
import type { Ephemeris } from '../astro/ephemeris.ts';
import { skyAt, type Sky } from '../astro/chart/sky.ts';
import { memoizedEach } from '../astro/memoized.ts';
import { jdFromUnixMs } from '../astro/time.ts';
import type { Birth } from '../schemas/common/inputs.ts';
import { instantOnClock, resolveCivilTime, type PlaceClock, type ResolvedTime } from '../time/civilTime.ts';
import { namesIn, type NameLanguage, type Names } from '../words/names.ts';
import { castAt, type CastInstant, type PlacedInstant } from './castAt.ts';
import { conventionsOf, given } from './conventions.ts';

/** A birth whose chart is cast; what follows from it is worked out by `birthFacets`. */
export interface CastBirth extends CastInstant {
  readonly birth: BirthMoment;
  readonly names: Names;
  readonly input: Birth;
  /** The instant taken for now. */
  readonly nowJdUT: number;
  /** Returns the sky of another instant under the conventions of the chart; each is computed once. */
  skyAt(jdTT: number): Sky;
  /** For searches in time. */
  readonly ephemeris: Ephemeris;
}

/** What a computation cannot make by itself, handed in by whoever runs it. */
export interface Sources {
  readonly ephemeris: Ephemeris;
  /** The current time. */
  readonly nowUnixMs: number;
}

export interface BirthMoment extends PlacedInstant {
  readonly time: ResolvedTime;
}

/**
 * Casts the chart of a birth whose fields are valid.
 *
 * @param query of the request, which may name conventions and the instant taken for now
 * @param usesHouseSystem whether the caller may choose how houses are divided; else they are whole signs
 */
export function castBirth<Input extends Birth>(
  { ephemeris, nowUnixMs }: Sources,
  input: Input,
  lang: NameLanguage,
  query: object,
  usesHouseSystem: boolean,
): CastBirth & { readonly input: Input } {
  const chosen = conventionsOf({ ...input, ...given(query) });
  const conventions = usesHouseSystem ? chosen : { ...chosen, houseSystem: DEFAULT_CONVENTIONS.houseSystem };
  const birth = birthMoment(input);
  return {
    ...castAt(ephemeris, birth, conventions),
    birth,
    names: namesIn(lang),
    input,
    nowJdUT: instantTakenForNow((input as Dated).analysis_date ?? (query as Asked).as_of, birth.time.clock, nowUnixMs),
    skyAt: memoizedEach((jdTT) => skyAt(ephemeris, jdTT, conventions)),
    ephemeris,
  };
}

function birthMoment(input: Birth): BirthMoment {
  const time = resolveCivilTime(input);
  const jdUT = jdFromUnixMs(time.unixMs);
  return { jdUT, jdTT: ttFromUt(jdUT), time, latitudeDeg: input.latitude, longitudeDeg: input.longitude };
}

/** Fields of some inputs and of some queries that name the instant taken for now; the body's goes before. */
interface Dated {
  readonly analysis_date?: string | null;
}
interface Asked {
  readonly as_of?: string | null;
}

/** Returns the instant that `as_of` names, a date meaning the local noon of the place, or the current time. */
export function instantTakenForNow(asOf: string | null | undefined, clock: PlaceClock, nowUnixMs: number): number {
  if (!asOf) return jdFromUnixMs(Math.floor(nowUnixMs / 1000) * 1000);
  if (asOf.includes('T')) return jdFromUnixMs(Date.parse(asOf));
  return jdFromUnixMs(instantOnClock(clock, asOf, '12:00:00').unixMs);
}
