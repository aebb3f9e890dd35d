const { default: NodeEnvironment } = require('jest-environment-node');
const { ModuleMocker } = require('jest-mock');

/**
 * The environment of a test file that runs in Node itself, without a `node:vm` context: what a context would separate,
 * which is `process.env` and the console, is put back when the file is done.
 */
class SharedEnvironment {
  global = globalThis;
  moduleMocker = new ModuleMocker(globalThis);
  /** Whether the file has modules of its own, by `@isolated` in its first comment. */
  isIsolated;
  #testPath;
  #console = console;
  #process = { exit: process.exit, getBuiltinModule: process.getBuiltinModule };
  #env = { ...process.env };

  constructor({ globalConfig }, { docblockPragmas, testPath }) {
    // What watches runs a file again, in the same process, to see its changes.
    this.isIsolated = 'isolated' in docblockPragmas || globalConfig.watch || globalConfig.watchAll;
    this.#testPath = testPath;
  }

  setup() {
    return Promise.resolve();
  }

  async teardown() {
    globalThis.console = this.#console;
    Object.assign(process, this.#process);
    const changed = this.#restoreEnvironment();
    if (changed.length > 0 && !this.isIsolated) {
      throw new Error(
        `${this.#testPath} sets ${changed.join(', ')} of process.env, and modules that other test files use may have read it. ` +
          `Write @isolated into the file's first comment: it gets modules of its own.`,
      );
    }
  }

  /** Puts process.env back, and returns the names of what was changed. */
  #restoreEnvironment() {
    const names = new Set([...Object.keys(process.env), ...Object.keys(this.#env)]);
    const changed = [...names].filter((name) => process.env[name] !== this.#env[name]);
    for (const name of changed) {
      if (name in this.#env) process.env[name] = this.#env[name];
      else Reflect.deleteProperty(process.env, name);
    }
    return changed;
  }

  exportConditions() {
    return ['node', 'node-addons'];
  }

  getVmContext() {
    return null;
  }
}

/** Returns the environment of a test file. Coverage is counted by what jest loads into a context itself. */
module.exports = function environment(config, context) {
  const Environment = config.globalConfig.collectCoverage ? NodeEnvironment : SharedEnvironment;
  return new Environment(config, context);
};
module.exports.SharedEnvironment = SharedEnvironment;
