/** Rows that take a date and a place (input P), in a body or, for GET, as a query. */
import { dayContext } from './context.ts';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import * as v from 'valibot';
import { DayInput, DayQuery } from '../../lib/schemas/common/dayInput.ts';
import { CommonQuery } from '../../lib/schemas/common/inputs.ts';
import { birthErrors } from './birthErrors.ts';
import type { DailyContext } from '../../lib/birth/dayOfDate.ts';
import { awaitFirstCheck } from './ephemeris.ts';
import { metaOf } from './meta.ts';
import { jsonBody, languageOf } from './request.ts';
import { computed } from './respond.ts';
import { API_PREFIX, PLAIN, type RowAnswer, type Fields, type Row } from './route.ts';
import { ignoredWarnings, type Ignored } from './unknownFields.ts';
import { readParts, type Part } from './validate.ts';

/** Declares a path that answers from a day at a place. */
export function daily<Answer extends string>(
  method: 'GET' | 'POST',
  path: string,
  run: (context: DailyContext) => object,
  { answer }: RowAnswer<Answer>,
): Row<Answer> {
  const isQuery = method === 'GET';
  const query = v.object({ ...(isQuery ? DayQuery : {}), ...CommonQuery } as v.ObjectEntries);
  return {
    ...PLAIN,
    kind: 'daily',
    method,
    path: API_PREFIX + path,
    answer,
    body: isQuery ? null : DayInput,
    query,
    isEnveloped: true,
    async respond(event) {
      await awaitFirstCheck();
      const { input, ignored } = isQuery ? fromQuery(event, query) : fromBody(event, query);
      const context = dayContext(input, languageOf(event));
      const { conventions, moment, names, sky } = context;
      const meta = metaOf(
        path.slice(1),
        { birth: moment, conventions, sky, names, asOfJdUT: null },
        ignoredWarnings(ignored),
      );
      return computed(run(context), meta);
    },
  };
}

interface Asked {
  readonly input: DayInput;
  readonly ignored: readonly Ignored[];
}

type QuerySchema = v.ObjectSchema<v.ObjectEntries, undefined>;

function fromBody(event: APIGatewayProxyEventV2, query: QuerySchema): Asked {
  const body = jsonBody(event);
  const parts: Part[] = [{ where: 'body', schema: DayInput, value: body }, queryPart(event, query)];
  const { outputs, ignored } = readParts(parts, birthErrors(body), languageOf(event));
  return { input: outputs[0] as DayInput, ignored };
}

function fromQuery(event: APIGatewayProxyEventV2, query: QuerySchema): Asked {
  const part = queryPart(event, query);
  const found = birthErrors(part.value as object, 'query');
  const { outputs, ignored } = readParts([part], found, languageOf(event));
  return { input: outputs[0] as Fields<typeof DayQuery>, ignored };
}

function queryPart(event: APIGatewayProxyEventV2, schema: QuerySchema): Part {
  return { where: 'query', schema, value: event.queryStringParameters ?? {} };
}
