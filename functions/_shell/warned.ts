/** Results that say how they came about. */
import type { Meta } from '../../lib/schemas/envelope.ts';
import type { ChosenConventions } from './meta.ts';

/** A result with something to say about how it came about. */
export class Warned {
  readonly data: object;
  readonly warnings: Meta['warnings'];
  readonly headers: Readonly<Record<string, string>>;
  /** Choices of the path alone, for `meta.conventions`. */
  readonly conventions: ChosenConventions;

  constructor(
    data: object,
    warnings: Meta['warnings'],
    headers: Readonly<Record<string, string>> = {},
    conventions: ChosenConventions = {},
  ) {
    this.data = data;
    this.warnings = warnings;
    this.headers = headers;
    this.conventions = conventions;
  }
}
