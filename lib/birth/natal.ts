/** The context of a request about a birth: what a function of a natal row receives. */
import { unixMsFromJd } from '../astro/time.ts';
import type { Birth, SecondBirth } from '../schemas/common/inputs.ts';
import type { NameLanguage } from '../words/names.ts';
import { birthFacets, type BirthContext } from './birthContext.ts';
import { castBirth, type Sources } from './castBirth.ts';

/** A birth, and what the request asks of it. */
export interface NatalContext<Query = unknown, Params = unknown, Input extends Birth = Birth> extends BirthContext {
  readonly input: Input;
  readonly query: Query;
  readonly params: Params;
}

/** Returns the context of a second birth: under the conventions, at the instant and in the language of the first. */
export function secondContext({ ephemeris, input, names, nowJdUT }: NatalContext, second: SecondBirth): BirthContext {
  const { date, latitude, longitude, time, timezone, name, gender } = second;
  const born: Birth = { ...input, date, time, latitude, longitude, timezone, name: name ?? '', gender };
  const cast = castBirth({ ephemeris, nowUnixMs: unixMsFromJd(nowJdUT) }, born, names.lang, {}, false);
  return { ...cast, ...birthFacets(cast) };
}

/**
 * Returns the context of a birth whose fields are valid.
 *
 * @param usesHouseSystem whether the caller may choose how houses are divided; else they are whole signs
 */
export function natalContext<Query extends object, Params, Input extends Birth = Birth>(
  sources: Sources,
  input: Input,
  lang: NameLanguage,
  query: Query,
  params: Params,
  usesHouseSystem: boolean,
): NatalContext<Query, Params, Input> {
  const cast = castBirth(sources, input, lang, query, usesHouseSystem);
  return { ...cast, ...birthFacets(cast), query, params };
}
