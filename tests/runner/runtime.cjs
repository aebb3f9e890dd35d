const asyncHooks = require('node:async_hooks');
const { register } = require('node:module');
const { pathToFileURL } = require('node:url');
const { default: JestRuntime } = require('jest-runtime');
const { SharedEnvironment } = require('./environment.cjs');

/** Where jest-circus keeps who listens to its events. */
const EVENT_HANDLERS = Symbol.for('EVENT_HANDLERS');

/** The number of the set of modules that is loaded from now on; shared with the thread of the hooks. */
const moduleSet = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
let setsBegun = 0;
let globalsModule;

/**
 * Loads the modules of test files by Node's own `import`, once per process: they stay loaded for the files that follow,
 * where jest would link and run several hundred of them again for each file.
 */
class SharedRuntime extends JestRuntime {
  #isIsolated;

  constructor(config, environment, ...rest) {
    super(config, environment, ...rest);
    this.#isIsolated = environment.isIsolated;
  }

  /** The test framework is a new one for every file: it keeps the tests it was told of. */
  requireInternalModule(from) {
    Reflect.deleteProperty(require.cache, from);
    Reflect.deleteProperty(globalThis, EVENT_HANDLERS);
    return withOneStore(() => require(from));
  }

  async unstable_importModule(from) {
    globalsModule ??= loadHooks();
    const { useGlobals } = await globalsModule;
    useGlobals({ ...this.jestGlobals.cjsGlobals(from), jest: this.#jestObject(from) });
    if (this.#isIsolated) beginModuleSet();
    return import(pathToFileURL(from).href);
  }

  #jestObject(from) {
    const resetModules = this.#isIsolated ? beginModuleSet : refusal('resetModules', '@isolated');
    const unstable_mockModule = refusal('unstable_mockModule', '@jest-environment node');
    const useFakeTimers = refusal('useFakeTimers', '@jest-environment node');
    return { ...this.jestGlobals.jestObjectFor(from), resetModules, unstable_mockModule, useFakeTimers };
  }

  teardown() {
    super.teardown();
    Atomics.store(moduleSet, 0, 0);
  }
}

/** The runtime of a test file with a context of its own. */
class SeparateRuntime extends JestRuntime {
  requireInternalModule(from, to) {
    return withOneStore(() => super.requireInternalModule(from, to));
  }
}

/**
 * Keeps which test runs, for the test framework. Its own keeper is an AsyncLocalStorage for every test file, and each of
 * them makes every promise that follows in the process dearer. One is enough, as tests of a file run one after another:
 * the linter refuses `test.concurrent`.
 */
class OneStore {
  #store;

  getStore() {
    return this.#store;
  }

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

function withOneStore(load) {
  const { AsyncLocalStorage } = asyncHooks;
  asyncHooks.AsyncLocalStorage = OneStore;
  try {
    return load();
  } finally {
    asyncHooks.AsyncLocalStorage = AsyncLocalStorage;
  }
}

/** Loads what modules import as `@jest/globals`, through the hooks, as they do. */
async function loadHooks() {
  register('./hooks.mjs', pathToFileURL(module.filename), { data: { moduleSet } });
  return import('@jest/globals');
}

/** Everything that is loaded from now on is loaded anew; what is loaded already stays as it is. */
function beginModuleSet() {
  setsBegun += 1;
  Atomics.store(moduleSet, 0, setsBegun);
}

function refusal(name, pragma) {
  return () => {
    throw new Error(`jest.${name} needs ${pragma} in the first comment of the test file.`);
  };
}

/** Returns the runtime of a test file; one with `@jest-environment node` in its first comment has one with a `node:vm` context. */
module.exports = function runtime(config, environment, ...rest) {
  const Runtime = environment instanceof SharedEnvironment ? SharedRuntime : SeparateRuntime;
  return new Runtime(config, environment, ...rest);
};
