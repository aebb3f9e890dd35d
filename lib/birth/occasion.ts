/** What a time is chosen for: a place with its clock, the days in question, and those whom it concerns. */
import { skyAt, type Sky } from '../astro/chart/sky.ts';
import type { Conventions } from '../astro/conventions.ts';
import { ttFromUt } from '../astro/earth/deltaT.ts';
import type { ObserverPlace } from '../astro/earth/diurnal.ts';
import type { Ephemeris } from '../astro/ephemeris.ts';
import type { Role } from '../astro/tables/muhurta/ids.ts';
import { dayAfter, jdFromUnixMs } from '../astro/time.ts';
import type { Birth } from '../schemas/common/inputs.ts';
import type { MuhurtaPerson } from '../schemas/muhurta/inputs.ts';
import { formatJd, instantOnClock, placeClock, resolveCivilTime, type PlaceClock } from '../time/civilTime.ts';
import { namesIn, type NameLanguage, type Names } from '../words/names.ts';
import { readBirth, type ReadBirth } from './birthOrDay.ts';
import type { BirthMoment, Sources } from './castBirth.ts';
import { conventionFields, conventionsOf } from './conventions.ts';
import { NOON, varaOfDate } from './dayOfDate.ts';

/** The fields that all requests for a chosen time have. */
export interface OccasionInput extends Partial<Birth> {
  readonly latitude: number;
  readonly longitude: number;
  readonly births?: readonly MuhurtaPerson[] | null | undefined;
}

/** A person whom the time concerns. */
export interface OccasionPerson {
  /** Null where it is whoever the purpose asks for first. */
  readonly role: Role | null;
  readonly birth: ReadBirth;
}

/** A date on the clock of the place. */
export interface OccasionDate {
  /** YYYY-MM-DD. */
  readonly date: string;
  /** Sunday is 0. */
  readonly varaIndex: number;
  /** When the clock shows 12:00, and midnight at both ends of the date. */
  readonly noonJdUT: number;
  readonly midnightJdUT: number;
  readonly nextMidnightJdUT: number;
}

/** A place and those concerned: what a function of an occasion row receives. */
export interface OccasionContext<Input extends OccasionInput = OccasionInput, Query = unknown> {
  readonly place: ObserverPlace;
  readonly clock: PlaceClock;
  /** The beginning of the time in question. */
  readonly moment: BirthMoment;
  readonly conventions: Conventions;
  readonly persons: readonly OccasionPerson[];
  readonly names: Names;
  readonly input: Input;
  readonly query: Query;
  readonly ephemeris: Ephemeris;
  /** The sky at that beginning. */
  sky(): Sky;
  /**
   * Lists the dates from one to another, both included, at least one; a date that the clock left out is not among them, and
   * means the next where it stands alone.
   */
  dates(from: string, to: string): OccasionDate[];
  /** Returns when the clock shows a time of a date; of two such instants the first. */
  at(date: string, time: string): number;
  /** Writes an instant on the clock of the place. */
  instant(jdUT: number): string;
}

/**
 * Returns the context of a place and of those concerned, whose fields are valid.
 *
 * @param startsAt date and time of the clock at which the time in question begins
 */
export function occasionContext<Input extends OccasionInput, Query extends object>(
  sources: Sources,
  input: Input,
  startsAt: { readonly date: string; readonly time: string },
  lang: NameLanguage,
  query: Query,
): OccasionContext<Input, Query> {
  const { ephemeris } = sources;
  const { latitude, longitude, births } = input;
  const chosen = { ...conventionFields(input), ...conventionFields(query), house_system: null };
  const conventions = conventionsOf(chosen);
  const clock = placeClock(input);
  const place = { latitudeDeg: latitude, longitudeDeg: longitude };
  const time = resolveCivilTime({ ...startsAt, latitude, longitude }, clock);
  const jdUT = jdFromUnixMs(time.unixMs);
  const moment = { jdUT, jdTT: ttFromUt(jdUT), time, ...place };
  const reading = { sources, lang, chosen };
  const at = (date: string, onClock: string) => jdFromUnixMs(instantOnClock(clock, date, onClock).unixMs);
  return {
    place,
    clock,
    moment,
    conventions,
    persons: (births ?? []).map((person) => ({ role: person.role ?? null, birth: readBirth(person, reading) })),
    names: namesIn(lang),
    input,
    query,
    ephemeris,
    sky: () => skyAt(ephemeris, moment.jdTT, conventions),
    dates: (from, to) => datesBetween(from, to, at),
    at,
    instant: (ofJdUT) => formatJd(clock, ofJdUT),
  };
}

/** Lists the dates from one to another, both included, without those that the clock left out; at least one. */
export function datesBetween(from: string, to: string, at: (date: string, time: string) => number): OccasionDate[] {
  const dates: OccasionDate[] = [];
  for (let date = from; date <= to; date = dayAfter(date)) {
    const [midnightJdUT, nextMidnightJdUT] = [at(date, MIDNIGHT), at(dayAfter(date), MIDNIGHT)];
    // A place that changes its side of the date line to the west leaves a date out.
    if (nextMidnightJdUT <= midnightJdUT) continue;
    dates.push({ date, varaIndex: varaOfDate(date), noonJdUT: at(date, NOON), midnightJdUT, nextMidnightJdUT });
  }
  // One date alone that was left out means the next.
  return dates.length > 0 ? dates : datesBetween(dayAfter(to), dayAfter(to), at);
}

const MIDNIGHT = '00:00:00';
