/** Results that say how they came about. */
import type { ChosenConventions } from '../schemas/common/envelope.ts';
import type { Warning } from '../time/civilTime.ts';


/** A result with something to say about how it came about. */
export class Warned {
  readonly data: object;
  readonly warnings: readonly Warning[];
  readonly headers: Readonly<Record<string, string>>;
  /** Choices of the path alone, for `meta.conventions`. */
  readonly conventions: ChosenConventions;

  constructor(
    data: object,
    warnings: readonly Warning[],
    headers: Readonly<Record<string, string>> = {},
    conventions: ChosenConventions = {}
  ) {
    this.data = data;
    this.warnings = warnings;
    this.headers = headers;
    this.conventions = conventions;
  }
}
