/**
 * What the parts of one batch share: the instant taken for now, charts that are cast once, and answers that are handed
 * over before they are written as JSON.
 */
import { AsyncLocalStorage } from 'node:async_hooks';

export interface BatchScope {
  readonly nowUnixMs: number;
  /** Charts with all that follows from them, by the input that they depend on. */
  readonly births: Map<string, object>;
  /** The envelope of the part that was answered last. */
  computed: Envelope | null;
}

export interface Envelope {
  readonly data: object;
  readonly meta: object;
}

const scopes = new AsyncLocalStorage<BatchScope>();

/** Returns the batch that the current request is a part of; undefined for a request of its own. */
export function currentBatch(): BatchScope | undefined {
  return scopes.getStore();
}

/** Runs a function whose requests are the parts of one batch. */
export function inBatch<Result>(nowUnixMs: number, run: (scope: BatchScope) => Promise<Result>): Promise<Result> {
  const scope: BatchScope = { nowUnixMs, births: new Map(), computed: null };
  return scopes.run(scope, () => run(scope));
}
