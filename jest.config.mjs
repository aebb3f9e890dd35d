export default {
  testEnvironment: 'node',
  globalSetup: '<rootDir>/tests/globalSetup.mjs',
  testMatch: ['<rootDir>/tests/**/*.test.ts'],
  extensionsToTreatAsEsm: ['.ts'],
  transform: { '^.+\\.ts$': '<rootDir>/tests/esbuild-transform.cjs' },
  modulePathIgnorePatterns: ['<rootDir>/dist/'],
  coverageProvider: 'babel',
};
