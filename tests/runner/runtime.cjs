const asyncHooks = require('node:async_hooks');
const { register } = require('node:module');
const { pathToFileURL } = require('node:url');
const { default: JestRuntime } = require('jest-runtime');
const { SharedEnvironment } = require('./environment.cjs');
const { SequentialStorage } = require('./sequentialStorage.cjs');

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
    return withSequentialStorage(() => require(from));
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

/** Loads modules of a test file that mocks some by jest itself. */
class OwnRuntime extends JestRuntime {
  requireInternalModule(...asked) {
    return withSequentialStorage(() => super.requireInternalModule(...asked));
  }
}

/** Loads the test framework with a storage for the test that runs which costs the promises of the tests nothing. */
function withSequentialStorage(load) {
  const { AsyncLocalStorage } = asyncHooks;
  asyncHooks.AsyncLocalStorage = SequentialStorage;
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

/** Returns the runtime of a test file; one with `@jest-environment node` in its first comment has jest's own. */
module.exports = function runtime(config, environment, ...rest) {
  const Runtime = environment instanceof SharedEnvironment ? SharedRuntime : OwnRuntime;
  return new Runtime(config, environment, ...rest);
};
