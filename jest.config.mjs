export default {
  testEnvironment: 'node',
  // All cores: by itself jest leaves one idle, which is half of two.
  maxWorkers: '100%',
  globalSetup: '<rootDir>/tests/globalSetup.mjs',
  testMatch: ['<rootDir>/tests/**/*.test.ts'],
  extensionsToTreatAsEsm: ['.ts'],
  transform: { '^.+\\.ts$': '<rootDir>/tests/esbuild-transform.cjs' },
  modulePathIgnorePatterns: ['<rootDir>/dist/'],
  coverageProvider: 'babel',
};
