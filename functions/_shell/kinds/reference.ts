/** Routes that are the same for every birth: documents, and reference data in the envelope. */
import type * as v from 'valibot';
import { namesIn, type Language, type NameLanguage, type Names } from '../../../lib/words/names.ts';
import { dataAsked, type Asks } from '../asked/asked.ts';
import { envelopedDocument, published, type Document } from '../respond.ts';
import { API_PREFIX, computedQuery, objectOf, PLAIN, queryOf } from '../row.ts';
import type { CommonFields, ComputedFields, Fields, NoEntries, Row, RowAnswer, RowOf } from '../row.ts';

interface ReferenceOptions<Params extends v.ObjectEntries> {
  readonly params?: Params;
  readonly limit?: 'documents';
  /** 302 for a path that redirects every request. */
  readonly status?: 200 | 302;
}

interface ReferenceContext<Params extends v.ObjectEntries> {
  readonly params: Fields<Params>;
  /** The requested language. */
  readonly language: NameLanguage;
  /** The Accept header. */
  readonly accept: string | undefined;
}

/** Declares a document outside the computing paths: cacheable, without the envelope. */
export function reference<Answer extends string, Params extends v.ObjectEntries = NoEntries>(
  path: string,
  run: (context: ReferenceContext<Params>) => Document | Promise<Document>,
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
    async run({ language, params }, { headers }) {
      return published(await run({ params, language, accept: headers['accept'] }), headers);
    },
  };
  return row;
}

interface CatalogOptions<Params extends v.ObjectEntries> {
  readonly params?: Params;
  readonly asks?: Asks;
  /** True for a path in addition to those of the specification. */
  readonly isAddition?: boolean;
}

/** Declares reference data, the same for every birth and so cacheable; in the envelope, in the requested language. */
export function catalog<Answer extends string, Params extends v.ObjectEntries = NoEntries>(
  path: string,
  run: (context: { params: Fields<Params>; names: Names }) => object,
  options: RowAnswer<Answer> & CatalogOptions<Params>,
): Row<Answer> {
  const written = new Map<string, Document>();
  const { asks = {}, isAddition = false } = options;
  const row: RowOf<Answer, NoEntries, ComputedFields, Fields<Params>> = {
    ...REFERENCE,
    path: API_PREFIX + path,
    answer: options.answer,
    query: computedQuery({}, false, asks),
    params: objectOf(options.params),
    isAddition,
    isEnveloped: true,
    asks,
    run({ language, params, query }, { headers }) {
      // Built from the parsed parameters, not from the path as written: a path can be written in many ways.
      const endpoint = Object.entries(params).reduce(
        (of, [name, value]) => of.replace(`{${name}}`, String(value)),
        path,
      );
      const names = namesIn(language);
      const document = () => {
        const data = dataAsked(run({ params, names }), { query, asks });
        return envelopedDocument(data, endpoint.slice(1), names);
      };
      // Selections of fields are without number, so they are not kept.
      if (query.fields) return published(document(), headers);
      const key = `${language} ${query.detail ?? ''} ${endpoint}`;
      const known = written.get(key) ?? document();
      written.set(key, known);
      return published(known, headers);
    },
  };
  return row;
}

/**
 * Declares a search of reference data, an addition to the specified paths: cacheable, in the envelope, in English or
 * Hindi. Answers are not kept, as there is no end of what may be searched for.
 */
export function lookup<Answer extends string, Query extends v.ObjectEntries>(
  path: string,
  run: (context: { query: Fields<Query>; lang: Language }) => object,
  options: RowAnswer<Answer> & { readonly query: Query },
): Row<Answer> {
  const row: RowOf<Answer, NoEntries, CommonFields & Fields<Query>> = {
    ...REFERENCE,
    path: API_PREFIX + path,
    answer: options.answer,
    query: queryOf(options.query),
    isAddition: true,
    isEnveloped: true,
    run({ language, query }, { headers }) {
      // What is looked up has no names in further languages.
      const { lang } = namesIn(language);
      return published(envelopedDocument(run({ query, lang }), path.slice(1), namesIn(lang)), headers);
    },
  };
  return row;
}

const REFERENCE = { ...PLAIN, kind: 'reference', method: 'GET', body: null } as const satisfies Partial<Row>;
