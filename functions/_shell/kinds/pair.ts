/** Routes that take two births, or two stars of birth: an addition to the specified paths. */
import type * as v from 'valibot';
import type { MatchingConventions } from '../../../lib/astro/judgement/matching/conventions.ts';
import { matchingConventionsOf } from '../../../lib/birth/matchingConventions.ts';
import { pairContext, type PairContext } from '../../../lib/birth/pair.ts';
import { Warned } from '../../../lib/records/warned.ts';
import type { FieldError } from '../../../lib/schemas/common/fieldErrors.ts';
import { PairInput, StarsInput } from '../../../lib/schemas/matching/inputs.ts';
import { namesIn, type Names } from '../../../lib/words/names.ts';
import type { Asks } from '../asked/asked.ts';
import { secondBirthErrors } from '../birthErrors.ts';
import { sources } from '../context.ts';
import { awaitFirstCheck } from '../ephemeris.ts';
import { pairMeta, starsMeta } from '../pairMeta.ts';
import { acceptedType } from '../request.ts';
import { formatWarnings } from '../requestWarnings.ts';
import { computed, response, type Content } from '../respond.ts';
import { API_PREFIX, computedQuery, PLAIN } from '../row.ts';
import type { ComputedFields, Fields, Given, NoEntries, Row, RowAnswer, RowOf, SchemaOf } from '../row.ts';
import { ignoredWarnings } from '../unknownFields.ts';

interface PairOptions<Query extends v.ObjectEntries, Input extends PairInput> {
  readonly query?: Query;
  /** The two births with further fields; by default the births alone. */
  readonly input?: SchemaOf<Input>;
  readonly usesNow?: boolean;
  readonly asks?: Asks;
  /** By content type. */
  readonly formats?: Readonly<
    Record<string, (context: PairContext<Input, Fields<Query>>) => Content | Promise<Content>>
  >;
}

const PAIR = {
  ...PLAIN,
  kind: 'pair',
  method: 'POST',
  isAddition: true,
  isEnveloped: true,
} as const satisfies Partial<Row>;

/** Declares a path that answers about two births. */
export function pair<
  Answer extends string,
  Query extends v.ObjectEntries = NoEntries,
  Input extends PairInput = PairInput,
>(
  path: string,
  run: (context: PairContext<Input, Fields<Query>>) => object | Promise<object>,
  options: RowAnswer<Answer> & PairOptions<Query, Input>,
): Row<Answer> {
  const { answer, asks = {}, formats = {}, usesNow = false } = options;
  const types = Object.keys(formats);
  const headers = types.length > 0 ? { vary: 'Accept, Accept-Encoding, Accept-Language' } : {};
  const row: RowOf<Answer, Input, ComputedFields & Fields<Query>> = {
    ...PAIR,
    path: API_PREFIX + path,
    answer,
    body: options.input ?? (PairInput as SchemaOf<PairInput> as SchemaOf<Input>),
    query: computedQuery(options.query, usesNow, asks),
    formats: types,
    asks,
    ready: awaitFirstCheck,
    check: ({ body }) => ({ mistakes: pairErrors(body) }),
    async run({ ignored, input, language, query }, event) {
      const context = pairContext(sources(), input, language, query);
      const type = acceptedType(event.headers['accept'], types);
      if (type !== null) return response(await formats[type]!(context), headers);
      const result = await run(context);
      const { data, warnings } = result instanceof Warned ? result : new Warned(result, []);
      const found = [...formatWarnings(event, types), ...ignoredWarnings(ignored), ...warnings];
      const meta = pairMeta(path.slice(1), context, { usesNow }, found);
      return computed(data, meta, { query, asks }, headers);
    },
  };
  return row;
}

function pairErrors(body: Given['body']): FieldError[] {
  return [...secondBirthErrors(body, 'groom'), ...secondBirthErrors(body, 'bride')];
}

/** Two stars of birth: what a function of a row without birth data receives. */
export interface StarsContext {
  readonly input: StarsInput;
  readonly matching: MatchingConventions;
  readonly names: Names;
}

/** Declares a path that answers about two stars of birth, without birth data. */
export function stars<Answer extends string>(
  path: string,
  run: (context: StarsContext) => object,
  { answer, asks = {} }: RowAnswer<Answer> & { readonly asks?: Asks },
): Row<Answer> {
  const row: RowOf<Answer, StarsInput, ComputedFields> = {
    ...PAIR,
    path: API_PREFIX + path,
    answer,
    body: StarsInput,
    query: computedQuery({}, false, asks),
    asks,
    run({ ignored, input, language, query }) {
      const names = namesIn(language);
      const matching = matchingConventionsOf(input.conventions);
      const meta = starsMeta(path.slice(1), names, matching, ignoredWarnings(ignored));
      return computed(run({ input, matching, names }), meta, { query, asks });
    },
  };
  return row;
}
