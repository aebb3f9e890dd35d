/** Passes the ephemeris and the clock of this process to the contexts of births and days. */
import { birthFacets, type BirthContext } from '../../lib/birth/birthContext.ts';
import { castBirth, type Sources } from '../../lib/birth/castBirth.ts';
import { given } from '../../lib/birth/conventions.ts';
import { dailyContext, type DailyContext } from '../../lib/birth/dailyContext.ts';
import { natalContext, type NatalContext } from '../../lib/birth/natal.ts';
import { instantContext, type InstantContext } from '../../lib/birth/day/instant.ts';
import type { DayInput, InstantInput } from '../../lib/schemas/common/dayInput.ts';
import { ConventionEntries, type Birth } from '../../lib/schemas/common/inputs.ts';
import type { NameLanguage } from '../../lib/words/names.ts';
import { currentBatch, type BatchScope } from './batchScope.ts';
import { ephemeris } from './ephemeris.ts';
import './placeData.ts';

/** Returns the ephemeris and the current time; parts of a batch have one time. */
export function sources(): Sources {
  return { ephemeris: ephemeris(), nowUnixMs: currentBatch()?.nowUnixMs ?? Date.now() };
}

/**
 * Returns the context of a birth whose fields are valid.
 *
 * @param usesHouseSystem whether the caller may choose the house system; otherwise houses are whole signs
 */
export function birthContext<Query extends object, Params, Input extends Birth = Birth>(
  input: Input,
  lang: NameLanguage,
  query: Query,
  params: Params,
  usesHouseSystem: boolean,
): NatalContext<Query, Params, Input> {
  const batch = currentBatch();
  if (batch) return { ...sharedBirth(batch, input, lang, query, usesHouseSystem), query, params };
  return natalContext(sources(), input, lang, query, params, usesHouseSystem);
}

type SharedBirth<Input extends Birth> = BirthContext & { readonly input: Input };

/** Returns a birth with all that follows from it, cast once for the parts of a batch that ask the same of it. */
function sharedBirth<Input extends Birth>(
  { births, nowUnixMs }: BatchScope,
  input: Input,
  lang: NameLanguage,
  query: object,
  usesHouseSystem: boolean,
): SharedBirth<Input> {
  const chosen = Object.entries(given(query)).filter(([name]) => name in ConventionEntries || name === 'as_of');
  const key = JSON.stringify([input, lang, chosen, usesHouseSystem]);
  const known = births.get(key) as SharedBirth<Input> | undefined;
  if (known) return known;
  const cast = castBirth({ ephemeris: ephemeris(), nowUnixMs }, input, lang, query, usesHouseSystem);
  const birth = { ...cast, ...birthFacets(cast) };
  births.set(key, birth);
  return birth;
}

/** Returns the context of a day whose fields are valid. */
export function dayContext(input: DayInput, lang: NameLanguage): DailyContext {
  return dailyContext(ephemeris(), input, lang);
}

/** Returns the context of an instant whose fields are valid. */
export function instantOf(input: InstantInput, lang: NameLanguage): InstantContext {
  return instantContext(ephemeris(), input, lang);
}
