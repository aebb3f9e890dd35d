/**
 * In the place of AsyncLocalStorage where jest-circus keeps which test or hook runs: one runs at a time. Node's own makes
 * every promise copy the value of every storage there is, and there would be one more for each test file of a process.
 */
class SequentialStorage {
  #store;

  getStore() {
    return this.#store;
  }

  /** Runs what returns a promise; until that is settled, the value is the store. */
  async run(store, callback) {
    const outer = this.#store;
    this.#store = store;
    try {
      return await callback();
    } finally {
      this.#store = outer;
    }
  }
}

module.exports.SequentialStorage = SequentialStorage;
