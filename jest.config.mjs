export default {
  testEnvironment: 'node',
  testMatch: ['<rootDir>/tests/**/*.test.ts'],
  extensionsToTreatAsEsm: ['.ts'],
  transform: { '^.+\\.ts$': '<rootDir>/tests/esbuild-transform.cjs' },
  modulePathIgnorePatterns: ['<rootDir>/dist/'],
  coverageProvider: 'babel',
};
