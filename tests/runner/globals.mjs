/** `@jest/globals` of the test file that runs: the bindings are live, so modules that test files share see those of each. */
export let afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest, test;

/** Gives all modules the functions of a test file. */
export function useGlobals(globals) {
  ({ afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest, test } = globals);
}
