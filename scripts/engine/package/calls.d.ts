/** The types of the functions of the paths, by the operations of the API. */
import type { operations } from './api.js';
import type { AsAsked, Body, InPath, Query } from './operationTypes.js';
import type { Engine } from './types/engine/engine.js';

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
