/** Routes that take a purpose, a place and those concerned: an addition to the specified paths. */
import type * as v from 'valibot';
import { occasionContext, type OccasionContext, type OccasionInput } from '../../../lib/birth/occasion.ts';
import { Warned } from '../../../lib/records/warned.ts';
import type { FieldError } from '../../../lib/schemas/common/fieldErrors.ts';
import type { Asks } from '../asked/asked.ts';
import { birthErrors, listedBirthErrors } from '../birthErrors.ts';
import { sources } from '../context.ts';
import { awaitFirstCheck } from '../ephemeris.ts';
import { metaOf } from '../meta.ts';
import { computed } from '../respond.ts';
import { API_PREFIX, computedQuery, PLAIN } from '../row.ts';
import type { ComputedFields, Fields, Given, NoEntries, Row, RowAnswer, RowOf, SchemaOf } from '../row.ts';
import { ignoredWarnings } from '../unknownFields.ts';

/** Date and time on the clock of the place. */
export interface ClockMoment {
  readonly date: string;
  readonly time: string;
}

interface OccasionOptions<Query extends v.ObjectEntries, Input extends OccasionInput> {
  readonly input: SchemaOf<Input>;
  /** Returns when the time in question begins. */
  readonly startsAt: (input: Input) => ClockMoment;
  /** Finds mistakes that the schemas cannot see, beside those in births and the time zone. */
  readonly check: (given: Given) => FieldError[];
  readonly query?: Query;
  readonly asks?: Asks;
}

/** Declares a path that answers about a time for a purpose at a place. */
export function occasion<Answer extends string, Input extends OccasionInput, Query extends v.ObjectEntries = NoEntries>(
  path: string,
  run: (context: OccasionContext<Input, Fields<Query>>) => object,
  options: RowAnswer<Answer> & OccasionOptions<Query, Input>,
): Row<Answer> {
  const { answer, asks = {}, check, input: body, startsAt } = options;
  const row: RowOf<Answer, Input, ComputedFields & Fields<Query>> = {
    ...PLAIN,
    kind: 'occasion',
    method: 'POST',
    path: API_PREFIX + path,
    answer,
    body,
    query: computedQuery(options.query, false, asks),
    isAddition: true,
    isEnveloped: true,
    asks,
    ready: awaitFirstCheck,
    check: (given) => ({
      mistakes: [...birthErrors(given.body), ...listedBirthErrors(given.body, 'births'), ...check(given)],
    }),
    run({ ignored, input, language, query }) {
      const context = occasionContext(sources(), input, startsAt(input), language, query);
      const result = run(context);
      const { conventions: chosen, data, warnings } = result instanceof Warned ? result : new Warned(result, []);
      const { conventions, moment, names } = context;
      const found = { birth: moment, conventions, sky: context.sky(), names, asOfJdUT: null, chosen };
      const meta = metaOf(path.slice(1), found, [...ignoredWarnings(ignored), ...warnings]);
      return computed(data, meta, { query, asks });
    },
  };
  return row;
}
