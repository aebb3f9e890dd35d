/**
 * What one question of the engine shares; takes the place of functions/_shell/batchScope.ts.
 *
 * A phone and a browser have no context that follows a promise, so questions are answered one after another. Nothing is
 * lost by that, as each of them computes without a pause.
 */
import type { BatchScope } from '../../functions/_shell/batchScope.ts';

let running: BatchScope | undefined;
let turn: Promise<unknown> = Promise.resolve();

/** Returns the scope of the question that is being answered. */
export function currentBatch(): BatchScope | undefined {
  return running;
}

/** Runs a function when those before it have ended. */
export function inBatch<Result>(nowUnixMs: number, run: (scope: BatchScope) => Promise<Result>): Promise<Result> {
  const result = turn.then(async () => {
    running = { nowUnixMs, births: new Map(), computed: null };
    try {
      return await run(running);
    } finally {
      running = undefined;
    }
  });
  // The next question is asked after one that failed too; its caller hears of the failure.
  turn = result.then(nothing, nothing);
  return result;
}

const nothing = () => undefined;
