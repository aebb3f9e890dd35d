/** The `meta` of an answer about two births, or about two stars of birth. */
import type { MatchingConventions } from '../../lib/astro/judgement/matching/conventions.ts';
import { eachOfTwo } from '../../lib/astro/tables/matching/roles.ts';
import { degrees } from '../../lib/astro/rounding.ts';
import { unixMsFromJd } from '../../lib/astro/time.ts';
import type { ReadBirth } from '../../lib/birth/birthOrDay.ts';
import { matchingConventionNames } from '../../lib/birth/matchingConventions.ts';
import type { PairContext } from '../../lib/birth/pair.ts';
import { placeWarnings } from '../../lib/birth/placeWarnings.ts';
import type { PairMeta, StarsMeta } from '../../lib/schemas/common/envelope.ts';
import { ENGINE_VERSION } from '../../lib/schemas/common/version.ts';
import { saidWarnings, type Warning } from '../../lib/schemas/common/warning.ts';
import { formatJd } from '../../lib/time/civilTime.ts';
import type { Names } from '../../lib/words/names.ts';
import { languagesOf } from './answerLanguages.ts';
import { conventionNames, timezoneRecord } from './meta.ts';

/** Returns the `meta` of an answer about two births. */
export function pairMeta(
  endpoint: string,
  context: PairContext,
  { usesNow }: { readonly usesNow: boolean },
  found: readonly Warning[],
): PairMeta {
  const { births, conventions, matching, names, nowJdUT, warnings } = context;
  const { bride, groom } = births;
  const all = [...[groom, bride].flatMap(birthWarnings), ...warnings, ...found];
  return {
    ...head(endpoint, names),
    births: eachOfTwo(births, birthRead),
    conventions: { ...conventionNames(conventions), matching: matchingConventionNames(matching) },
    as_of: usesNow ? formatJd(groom.time.clock, nowJdUT) : null,
    warnings: saidWarnings(distinct(all), names.lang),
  };
}

/** Returns the `meta` of an answer that needs no birth. */
export function starsMeta(
  endpoint: string,
  names: Names,
  matching: MatchingConventions,
  found: readonly Warning[],
): StarsMeta {
  return {
    ...head(endpoint, names),
    conventions: { matching: matchingConventionNames(matching) },
    warnings: saidWarnings(found, names.lang),
  };
}

function head(endpoint: string, names: Names) {
  return { endpoint, api_version: 'v1', engine_version: ENGINE_VERSION, ...languagesOf(names) } as const;
}

function birthRead(birth: ReadBirth): PairMeta['births']['groom'] {
  const { context, span, time } = birth;
  return {
    time_known: context !== null,
    from: formatJd(time.clock, span.startJdUT),
    until: formatJd(time.clock, span.endJdUT),
    timezone: timezoneRecord(time),
    ayanamsa_degrees: degrees(birth.skies()[0].ayanamsaDeg),
  };
}

/** Nothing is doubtful about the beginning of a day that stands for a time not known. */
function birthWarnings({ context, place, span, time }: ReadBirth): Warning[] {
  const { latitudeDeg: latitude, longitudeDeg: longitude } = place;
  const ofPlace = placeWarnings({ latitude, longitude }, time.clock, unixMsFromJd(span.startJdUT));
  return context ? [...time.warnings, ...ofPlace] : ofPlace;
}

/** Two births at one place are warned of once. */
function distinct(warnings: readonly Warning[]): Warning[] {
  const seen = new Map(warnings.map((one) => [JSON.stringify(one), one]));
  return [...seen.values()];
}
