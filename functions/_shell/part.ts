/** The parts of a request, each with the schema that validates it. */
import type * as v from 'valibot';

export type Where = 'body' | 'query' | 'path';

export type ObjectSchema = v.GenericSchema & { readonly entries: v.ObjectEntries };

export interface RequestPart {
  readonly where: Where;
  readonly schema: ObjectSchema;
  readonly value: unknown;
}
