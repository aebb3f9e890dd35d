/** Routes that are the same for every birth: documents, and reference data in the envelope. */
import type * as v from 'valibot';
import { namesIn, type Names } from '../../lib/words/names.ts';
import { envelopedDocument, published, type Document } from './respond.ts';
import { API_PREFIX, objectOf, PLAIN, queryOf } from './row.ts';
import type { CommonFields, Fields, NoEntries, Row, RowAnswer, RowOf } from './row.ts';

interface ReferenceOptions<Params extends v.ObjectEntries> {
  readonly params?: Params;
  readonly limit?: 'documents';
  /** 302 for a path that redirects every request. */
  readonly status?: 200 | 302;
}

/** Declares a document outside the computing paths: cacheable, without the envelope. */
export function reference<Answer extends string, Params extends v.ObjectEntries = NoEntries>(
  path: string,
  run: (context: { params: Fields<Params>; accept: string | undefined }) => Document | Promise<Document>,
  options: RowAnswer<Answer> & ReferenceOptions<Params>,
): Row<Answer> {
  const row: RowOf<Answer, NoEntries, NoEntries, Fields<Params>> = {
    ...REFERENCE,
    path,
    answer: options.answer,
    query: objectOf(),
    params: objectOf(options.params),
    limit: options.limit ?? null,
    status: options.status ?? 200,
    isEnveloped: false,
    async run({ params }, { headers }) {
      return published(await run({ params, accept: headers['accept'] }), headers);
    },
  };
  return row;
}

/** Declares reference data, the same for every birth and so cacheable; in the envelope, in the requested language. */
export function catalog<Answer extends string, Params extends v.ObjectEntries = NoEntries>(
  path: string,
  run: (context: { params: Fields<Params>; names: Names }) => object,
  options: RowAnswer<Answer> & Pick<ReferenceOptions<Params>, 'params'>,
): Row<Answer> {
  const written = new Map<string, Document>();
  const row: RowOf<Answer, NoEntries, CommonFields, Fields<Params>> = {
    ...REFERENCE,
    path: API_PREFIX + path,
    answer: options.answer,
    query: queryOf(),
    params: objectOf(options.params),
    isEnveloped: true,
    run({ language, params }, { headers }) {
      // Built from the parsed parameters, not from the path as written: a path can be written in many ways.
      const endpoint = Object.entries(params).reduce(
        (of, [name, value]) => of.replace(`{${name}}`, String(value)),
        path,
      );
      const key = `${language} ${endpoint}`;
      const known =
        written.get(key) ??
        envelopedDocument(run({ params, names: namesIn(language) }), endpoint.slice(1), namesIn(language));
      written.set(key, known);
      return published(known, headers);
    },
  };
  return row;
}

const REFERENCE = { ...PLAIN, kind: 'reference', method: 'GET', body: null } as const satisfies Partial<Row>;
