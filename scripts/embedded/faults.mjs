/** Lets a test make an embedded service fail, for a number of requests or until told otherwise. */

/**
 * Returns a switch between health and one fault.
 *
 * @param kinds the faults that the service knows
 * @param concerns whether a fault can happen to an operation at all
 */
export function faultSwitch(kinds, concerns = () => true) {
  let current = null;
  return {
    fail(kind, { times = Infinity, where = () => true } = {}) {
      if (kind !== null && !kinds.includes(kind)) throw new Error(`No fault ${kind}; there are ${kinds.join(', ')}.`);
      current = kind === null ? null : { kind, left: times, where };
    },

    /** Returns the fault that a request meets, or null, and counts it. */
    met(operation, input) {
      if (!current || !concerns(current.kind, operation) || !current.where(operation, input)) return null;
      const { kind } = current;
      current.left -= 1;
      if (current.left <= 0) current = null;
      return kind;
    },
  };
}
