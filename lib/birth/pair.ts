/** Two births of one request, each with the role it takes. */
import type { Conventions } from '../astro/conventions.ts';
import type { MatchingConventions } from '../astro/judgement/matching/conventions.ts';
import { eachOfTwo, type Two } from '../astro/tables/matching/roles.ts';
import { unixMsFromJd } from '../astro/time.ts';
import type { PairInput } from '../schemas/matching/inputs.ts';
import { warning, type Warning } from '../schemas/common/warning.ts';
import { placeClock } from '../time/civilTime.ts';
import { message } from '../words/message.ts';
import { namesIn, type NameLanguage, type Names } from '../words/names.ts';
import { readBirth, type ReadBirth } from './birthOrDay.ts';
import { instantTakenForNow, type Sources } from './castBirth.ts';
import { matchingConventionsOf } from './matchingConventions.ts';
import { conventionFields, conventionsOf, type ConventionFields } from './conventions.ts';

/** Two births, and what the request asks of them. */
export interface PairContext<Input extends PairInput = PairInput, Query = unknown> {
  readonly births: Two<ReadBirth>;
  /** By which both are read. */
  readonly conventions: Conventions;
  /** By which the tables of a match are read. */
  readonly matching: MatchingConventions;
  readonly names: Names;
  readonly input: Input;
  readonly query: Query;
  /** The instant taken for now; a date means the local noon of the groom's birth place. */
  readonly nowJdUT: number;
  /** Conventions of a birth that the other does not share. */
  readonly warnings: readonly Warning[];
}

/**
 * Returns the context of two births whose fields are valid.
 *
 * Both are read by one set of conventions: those beside them, of the query first; else those of the groom, then of the bride.
 */
export function pairContext<Input extends PairInput, Query extends object>(
  sources: Sources,
  input: Input,
  lang: NameLanguage,
  query: Query,
): PairContext<Input, Query> {
  const { bride, groom } = input;
  const chosen: ConventionFields = {
    ...conventionFields(bride),
    ...conventionFields(groom),
    ...conventionFields(input),
    ...conventionFields(query),
    // Houses are whole signs.
    house_system: null,
  };
  const asOf = (query as { readonly as_of?: string | null }).as_of;
  const nowJdUT = instantTakenForNow(asOf, placeClock(groom), sources.nowUnixMs);
  const reading = { sources: { ...sources, nowUnixMs: unixMsFromJd(nowJdUT) }, lang, chosen };
  return {
    births: eachOfTwo({ groom, bride }, (birth) => readBirth(birth, reading)),
    conventions: conventionsOf(chosen),
    matching: matchingConventionsOf(input.conventions),
    names: namesIn(lang),
    input,
    query,
    nowJdUT,
    warnings: [groom, bride].flatMap((birth) => unshared(conventionFields(birth), chosen)),
  };
}

function unshared(own: ConventionFields, used: ConventionFields): Warning[] {
  return (Object.keys(own) as (keyof ConventionFields)[])
    .filter((field) => field !== 'house_system' && JSON.stringify(used[field]) !== JSON.stringify(own[field]))
    .map((field) => {
      const value = used[field];
      const said = typeof value === 'object' ? JSON.stringify(value) : String(value);
      return warning('one_convention', message('one_convention', { field, used: said }));
    });
}
