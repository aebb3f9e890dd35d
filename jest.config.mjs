export default {
  // Test files share the modules of the project: CONTRIBUTING.md says which may not, and what they write.
  testEnvironment: '<rootDir>/tests/runner/environment.cjs',
  runtime: '<rootDir>/tests/runner/runtime.cjs',
  injectGlobals: false,
  // All cores: by itself jest leaves one idle, which is half of two.
  maxWorkers: '100%',
  // Modules of finished test files are never freed, so a worker that holds too many starts afresh.
  workerIdleMemoryLimit: '1200MB',
  // A client of AWS keeps a timer of three seconds when a connection breaks, as connections do in tests of faults.
  workerGracefulExitTimeout: 4000,
  globalSetup: '<rootDir>/tests/globalSetup.mjs',
  testMatch: ['<rootDir>/tests/**/*.test.ts'],
  extensionsToTreatAsEsm: ['.ts'],
  // For what never ends; how fast things are is measured by the benchmark, on a machine that does nothing else.
  testTimeout: 180_000,
  transform: { '^.+\\.ts$': '<rootDir>/tests/runner/transform.mjs' },
  modulePathIgnorePatterns: ['<rootDir>/dist/'],
  coverageProvider: 'babel',
};
