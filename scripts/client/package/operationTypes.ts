/** What each operation takes and answers, by the types of the document. */
import type { operations } from './api.js';

/** What the body of an operation takes; undefined where it takes none. */
export type Body<Id extends keyof operations> = operations[Id] extends {
  requestBody: { content: { 'application/json': infer Sent } };
}
  ? Sent
  : undefined;
/** What the query of an operation takes. */
export type Query<Id extends keyof operations> = operations[Id]['parameters'] extends { query: infer Asked }
  ? Asked
  : operations[Id]['parameters'] extends { query?: infer Asked }
    ? Asked
    : never;
/** The parameters in the path of an operation. */
export type InPath<Id extends keyof operations> = operations[Id]['parameters'] extends { path: infer Named }
  ? Named
  : never;
type Success<Id extends keyof operations> = {
  [Status in 200 | 201 | 202]: operations[Id]['responses'] extends Record<
    Status,
    { content: { 'application/json': infer Answer } }
  >
    ? Answer
    : never;
}[200 | 201 | 202];

/** Where less is asked for, every field but the envelope may be missing. */
type Shortened<Answer> = Answer extends { data: infer Data } ? Omit<Answer, 'data'> & { data: Partly<Data> } : Answer;
type Partly<Value> = Value extends readonly (infer Item)[]
  ? Partly<Item>[]
  : Value extends object
    ? { [Name in keyof Value]?: Partly<Value[Name]> }
    : Value;
/** The answer of an operation, by the level that is asked for. */
export type AsAsked<Id extends keyof operations, Asked> = Asked extends { detail: 'brief' } | { fields: string }
  ? Shortened<Success<Id>>
  : Success<Id>;
