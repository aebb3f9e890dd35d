/** Passes the ephemeris and the clock of this process to the contexts of births and days. */
import { dailyContext, type DailyContext } from '../../lib/birth/dailyContext.ts';
import { natalContext, type NatalContext } from '../../lib/birth/natal.ts';
import type { DayInput } from '../../lib/schemas/common/dayInput.ts';
import type { Birth } from '../../lib/schemas/common/inputs.ts';
import type { NameLanguage } from '../../lib/words/names.ts';
import { ephemeris } from './ephemeris.ts';
import './placeData.ts';

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
  const sources = { ephemeris: ephemeris(), nowUnixMs: Date.now() };
  return natalContext(sources, input, lang, query, params, usesHouseSystem);
}

/** Returns the context of a day whose fields are valid. */
export function dayContext(input: DayInput, lang: NameLanguage): DailyContext {
  return dailyContext(ephemeris(), input, lang);
}
