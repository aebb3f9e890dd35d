/** A lock: requests run concurrently, transactions alone, in the order of arrival. */
export function turns() {
  /** Settled when the last exclusive run has ended. */
  let last = Promise.resolve();
  /** Shared runs that came after it and still run. */
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
