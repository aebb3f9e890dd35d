/** Rows: which path runs which function, and what it reads. `serve` in server.ts turns them into a handler. */
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import * as v from 'valibot';
import { AsOfQuery, Birth, LanguageQuery } from '../../lib/schemas/inputs.ts';
import { birthErrors, natalContext, type NatalContext } from './birth.ts';
import { awaitFirstCheck } from './ephemeris.ts';
import { metaOf } from './meta.ts';
import { acceptedLanguage, jsonBody } from './request.ts';
import { computed, published, type Document, type HttpAnswer } from './respond.ts';
import { validated, type ObjectSchema, type Part } from './validate.ts';

export const API_PREFIX = '/api/v1';

/** One line of a group's route table. */
export interface Row {
  readonly kind: 'natal' | 'reference';
  readonly method: 'GET' | 'POST';
  /** Full path; parameters in braces. */
  readonly path: string;
  /** What the row reads: for its validation, the OpenAPI document and the generated requests of the tests. */
  readonly body: ObjectSchema | null;
  readonly query: ObjectSchema;
  readonly params: ObjectSchema;
  respond(event: APIGatewayProxyEventV2): HttpAnswer | Promise<HttpAnswer>;
}

type CommonQuery = Fields<typeof LanguageQuery>;

export interface RowOptions<Query extends v.ObjectEntries, Params extends v.ObjectEntries> {
  readonly query?: Query;
  readonly params?: Params;
  /** The answer depends on the current time: takes `as_of` and echoes it. */
  readonly usesNow?: boolean;
  /** The answer counts houses by the system that the caller chose; all others count whole signs. */
  readonly usesHouseSystem?: boolean;
}

type NoEntries = Record<never, never>;

/** What a schema of these entries gives. */
export type Fields<Entries extends v.ObjectEntries> = v.InferOutput<v.ObjectSchema<Entries, undefined>>;

/** A path that takes birth data (input B) and answers from its chart. */
export function natal<Query extends v.ObjectEntries = NoEntries, Params extends v.ObjectEntries = NoEntries>(
  path: string,
  run: (context: NatalContext<Fields<Query>, Fields<Params>>) => object,
  options: RowOptions<Query, Params> = {},
): Row {
  const { usesNow = false, usesHouseSystem = false } = options;
  const query = v.object({ ...LanguageQuery, ...(usesNow ? AsOfQuery : {}), ...options.query } as v.ObjectEntries);
  const params = v.object({ ...options.params });
  return {
    kind: 'natal',
    method: 'POST',
    path: API_PREFIX + path,
    body: Birth,
    query,
    params,
    async respond(event) {
      await awaitFirstCheck();
      const body = jsonBody(event);
      const parts: Part[] = [
        { where: 'body', schema: Birth, value: body },
        { where: 'query', schema: query, value: event.queryStringParameters ?? {} },
        { where: 'path', schema: params, value: event.pathParameters ?? {} },
      ];
      // Each output is what its schema gives; only the list of them has lost the types.
      const outputs = validated(parts, birthErrors(body)) as [Birth, CommonQuery & Fields<Query>, Fields<Params>];
      const [input, asked, named] = outputs;
      const lang = asked.lang ?? acceptedLanguage(event.headers['accept-language']);
      const context = natalContext(input, lang, asked, named, usesHouseSystem);
      return computed(run(context), metaOf(path.slice(1), context, { usesNow, usesHouseSystem }));
    },
  };
}

/** A document beside the computing paths: cacheable, no envelope. */
export function reference<Params extends v.ObjectEntries = NoEntries>(
  path: string,
  run: (context: { params: Fields<Params> }) => Document | Promise<Document>,
  options: Pick<RowOptions<NoEntries, Params>, 'params'> = {},
): Row {
  const params = v.object({ ...options.params });
  return {
    kind: 'reference',
    method: 'GET',
    path,
    body: null,
    query: v.object({}),
    params,
    async respond(event) {
      const parts: Part[] = [{ where: 'path', schema: params, value: event.pathParameters ?? {} }];
      const [named] = validated(parts, []) as [Fields<Params>];
      return published(await run({ params: named }), event.headers);
    },
  };
}
