/** Errors in single fields of a request: values that every layer can throw without knowing HTTP. */
import type { Message } from '../../words/message.ts';

export type PathSegment = string | number;

/** One invalid field: where it is, how to correct it, and the kind of mistake. */
export interface FieldError {
  readonly loc: readonly PathSegment[];
  /** A string where the schema that found it has already put it into words. */
  readonly msg: Message | string;
  readonly type: string;
}

/** A 422: every invalid field at once. */
export class InvalidInput extends Error {
  readonly fields: readonly FieldError[];

  constructor(fields: readonly FieldError[]) {
    super(`${fields.length} invalid fields`);
    this.name = 'InvalidInput';
    this.fields = fields;
  }
}
