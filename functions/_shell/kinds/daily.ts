/** Routes that take a date and a place (input P), in a body or, for GET, as a query. */
import * as v from 'valibot';
import { DayInput, DayQuery, InstantInput } from '../../../lib/schemas/common/dayInput.ts';
import { DetailQuery } from '../../../lib/schemas/common/asked/detailInputs.ts';
import { CommonQuery } from '../../../lib/schemas/common/inputs.ts';
import { birthErrors } from '../birthErrors.ts';
import type { DailyContext } from '../../../lib/birth/dailyContext.ts';
import type { InstantContext } from '../../../lib/birth/day/instant.ts';
import { Warned } from '../../../lib/records/warned.ts';
import type { Asks } from '../asked/asked.ts';
import { dayContext, instantOf } from '../context.ts';
import { awaitFirstCheck } from '../ephemeris.ts';
import { metaOf, type Computed } from '../meta.ts';
import { computed, type HttpAnswer } from '../respond.ts';
import { API_PREFIX, computedQuery, PLAIN } from '../row.ts';
import type { ComputedFields, Fields, NoEntries, ReadRequest, Row, RowAnswer, RowOf } from '../row.ts';
import { ignoredWarnings } from '../unknownFields.ts';

type Run = (context: DailyContext) => object;
type QueryOf<Own extends v.ObjectEntries> = ComputedFields & Fields<Own>;

interface BodyOptions<Own extends v.ObjectEntries> {
  readonly query?: Own;
  readonly asks?: Asks;
  /** True for a path in addition to those of the specification. */
  readonly isAddition?: boolean;
}

/** A day, with the query of its path. */
export type DayAsked<Query> = DailyContext & { readonly query: Query };
/** An instant of a day, with the query of its path. */
export type InstantAsked<Query> = InstantContext & { readonly query: Query };

/** Declares a path that answers about a day at a place. */
export function daily<Answer extends string>(
  method: 'GET',
  path: string,
  run: Run,
  options: RowAnswer<Answer>,
): Row<Answer>;
export function daily<Answer extends string, Own extends v.ObjectEntries = NoEntries>(
  method: 'POST',
  path: string,
  run: (context: DayAsked<QueryOf<Own>>) => object,
  options: RowAnswer<Answer> & BodyOptions<Own>,
): Row<Answer>;
export function daily<Answer extends string, Own extends v.ObjectEntries>(
  method: 'GET' | 'POST',
  path: string,
  run: (context: DayAsked<QueryOf<Own>>) => object,
  options: RowAnswer<Answer> & BodyOptions<Own>,
): Row<Answer> {
  return method === 'GET' ? dailyOfQuery(path, run as Run, options.answer) : dailyOfBody(path, run, options);
}

const DAILY = {
  ...PLAIN,
  kind: 'daily',
  isEnveloped: true,
  ready: awaitFirstCheck,
  asks: {},
} as const satisfies Partial<Row>;

function dailyOfBody<Answer extends string, Own extends v.ObjectEntries>(
  path: string,
  run: (context: DayAsked<QueryOf<Own>>) => object,
  { answer, asks = {}, isAddition = false, query }: RowAnswer<Answer> & BodyOptions<Own>,
): Row<Answer> {
  const row: RowOf<Answer, DayInput, QueryOf<Own>> = {
    ...DAILY,
    method: 'POST',
    path: API_PREFIX + path,
    answer,
    isAddition,
    asks,
    body: DayInput,
    query: computedQuery(query, false, asks),
    check: ({ body }) => ({ mistakes: birthErrors(body) }),
    run(request) {
      const context = dayContext(request.input, request.language);
      const result = run({ ...context, query: request.query });
      return answerOf(path, result, { ...context, birth: context.moment, sky: context.sky() }, request, asks);
    },
  };
  return row;
}

function dailyOfQuery<Answer extends string>(path: string, run: Run, answer: Answer): Row<Answer> {
  const row: RowOf<Answer, NoEntries, DayInput> = {
    ...DAILY,
    method: 'GET',
    path: API_PREFIX + path,
    answer,
    body: null,
    query: v.object({ ...DayQuery, ...CommonQuery, ...DetailQuery }),
    check: ({ query }) => ({ mistakes: birthErrors(query, 'query') }),
    run(request) {
      const context = dayContext(request.query, request.language);
      return answerOf(path, run(context), { ...context, birth: context.moment, sky: context.sky() }, request);
    },
  };
  return row;
}

/** Declares a path that answers about an instant at a place: an addition to the specified paths. */
export function atInstant<Answer extends string, Own extends v.ObjectEntries = NoEntries>(
  path: string,
  run: (context: InstantAsked<QueryOf<Own>>) => object,
  { answer, asks = {}, query }: RowAnswer<Answer> & Omit<BodyOptions<Own>, 'isAddition'>,
): Row<Answer> {
  const row: RowOf<Answer, InstantInput, QueryOf<Own>> = {
    ...DAILY,
    method: 'POST',
    path: API_PREFIX + path,
    answer,
    isAddition: true,
    asks,
    body: InstantInput,
    query: computedQuery(query, false, asks),
    check: ({ body }) => ({ mistakes: birthErrors(body) }),
    run(request) {
      const context = instantOf(request.input, request.language);
      const result = run({ ...context, query: request.query });
      const birth = { ...context.moment, jdUT: context.jdUT };
      return answerOf(path, result, { ...context, birth, sky: context.skyNow() }, request, asks);
    },
  };
  return row;
}

function answerOf(
  path: string,
  result: object,
  { birth, conventions, names, sky }: Omit<Computed, 'asOfJdUT' | 'chosen'>,
  { ignored, query }: ReadRequest,
  asks: Asks = DAILY.asks,
): HttpAnswer {
  const { conventions: chosen, data, warnings } = result instanceof Warned ? result : new Warned(result, []);
  const found = { birth, conventions, sky, names, asOfJdUT: null, chosen };
  const meta = metaOf(path.slice(1), found, [...ignoredWarnings(ignored), ...warnings]);
  return computed(data, meta, { query: query as object, asks });
}
