/**
 * How the output of an audit is read, in the form of `npm audit --json` (npm documentation, audit report version 2).
 */
import { expect, test } from '@jest/globals';
import { auditResult } from '../../../scripts/supply/audit.mjs';

const report = (...severities: readonly string[]) =>
  JSON.stringify({
    auditReportVersion: 2,
    vulnerabilities: Object.fromEntries(
      severities.map((severity, i) => [`p${i}`, { name: `p${i}`, severity, range: '<2.0.0', fixAvailable: true }]),
    ),
  });

test('high and critical vulnerabilities are faults, the others are counted', () => {
  expect(auditResult(report('low', 'critical', 'moderate', 'high', 'info'))).toEqual({
    faults: ['p1 <2.0.0: critical', 'p3 <2.0.0: high'],
    found: 5,
    problem: null,
  });
  expect(auditResult(report())).toEqual({ faults: [], found: 0, problem: null });
});

test.each([
  ['', 'no answer came in time'],
  ['{"message":"405 Method Not Allowed","method":"POST"}', '405 Method Not Allowed'],
  ['{"error":{"code":"ENOLOCK"}}', 'the answer is of another form'],
])('%j is no audit, and reported as that', (written, problem) => {
  expect(auditResult(written)).toEqual({ faults: [], found: 0, problem });
});
