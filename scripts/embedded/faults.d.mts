export interface FaultOptions<Input> {
  /** How many requests meet it before all is well again; without end where absent. */
  readonly times?: number;
  /** Which requests meet it; all where absent. */
  readonly where?: (operation: string, input: Input) => boolean;
}

export interface FaultSwitch<Kind extends string, Input> {
  /** Makes requests fail in one way, in place of the way before; null heals. */
  fail(kind: Kind | null, options?: FaultOptions<Input>): void;
  met(operation: string, input: Input): Kind | null;
}

export function faultSwitch<Kind extends string, Input>(
  kinds: readonly Kind[],
  concerns?: (kind: Kind, operation: string) => boolean,
): FaultSwitch<Kind, Input>;
