/** What is wrong with single fields of a request: values that any floor can refuse with, without knowing HTTP. */
import type { Message } from '../../words/message.ts';

export type PathSegment = string | number;

/** One invalid field: where it is, how to mend it, what kind of mistake it was. */
export interface FieldError {
  readonly loc: readonly PathSegment[];
  /** A text where it was put into words by the schema that found it. */
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
