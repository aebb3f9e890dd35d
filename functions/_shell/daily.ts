/** Rows that take a date and a place (input P), in a body or, for GET, as a query. */
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import * as v from 'valibot';
import { DayInput, DayQuery } from '../../lib/schemas/dayInput.ts';
import { LanguageQuery } from '../../lib/schemas/inputs.ts';
import { birthErrors } from './birth.ts';
import { dailyContext, type DailyContext } from './day.ts';
import { awaitFirstCheck } from './ephemeris.ts';
import { metaOf } from './meta.ts';
import { acceptedLanguage, jsonBody } from './request.ts';
import { computed } from './respond.ts';
import { API_PREFIX, PLAIN, type Fields, type Row } from './route.ts';
import { validated, type Part } from './validate.ts';

/** Declares a path that answers from a day at a place. */
export function daily(method: 'GET' | 'POST', path: string, run: (context: DailyContext) => object): Row {
  const isQuery = method === 'GET';
  const query = v.object({ ...(isQuery ? DayQuery : {}), ...LanguageQuery } as v.ObjectEntries);
  return {
    ...PLAIN,
    kind: 'daily',
    method,
    path: API_PREFIX + path,
    body: isQuery ? null : DayInput,
    query,
    isEnveloped: true,
    async respond(event) {
      await awaitFirstCheck();
      const { input, lang } = isQuery ? fromQuery(event, query) : fromBody(event, query);
      const context = dailyContext(input, lang ?? acceptedLanguage(event.headers['accept-language']));
      const { conventions, moment, names, sky } = context;
      const meta = metaOf(path.slice(1), { birth: moment, conventions, sky, names, asOfJdUT: null }, []);
      return computed(run(context), meta);
    },
  };
}

interface Asked {
  readonly input: DayInput;
  readonly lang: Fields<typeof LanguageQuery>['lang'];
}

type QuerySchema = v.ObjectSchema<v.ObjectEntries, undefined>;

function fromBody(event: APIGatewayProxyEventV2, query: QuerySchema): Asked {
  const body = jsonBody(event);
  const parts: Part[] = [{ where: 'body', schema: DayInput, value: body }, queryPart(event, query)];
  const [input, { lang }] = validated(parts, birthErrors(body)) as [DayInput, Fields<typeof LanguageQuery>];
  return { input, lang };
}

function fromQuery(event: APIGatewayProxyEventV2, query: QuerySchema): Asked {
  const part = queryPart(event, query);
  const [input] = validated([part], birthErrors(part.value as object, 'query')) as [
    Fields<typeof DayQuery> & Fields<typeof LanguageQuery>,
  ];
  return { input, lang: input.lang };
}

function queryPart(event: APIGatewayProxyEventV2, schema: QuerySchema): Part {
  return { where: 'query', schema, value: event.queryStringParameters ?? {} };
}
