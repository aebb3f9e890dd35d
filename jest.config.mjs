export default {
  testEnvironment: 'node',
  // All cores: by itself jest leaves one idle, which is half of two.
  maxWorkers: '100%',
  // Modules of finished tests are never freed (https://github.com/nodejs/node/issues/59118), so workers start afresh.
  workerIdleMemoryLimit: '700MB',
  // A client of AWS keeps a timer of three seconds when a connection breaks, as connections do in tests of faults.
  workerGracefulExitTimeout: 4000,
  globalSetup: '<rootDir>/tests/globalSetup.mjs',
  testMatch: ['<rootDir>/tests/**/*.test.ts'],
  extensionsToTreatAsEsm: ['.ts'],
  // For what never ends; how fast things are is measured by the benchmark, on a machine that does nothing else.
  testTimeout: 180_000,
  transform: { '^.+\\.ts$': '<rootDir>/tests/esbuild-transform.cjs' },
  modulePathIgnorePatterns: ['<rootDir>/dist/'],
  coverageProvider: 'babel',
};
