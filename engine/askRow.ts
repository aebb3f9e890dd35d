/** Asks a row of a route table without HTTP: the same reading, the same answer, the same refusals. */
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { inBatch } from '../functions/_shell/batchScope.ts';
import { errorAnswer } from '../functions/_shell/errors.ts';
import { readRequest, schemasOf, type RowSchemas } from '../functions/_shell/readRequest.ts';
import { languageAsked } from '../functions/_shell/request.ts';
import type { Row } from '../functions/_shell/row.ts';
import { InvalidInput } from '../lib/schemas/common/fieldErrors.ts';
import { sentenceLanguage } from '../lib/words/language.ts';
import type { Asking } from './asking.ts';

/** The answer of a path: what the service sends, as an object. */
export interface RowReply {
  readonly status: number;
  /** The envelope, or with a status from 400 on the problem. */
  readonly body: object;
  /** What went wrong inside, where it is no mistake of the request; null otherwise. */
  readonly fault: unknown;
}

/** What an asker hands in beside the question. */
export interface AskingHost {
  /** The id that a problem names. */
  readonly requestId: string;
  /** The current time. */
  readonly nowUnixMs: number;
}

/** Returns the answer of a row; every mistake of the request is in the answer, none is thrown. */
export function askRow(row: Row, asking: Asking, { nowUnixMs, requestId }: AskingHost): Promise<RowReply> {
  return inBatch(nowUnixMs, async (scope) => {
    const query = texts(asking.query ?? {});
    const language = languageAsked(query['lang']);
    try {
      await row.ready?.();
      const sent = { body: row.body ? (asking.body ?? {}) : {}, query, path: texts(asking.path ?? {}) };
      const read = await readRequest(row, schemasKept(row), sent, language, null);
      const { body = '', statusCode = 200 } = await row.run(read, eventOf(row, query));
      const computed: object | null = scope.computed;
      return { status: statusCode, body: computed ?? (JSON.parse(body) as object), fault: null };
    } catch (error) {
      const answer = errorAnswer(located(error, row), { requestId, language: sentenceLanguage(language) });
      const body = JSON.parse(answer.body) as object;
      return { status: answer.status, body, fault: answer.isFault ? error : null };
    }
  });
}

/** The rules speak of the body of a birth; what a path without one is asked stands in its query. */
function located(error: unknown, { body }: Row): unknown {
  if (body || !(error instanceof InvalidInput)) return error;
  const inQuery = error.fields.map((field) =>
    field.loc[0] === 'body' ? { ...field, loc: ['query', ...field.loc.slice(1)] } : field,
  );
  return new InvalidInput(inQuery);
}

const kept = new WeakMap<Row, RowSchemas>();

function schemasKept(row: Row): RowSchemas {
  const known = kept.get(row) ?? schemasOf(row);
  kept.set(row, known);
  return known;
}

/** Writes values as an address has them: a list is separated by commas. */
function texts(values: NonNullable<Asking['query']>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values)
      .filter(([, value]) => value !== null && value !== undefined)
      .map(([name, value]) => [name, Array.isArray(value) ? value.join(',') : String(value)]),
  );
}

/** A request has no headers here: JSON is answered, and the language is that of the query. */
function eventOf({ method, path }: Row, query: Record<string, string>): APIGatewayProxyEventV2 {
  const http = { method, path, protocol: 'HTTP/1.1', sourceIp: '127.0.0.1', userAgent: '' };
  const requestContext = { http, requestId: 'own' } as APIGatewayProxyEventV2['requestContext'];
  return {
    version: '2.0',
    routeKey: '$default',
    rawPath: path,
    rawQueryString: '',
    headers: {},
    queryStringParameters: query,
    requestContext,
    isBase64Encoded: false,
  };
}
