/** The `meta` of an answer: how it was computed. */
import type { Conventions } from '../../lib/astro/conventions.ts';
import type { ChosenConventions, Meta } from '../../lib/schemas/common/envelope.ts';
import type { Birth } from '../../lib/schemas/common/inputs.ts';
import type { HouseCusps } from '../../lib/astro/earth/cusps.ts';
import { HOUSE_SYSTEM_PATHS } from '../../lib/schemas/common/houseSystems.ts';
import { ENGINE_VERSION } from '../../lib/schemas/common/version.ts';
import type { Sky } from '../../lib/astro/chart/sky.ts';
import { unixMsFromJd } from '../../lib/astro/time.ts';
import { languagesOf } from './answerLanguages.ts';
import { message } from '../../lib/words/message.ts';
import type { CalendarMoment } from '../../lib/birth/calendar.ts';
import { formatInstant, formatJd, formatOffset, type ResolvedTime } from '../../lib/time/civilTime.ts';
import type { Names } from '../../lib/words/names.ts';
import { degrees, julianDay } from '../../lib/astro/rounding.ts';
import { placeWarnings } from '../../lib/birth/placeWarnings.ts';
import { saidWarnings, warning, type Warning } from '../../lib/schemas/common/warning.ts';
import type { BirthContext } from '../../lib/birth/birthContext.ts';

/** What an answer was computed for, and by which conventions. */
export interface Computed {
  readonly birth: CalendarMoment;
  readonly conventions: Conventions;
  readonly sky: Sky;
  readonly names: Names;
  /** The instant taken as the current time; null where the answer does not depend on it. */
  readonly asOfJdUT: number | null;
  /** Conventions that this path alone has. */
  readonly chosen?: ChosenConventions;
}

/** What an answer depends on in addition to the birth. */
export interface Dependence {
  readonly usesNow: boolean;
  readonly usesHouseSystem: boolean;
  /** True where the answer says itself that a place has no houses, and takes no others instead. */
  readonly tellsMissingHouses?: boolean;
}

/**
 * Returns the `meta` of an answer about a birth chart.
 *
 * @param found warnings of the computation itself
 * @param chosen conventions that this path alone has
 */
export function natalMeta(
  endpoint: string,
  context: BirthContext,
  { tellsMissingHouses = false, usesNow, usesHouseSystem }: Dependence,
  found: readonly Warning[],
  chosen: ChosenConventions = {},
): Meta {
  const { birth, chart, cusps, input, names, nowJdUT, sky } = context;
  const stage = usesNow && isFitted(endpoint) ? context.person().stage : null;
  const computed = { birth, conventions: chart.conventions, sky, names, asOfJdUT: usesNow ? nowJdUT : null, chosen };
  const ofHouses = usesHouseSystem
    ? houseWarnings(cusps, tellsMissingHouses)
    : ignoredHouseWarnings(input.house_system);
  const beyond = stage === 'beyond' ? [warning('beyond_life', message('beyond_life', {}))] : [];
  const meta = metaOf(endpoint, computed, [...ofHouses, ...found, ...beyond]);
  return stage === null ? meta : { ...meta, stage };
}

/** Groups whose answers are fitted to the stage of life. */
const FITTED = ['career', 'prediction', 'videsh-yoga', 'karma', 'vidya', 'medical', 'remedy', 'dosha', 'pdae'];
/** Paths of other groups that are. */
const FITTED_PATHS = [
  'dasha/effects',
  'jaimini/drig-dasa',
  'jaimini/moola-dasa',
  'jaimini/narayana-dasa',
  'jaimini/sudasa',
  'transit/current',
  'varshphal/dashas',
  'varshphal/muntha',
  'varshphal/predictions',
];

function isFitted(endpoint: string): boolean {
  return FITTED.includes(endpoint.split('/')[0]!) || FITTED_PATHS.includes(endpoint);
}

/** Returns the `meta` of an answer about a birth, with the warnings about the birth and the further ones. */
export function metaOf(
  endpoint: string,
  { birth, conventions, sky, names, asOfJdUT, chosen }: Computed,
  found: readonly Warning[],
): Meta {
  const { latitudeDeg: latitude, longitudeDeg: longitude, time } = birth;
  const unixMs = unixMsFromJd(birth.jdUT);
  const hasPlace = latitude !== null && longitude !== null;
  const ofPlace = hasPlace ? placeWarnings({ latitude, longitude }, time.clock, unixMs) : [];
  return {
    endpoint,
    api_version: 'v1',
    engine_version: ENGINE_VERSION,
    ...languagesOf(names),
    input: {
      local_datetime: formatInstant(time.clock, unixMs),
      utc_datetime: new Date(Math.round(unixMs / 1000) * 1000).toISOString().replace(/\.\d+Z$/, 'Z'),
      julian_day_ut: julianDay(birth.jdUT),
    },
    timezone: timezoneRecord(time),
    conventions: { ...conventionsUsed(conventions, sky), ...chosen },
    as_of: asOfJdUT === null ? null : formatJd(time.clock, asOfJdUT),
    warnings: saidWarnings([...time.warnings, ...ofPlace, ...found], names.lang),
  };
}

function conventionsUsed(conventions: Conventions, { ayanamsaDeg, nutationLongitudeDeg }: Sky): Meta['conventions'] {
  return {
    ...conventionNames(conventions),
    ayanamsa_degrees: degrees(ayanamsaDeg),
    ayanamsa_true_degrees: degrees(ayanamsaDeg + nutationLongitudeDeg),
  };
}

/** Returns the conventions of an answer by name, without the degrees of the ayanamsa, which depend on the instant. */
export function conventionNames(
  conventions: Conventions,
): Omit<Meta['conventions'], 'ayanamsa_degrees' | 'ayanamsa_true_degrees'> {
  return {
    ayanamsa: conventions.ayanamsa,
    node: conventions.node,
    house_system: conventions.houseSystem,
    dasha_year: conventions.dashaYear,
    sunrise: conventions.sunrise,
    karaka_scheme: conventions.karakaScheme,
    moon_nature: conventions.moonNature,
    mercury_nature: conventions.mercuryNature,
    node_exaltation: conventions.nodeExaltation,
    node_aspects: conventions.nodeAspects,
    varga_methods: { ...conventions.vargaMethods },
  };
}

/** Returns the record of the clock that an instant was read by. */
export function timezoneRecord({ rule, timezone }: ResolvedTime): Meta['timezone'] {
  const { name, source, utcOffsetSeconds, isDst } = timezone;
  return {
    name,
    source,
    rule,
    utc_offset: formatOffset(utcOffsetSeconds),
    utc_offset_seconds: utcOffsetSeconds,
    is_dst: isDst,
  };
}

function houseWarnings(cusps: HouseCusps, isTold: boolean): Warning[] {
  if (cusps.cuspsDeg || isTold) return [];
  const text = message('house_system_unavailable', { system: cusps.system });
  return [warning('house_system_unavailable', text)];
}

function ignoredHouseWarnings(asked: Birth['house_system']): Warning[] {
  if (!asked || asked === 'whole_sign' || asked === 'd1') return [];
  const text = message('house_system_not_applied', { system: asked, paths: HOUSE_SYSTEM_PATHS });
  return [warning('house_system_not_applied', text)];
}
