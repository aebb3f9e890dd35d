/** Lets requests run side by side and transactions alone, in the order in which they came. */
export function turns() {
  /** Settled when the last of those that ran alone has ended. */
  let last = Promise.resolve();
  /** Those that came after it and still run. */
  let sharing = new Set();
  return {
    shared(work) {
      const run = last.then(work);
      const ended = settled(run).then(() => sharing.delete(ended));
      sharing.add(ended);
      return run;
    },
    alone(work) {
      const run = Promise.all([last, ...sharing]).then(work);
      sharing = new Set();
      last = settled(run);
      return run;
    },
  };
}

const settled = (promise) =>
  promise.then(
    () => undefined,
    () => undefined,
  );
