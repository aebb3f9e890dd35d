/** A birth whose time may be unknown: all that follows from it, or what the day leaves open. */
import { skyAt, type Sky } from '../astro/chart/sky.ts';
import { ttFromUt } from '../astro/earth/deltaT.ts';
import type { ObserverPlace } from '../astro/earth/diurnal.ts';
import { memoized } from '../astro/memoized.ts';
import { sunMoonNear } from '../astro/panchang/spans.ts';
import { dayAfter, jdFromUnixMs, type TimeSpan } from '../astro/time.ts';
import type { BirthOrDay } from '../schemas/common/birthOrDay.ts';
import type { Birth } from '../schemas/common/inputs.ts';
import { instantOnClock, resolveCivilTime, type PlaceClock, type ResolvedTime } from '../time/civilTime.ts';
import type { NameLanguage } from '../words/names.ts';
import { birthFacets, type BirthContext } from './birthContext.ts';
import { castBirth, type Sources } from './castBirth.ts';
import { conventionsOf } from './conventions.ts';
import { moonStays, type MoonStay } from './moonCourse.ts';

/** What is known of a birth. */
export interface ReadBirth {
  readonly input: BirthOrDay;
  /** All that follows from the birth; null where its time is unknown. */
  readonly context: BirthContext | null;
  /** Between which instants it lies; one instant twice where the time is known. */
  readonly span: TimeSpan;
  /** The beginning of that, on the clock of the place. */
  readonly time: ResolvedTime;
  readonly place: ObserverPlace;
  /** Where the Moon can have stood, in order of time. */
  moons(): readonly MoonStay[];
  /** The skies at both ends of the span. */
  skies(): readonly [Sky, Sky];
}

/** How births of one request are read: by conventions and at an instant that all of them share. */
export interface Reading {
  readonly sources: Sources;
  /** The fields of the request that name conventions. */
  readonly chosen: Partial<Birth>;
  readonly lang: NameLanguage;
}

/** Returns what is known of a birth whose fields are valid. */
export function readBirth(input: BirthOrDay, { chosen, lang, sources }: Reading): ReadBirth {
  const { ephemeris } = sources;
  const conventions = conventionsOf(chosen);
  const time = resolveCivilTime({ ...input, time: input.time ?? input.time_from ?? DAY_START });
  const span = { startJdUT: jdFromUnixMs(time.unixMs), endJdUT: endJdUT(input, time.clock, time.unixMs) };
  const context = input.time ? contextOf({ ...input, ...chosen, time: input.time, name: input.name ?? '' }) : null;
  const skyOf = (jdUT: number) => skyAt(ephemeris, ttFromUt(jdUT), conventions);
  return {
    input,
    context,
    span,
    time,
    place: { latitudeDeg: input.latitude, longitudeDeg: input.longitude },
    moons: memoized(() =>
      context ? [stayAtBirth(context)] : moonStays(span, sunMoonNear(span.startJdUT, ephemeris, conventions)),
    ),
    skies: memoized(() => (context ? [context.sky, context.sky] : [skyOf(span.startJdUT), skyOf(span.endJdUT)])),
  };

  function contextOf(born: Birth): BirthContext {
    const cast = castBirth(sources, born, lang, chosen, false);
    return { ...cast, ...birthFacets(cast) };
  }
}

const DAY_START = '00:00:00';

function endJdUT({ date, time, time_to: latest }: BirthOrDay, clock: PlaceClock, startUnixMs: number): number {
  if (time) return jdFromUnixMs(startUnixMs);
  const end = latest ? instantOnClock(clock, date, latest) : instantOnClock(clock, dayAfter(date), DAY_START);
  return jdFromUnixMs(end.unixMs);
}

function stayAtBirth({ birth: { jdUT }, chart }: BirthContext): MoonStay {
  return { startJdUT: jdUT, endJdUT: jdUT, longitudeDeg: chart.planets.Moon.longitudeDeg };
}
