/** The types of the functions of the paths, by the operations of the API. */
import type { operations } from './api.js';
import type { Engine } from './types/engine/engine.js';

type Body<Id extends keyof operations> = operations[Id] extends {
  requestBody: { content: { 'application/json': infer Sent } };
}
  ? Sent
  : never;
type Query<Id extends keyof operations> = operations[Id]['parameters'] extends { query: infer Asked }
  ? Asked
  : operations[Id]['parameters'] extends { query?: infer Asked }
    ? Asked
    : never;
type InPath<Id extends keyof operations> = operations[Id]['parameters'] extends { path: infer Named } ? Named : never;
type Success<Id extends keyof operations> =
  operations[Id]['responses'] extends Record<200, { content: { 'application/json': infer Answer } }> ? Answer : never;

/** Where less is asked for, every field but the envelope may be missing. */
type Shortened<Answer> = Answer extends { data: infer Data } ? Omit<Answer, 'data'> & { data: Partly<Data> } : Answer;
type Partly<Value> = Value extends readonly (infer Item)[]
  ? Partly<Item>[]
  : Value extends object
    ? { [Name in keyof Value]?: Partly<Value[Name]> }
    : Value;
type AsAsked<Id extends keyof operations, Asked> = Asked extends { detail: 'brief' } | { fields: string }
  ? Shortened<Success<Id>>
  : Success<Id>;

type Options<Id extends keyof operations, Asked> = ([InPath<Id>] extends [never]
  ? { readonly path?: never }
  : { readonly path: InPath<Id> }) &
  (object extends Query<Id> ? { readonly query?: Asked } : { readonly query: Asked });

type Given<Id extends keyof operations, Asked> =
  object extends Options<Id, Query<Id>> ? [options?: Options<Id, Asked>] : [options: Options<Id, Asked>];

/** A path that takes a body. */
export type BodyCall<Id extends keyof operations> = <const Asked extends Query<Id> = Query<Id>>(
  engine: Engine,
  body: Body<Id>,
  ...options: Given<Id, Asked>
) => Promise<AsAsked<Id, Asked>>;

/** A path that takes none. */
export type QueryCall<Id extends keyof operations> = <const Asked extends Query<Id> = Query<Id>>(
  engine: Engine,
  ...options: Given<Id, Asked>
) => Promise<AsAsked<Id, Asked>>;
