/** Routes that take a date and a place (input P), in a body or, for GET, as a query. */
import * as v from 'valibot';
import { DayInput, DayQuery } from '../../../lib/schemas/common/dayInput.ts';
import { DetailQuery } from '../../../lib/schemas/common/asked/detailInputs.ts';
import { CommonQuery } from '../../../lib/schemas/common/inputs.ts';
import { birthErrors } from '../birthErrors.ts';
import { dayContext } from '../context.ts';
import type { DailyContext } from '../../../lib/birth/dailyContext.ts';
import { awaitFirstCheck } from '../ephemeris.ts';
import { metaOf } from '../meta.ts';
import { computed, type HttpAnswer } from '../respond.ts';
import { API_PREFIX, computedQuery, PLAIN, type ComputedFields, type NoEntries, type ReadRequest } from '../row.ts';
import type { Row, RowAnswer, RowOf } from '../row.ts';
import { ignoredWarnings } from '../unknownFields.ts';

type Run = (context: DailyContext) => object;

/** Declares a path that answers about a day at a place. */
export function daily<Answer extends string>(
  method: 'GET' | 'POST',
  path: string,
  run: Run,
  { answer }: RowAnswer<Answer>,
): Row<Answer> {
  return method === 'GET' ? dailyOfQuery(path, run, answer) : dailyOfBody(path, run, answer);
}

const DAILY = {
  ...PLAIN,
  kind: 'daily',
  isEnveloped: true,
  ready: awaitFirstCheck,
  asks: {},
} as const satisfies Partial<Row>;

function dailyOfBody<Answer extends string>(path: string, run: Run, answer: Answer): Row<Answer> {
  const row: RowOf<Answer, DayInput, ComputedFields> = {
    ...DAILY,
    method: 'POST',
    path: API_PREFIX + path,
    answer,
    body: DayInput,
    query: computedQuery(),
    check: ({ body }) => ({ mistakes: birthErrors(body) }),
    run: (request) => answerOf(path, run, request.input, request),
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
    run: (request) => answerOf(path, run, request.query, request),
  };
  return row;
}

function answerOf(path: string, run: Run, input: DayInput, { ignored, language, query }: ReadRequest): HttpAnswer {
  const context = dayContext(input, language);
  const { conventions, moment, names } = context;
  const found = { birth: moment, conventions, sky: context.sky(), names, asOfJdUT: null };
  const meta = metaOf(path.slice(1), found, ignoredWarnings(ignored));
  return computed(run(context), meta, { query: query as object, asks: DAILY.asks });
}
