/** Results that carry warnings and the conventions they used. */
import type { ChosenConventions } from '../schemas/common/envelope.ts';
import type { Warning } from '../time/civilTime.ts';

/** A result with warnings. */
export class Warned {
  readonly data: object;
  readonly warnings: readonly Warning[];
  readonly headers: Readonly<Record<string, string>>;
  /** Conventions that this path alone has, for `meta.conventions`. */
  readonly conventions: ChosenConventions;

  constructor(
    data: object,
    warnings: readonly Warning[],
    headers: Readonly<Record<string, string>> = {},
    conventions: ChosenConventions = {},
  ) {
    this.data = data;
    this.warnings = warnings;
    this.headers = headers;
    this.conventions = conventions;
  }
}
